package dev.candor.metadata.persistence;

import dev.candor.metadata.service.Key;
import dev.candor.metadata.service.WorkStore;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One kind of work in the work table. */
class WorkTable<Q, R> implements WorkStore<Q, R> {
  private final WorkRepository rows;
  private final String kind;
  private final Function<String, Q> decode;
  private final Function<R, Key> keyOf;
  private final Function<R, String> encode;

  WorkTable(
      WorkRepository rows,
      String kind,
      Function<String, Q> decode,
      Function<R, Key> keyOf,
      Function<R, String> encode) {
    this.rows = rows;
    this.kind = kind;
    this.decode = decode;
    this.keyOf = keyOf;
    this.encode = encode;
  }

  @Override
  public void remember(Key key, String original) {
    rows.remember(kind, key, original);
  }

  @Override
  public Optional<Q> request(Key key) {
    return rows.row(kind, key).map(row -> decode.apply(row.request));
  }

  @Override
  public void keep(R result) {
    rows.keep(kind, keyOf.apply(result), encode.apply(result));
  }

  @Override
  public Optional<String> document(Key key) {
    return rows.row(kind, key).flatMap(row -> Optional.ofNullable(row.document));
  }

  @Override
  public void markPublished(Key key) {
    rows.markPublished(kind, key);
  }

  @Override
  public List<Key> owed() {
    return rows.owed(kind);
  }

  @Override
  public List<String> documents(String campaignId) {
    return rows.documents(kind, campaignId);
  }
}
