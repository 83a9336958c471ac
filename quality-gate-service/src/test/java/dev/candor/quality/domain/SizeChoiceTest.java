package dev.candor.quality.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeChoiceTest {
  @ParameterizedTest
  @CsvSource({
    "smollm2-135m, TINY",
    "Qwen/Qwen2.5-0.5B-Instruct, TINY",
    "llama-3.2-1b-instruct, SMALL",
    "Qwen2.5-7B-Instruct-1M, MEDIUM",
    "mistralai/Mixtral-8x7B-v0.1, LARGE",
    "meta-llama/Llama-3.3-70B-Instruct, LARGE",
    "Qwen3-30B-A3B-int4-4bit, LARGE",
    "google/gemma-3n-E4B-it, MEDIUM",
    "gpt-oss, MEDIUM",
    "smollm2-135m-instruct-q4_1.gguf, TINY"
  })
  void shouldReadTheClassFromTheModelsName(String model, ModelSize expected) {
    // When
    SizeChoice choice = SizeChoice.of("auto", model);

    // Then
    assertThat(choice.size()).as(choice.why()).isEqualTo(expected);
  }

  @Test
  void shouldTakeTheClassThatIsAskedFor() {
    // When
    SizeChoice choice = SizeChoice.of("large", "smollm2-135m");

    // Then
    assertThat(choice).isEqualTo(new SizeChoice(ModelSize.LARGE, "size large as asked"));
  }

  @Test
  void shouldRefuseAClassThatDoesNotExist() {
    // When
    var refused = assertThatThrownBy(() -> SizeChoice.of("huge", "m"));

    // Then
    refused.hasMessage("model_size: \"huge\" is no size; use auto, tiny, small, medium, large");
  }
}
