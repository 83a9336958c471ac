package dev.candor.metadata.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** A work store in memory; requests are given as objects, documents are the results' text. */
public class MemoryStore<Q, R> implements WorkStore<Q, R> {
  private final Map<Key, Q> requests = new LinkedHashMap<>();
  private final Map<Key, R> results = new LinkedHashMap<>();
  private final Set<String> published = new TreeSet<>();
  private final Function<R, Key> keyOf;

  public MemoryStore(Function<R, Key> keyOf) {
    this.keyOf = keyOf;
  }

  /** Notes a request as its key and itself. */
  public Key given(Key key, Q request) {
    requests.put(key, request);
    return key;
  }

  public Optional<R> result(Key key) {
    return Optional.ofNullable(results.get(key));
  }

  @Override
  public void remember(Key key, String original) {
    throw new UnsupportedOperationException("given() notes requests in memory");
  }

  @Override
  public Optional<Q> request(Key key) {
    return Optional.ofNullable(requests.get(key));
  }

  @Override
  public void keep(R result) {
    results.putIfAbsent(keyOf.apply(result), result);
  }

  @Override
  public Optional<String> document(Key key) {
    return result(key).map(String::valueOf);
  }

  @Override
  public void markPublished(Key key) {
    published.add(key.toString());
  }

  @Override
  public List<Key> owed() {
    return requests.keySet().stream().filter(k -> !published.contains(k.toString())).toList();
  }

  @Override
  public List<String> documents(String campaignId) {
    List<String> out = new ArrayList<>();
    results.forEach((key, r) -> out.add(r.toString()));
    return out;
  }
}
