package dev.candor.quality.persistence;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.candor.quality.domain.Baseline;
import dev.candor.quality.service.BaselineStore;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** Baselines in PostgreSQL. */
@ApplicationScoped
class BaselineRepository implements BaselineStore {
  private final Rows rows;
  private final ObjectMapper json = new ObjectMapper();

  BaselineRepository(Rows rows) {
    this.rows = rows;
  }

  @ApplicationScoped
  static class Rows implements PanacheRepositoryBase<BaselineEntity, String> {}

  @Override
  @Transactional
  public Optional<Baseline> find(String model) {
    return rows.findByIdOptional(model).map(row -> row.toDomain(json));
  }

  @Override
  @Transactional
  public List<Baseline> all() {
    return rows.list("order by model").stream().map(row -> row.toDomain(json)).toList();
  }

  @Override
  @Transactional
  public void put(Baseline baseline) {
    BaselineEntity row =
        rows.findByIdOptional(baseline.model())
            .orElseGet(
                () -> {
                  BaselineEntity fresh = new BaselineEntity();
                  fresh.model = baseline.model();
                  return fresh;
                });
    row.take(baseline, json);
    rows.persist(row);
  }
}
