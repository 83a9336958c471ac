package dev.candor.metadata.domain.reading.secret;

import java.util.List;
import java.util.Set;

/** The environment variables that change how an engine serves; nothing else is ever kept. */
public final class EnvironmentAllowList {
  private static final List<String> PREFIXES =
      List.of(
          "VLLM_",
          "SGLANG_",
          "SGL_",
          "TRTLLM_",
          "TLLM_",
          "LLAMA_ARG_",
          "OLLAMA_",
          "NCCL_",
          "RCCL_",
          "UCX_",
          "FLASHINFER_",
          "TRITON_",
          "GGML_",
          "SM_VLLM_",
          "SM_SGLANG_");
  private static final Set<String> NAMES =
      Set.of(
          "GLOO_SOCKET_IFNAME",
          "TP_SOCKET_IFNAME",
          "CUDA_VISIBLE_DEVICES",
          "NVIDIA_VISIBLE_DEVICES",
          "HIP_VISIBLE_DEVICES",
          "ROCR_VISIBLE_DEVICES",
          "CUDA_DEVICE_MAX_CONNECTIONS",
          "PYTORCH_CUDA_ALLOC_CONF",
          "PYTORCH_ALLOC_CONF",
          "TORCH_CUDA_ARCH_LIST",
          "HF_HUB_OFFLINE",
          "TRANSFORMERS_OFFLINE",
          "TOKENIZERS_PARALLELISM",
          "OMP_NUM_THREADS",
          "CUDA_DEVICE_ORDER",
          "CUDA_MODULE_LOADING");

  private EnvironmentAllowList() {}

  /** Whether a variable of this name may be kept. */
  public static boolean keeps(String name) {
    boolean listed = NAMES.contains(name) || PREFIXES.stream().anyMatch(name::startsWith);
    return listed
        && !SecretNames.isSecret(name)
        && !name.contains("KEY")
        && !name.endsWith("TOKEN")
        && !name.contains("PASSWORD");
  }
}
