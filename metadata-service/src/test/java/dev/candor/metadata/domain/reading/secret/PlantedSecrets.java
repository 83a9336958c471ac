package dev.candor.metadata.domain.reading.secret;

import java.util.LinkedHashMap;
import java.util.Map;

/** Forty kinds of secret, by the name under which people give them. */
public final class PlantedSecrets {
  private PlantedSecrets() {}

  /** Variable name to value; no value is like another one. */
  public static Map<String, String> all() {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("HF_TOKEN", "hf_AbCdEfGhIjKlMnOpQrSt");
    all.put("HUGGING_FACE_HUB_TOKEN", "plainHubToken91");
    all.put("VLLM_API_KEY", "vllm-key-77421");
    all.put("LLAMA_API_KEY", "llama-key-88123");
    all.put("OLLAMA_API_KEY", "ollama-key-5512");
    all.put("OPENAI_API_KEY", "sk-proj-abcdef1234567890");
    all.put("ANTHROPIC_API_KEY", "sk-ant-api03-zyxw987654");
    all.put("NGC_API_KEY", "nvapi-QwErTyUiOpAsDfGh");
    all.put("AWS_ACCESS_KEY_ID", "AKIAIOSFODNN7EXAMPLE");
    all.put("AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMIK7MDENGbPx");
    all.put("AWS_SESSION_TOKEN", "FwoGZXIvYXdzEBYaDH");
    all.put("AZURE_CLIENT_SECRET", "az~client.secret_77");
    all.put("GOOGLE_API_KEY", "AIzaSyA1234567890abcdefghijklmnopqrs");
    all.put("GITHUB_TOKEN", "ghp_1234567890abcdefABCDEF");
    all.put("GITLAB_TOKEN", "glpat-abcdefghij1234567890");
    all.put("WANDB_API_KEY", "0123456789abcdef0123456789abcdef01234567");
    all.put("SLACK_BOT_TOKEN", "xoxb-1111111111-abcdefghij");
    all.put("DATABASE_PASSWORD", "hunter2hunter2");
    all.put("POSTGRES_PASSWORD", "pgPass_9981");
    all.put("REDIS_PASSWORD", "r3dis-s3cret");
    all.put("MONGO_PASSWD", "mongoPasswd55");
    all.put("SSL_KEYFILE_PASSWORD", "keyfilePw_31");
    all.put("JWT_SECRET", "jwtSigningSecret!7");
    all.put("DJANGO_SECRET_KEY", "dj-secret-key-442");
    all.put("ENCRYPTION_KEY", "enc-key-33-ffee");
    all.put("DOCKER_AUTH_TOKEN", "dckr_pat_abcdefgh12345678");
    all.put("NPM_TOKEN", "npm_abcdefghijklmnopqrst");
    all.put("PYPI_TOKEN", "pypi-AgEIcHlwaS5vcmcCJD");
    all.put("RUNPOD_API_KEY", "rpa_ABCDEFGHIJKLMNOP1234");
    all.put("REPLICATE_API_TOKEN", "r8_abcdefghijklmnop1234");
    all.put("GROQ_API_KEY", "gsk_abcdefghijklmnop1234");
    all.put("STRIPE_SECRET_KEY", "sk_live_abcdefghijkl1234");
    all.put("VAULT_TOKEN", "hvs.CAESIabcdefghijklmnop");
    all.put("MODELSCOPE_API_TOKEN", "ms-12345678-1234-1234-1234-123456789abc");
    all.put("BASIC_AUTH_PASSWORD", "basicAuthPw66");
    all.put("SENTRY_DSN", "https-dsn-secret-9");
    all.put("COOKIE_SECRET", "cookie-secret-12");
    all.put("ADMIN_API_KEY", "admin-key-00991");
    all.put("CLIENT_PRIVATE_KEY", "privKeyMaterial_5");
    all.put("REGISTRY_CREDENTIALS", "cred-material-717");
    return all;
  }
}
