package dev.candor.load.client;

import dev.candor.load.domain.prompt.ApiKind;
import dev.candor.load.domain.prompt.PromptSizing;
import dev.candor.load.domain.prompt.Prose;
import dev.candor.load.domain.prompt.TokenSpan;
import dev.candor.load.domain.stream.Failure;
import dev.candor.load.domain.stream.StreamTimeline;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Finds out once per endpoint, before any load, which interface and which optional request fields
 * an engine takes, and how it counts prompt tokens. A 400 or 422 for an unknown field leads to a
 * request without it; what comes and goes (no connection, 503, 429, a cut stream) is tried again
 * for as long as a connection may take.
 */
public final class EndpointProbe {
  private static final int PAUSE_MILLIS = 250;
  private static final int PROBE_TOKENS = 4;
  private static final int FIRST_UNITS = 12;
  private static final int LARGEST_UNITS = 600;

  private final ClientLoops loops;
  private final EngineEndpoint endpoint;
  private final ProbePlan plan;
  private final Prose prose;
  private final Set<OptionalField> fields = EnumSet.noneOf(OptionalField.class);
  private final Map<String, String> facts = new TreeMap<>();
  private final List<PromptSizing.Sample> samples = new ArrayList<>();
  private ApiKind api;
  private long probes;
  private boolean timingsSeen;

  /**
   * Prepares a probe.
   *
   * @param seed of the probes' own prompts
   */
  public EndpointProbe(ClientLoops loops, EngineEndpoint endpoint, ProbePlan plan, long seed) {
    this.loops = loops;
    this.endpoint = endpoint;
    this.plan = plan;
    prose = new Prose(seed);
    api = plan.api().orElse(ApiKind.CHAT);
    fields.add(OptionalField.STREAM_OPTIONS);
    fields.add(OptionalField.CONTINUOUS_USAGE);
    fields.add(OptionalField.RETURN_TOKEN_IDS);
    if (plan.sampling().ignoreEos()) {
      fields.add(OptionalField.IGNORE_EOS);
    }
  }

  /** Probes; blocks its caller. */
  public ProbeResult run() throws InterruptedException {
    Optional<String> trouble = ask(FIRST_UNITS);
    if (trouble.isEmpty() && timingsSeen) {
      fields.add(OptionalField.TIMINGS_PER_TOKEN);
      fields.add(OptionalField.CACHE_PROMPT);
      fields.remove(OptionalField.RETURN_TOKEN_IDS);
      fields.remove(OptionalField.CONTINUOUS_USAGE);
    }
    if (trouble.isEmpty() && plan.promptTokens().isPresent() && !samples.isEmpty()) {
      trouble = size(plan.promptTokens().get());
    }
    return trouble.isPresent() ? new ProbeResult.Unable(trouble.get()) : able();
  }

  private ProbeResult able() {
    facts.put("api", api.wireName());
    facts.put(
        "request_fields", String.join(",", fields.stream().map(OptionalField::wireName).toList()));
    return new ProbeResult.Able(
        new Capabilities(api, Set.copyOf(fields), PromptSizing.fit(samples), Map.copyOf(facts)));
  }

  /**
   * Two more sizes around what is wanted, the greater one bounded so that slow engines can bear it.
   */
  private Optional<String> size(TokenSpan wanted) throws InterruptedException {
    int fixed = Math.max(0, samples.getFirst().tokens() - samples.getFirst().units());
    int low = Math.min(LARGEST_UNITS / 2, Math.max(Prose.MIN_UNITS, wanted.min() - fixed));
    int high = Math.min(LARGEST_UNITS, Math.max(low + 40, wanted.max() - fixed));
    Optional<String> trouble = ask(low);
    for (int i = 0; i < 2 && trouble.isEmpty(); i++) {
      trouble = ask(i == 0 ? high : low);
    }
    return trouble;
  }

  /** Asks until a good stream comes; gives up what the engine refuses. */
  private Optional<String> ask(int units) throws InterruptedException {
    long deadline = loops.nanos() + plan.connectTimeout().toNanos();
    while (true) {
      Exchange.Answer answer = once(units);
      Optional<Failure> failure = answer.failure();
      if (failure.isEmpty()) {
        learn(answer.reader().timeline(), units);
        return Optional.empty();
      }
      boolean refusedField = answer.status() == 400 || answer.status() == 422;
      if (refusedField && giveUp(answer.body())) {
        continue;
      }
      boolean wrongPath = answer.status() == 404 || answer.status() == 405;
      if (wrongPath && plan.api().isEmpty() && api == ApiKind.CHAT) {
        api = ApiKind.COMPLETIONS;
        facts.put("chat_refused", failure.get().example());
        continue;
      }
      if (!comesAndGoes(answer, failure.get()) || loops.nanos() - deadline >= 0) {
        return Optional.of(sentence(failure.get()));
      }
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
  }

  private Exchange.Answer once(int units) throws InterruptedException {
    RequestPlan request =
        new RequestPlan(api, plan.model(), PROBE_TOKENS, plan.sampling(), Set.copyOf(fields));
    byte[] bytes = new RequestWriter(endpoint, request).render(prose.text(probes++, units));
    return Exchange.stream(
        loops.any(), endpoint, bytes, plan.connectTimeout(), plan.answerTimeout());
  }

  private void learn(StreamTimeline stream, int units) {
    stream.promptTokens().ifPresent(count -> samples.add(new PromptSizing.Sample(units, count)));
    timingsSeen |= stream.hasTimings();
  }

  /**
   * Drops the field that the refusal names, else the next one in order; false when none is left.
   */
  private boolean giveUp(String refusal) {
    Optional<OptionalField> named =
        fields.stream().filter(field -> refusal.contains(field.wireName())).findFirst();
    Optional<OptionalField> dropped = named.or(() -> fields.stream().findFirst());
    dropped.ifPresent(
        field -> {
          fields.remove(field);
          if (field == OptionalField.STREAM_OPTIONS) {
            fields.remove(OptionalField.CONTINUOUS_USAGE);
          }
          facts.merge("refused_fields", field.wireName(), (a, b) -> a + "," + b);
        });
    return dropped.isPresent();
  }

  private static boolean comesAndGoes(Exchange.Answer answer, Failure failure) {
    int status = answer.status();
    boolean passing = status == 0 || status == 200 || status == 429 || status >= 500;
    return passing
        && !failure.kind().equals(Failure.STALLED)
        && !failure.kind().equals(Failure.NOT_A_STREAM);
  }

  private String sentence(Failure failure) {
    return "the endpoint " + endpoint.url() + " gave no stream: " + failure.example();
  }
}
