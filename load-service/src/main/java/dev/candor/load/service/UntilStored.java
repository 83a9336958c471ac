package dev.candor.load.service;

import jakarta.persistence.PersistenceException;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Does work that needs the database for as long as the database is away, so that a message is never
 * taken for undecodable because it came at a bad moment.
 */
public final class UntilStored {
  private static final Logger LOG = Logger.getLogger(UntilStored.class);
  private static final long PAUSE_MILLIS = 500;
  private static final int MOST_CAUSES = 20;

  private UntilStored() {}

  /** Runs the work until it does not fail for want of the database. */
  public static void run(Runnable work) {
    run(work, () -> !Thread.currentThread().isInterrupted());
  }

  static void run(Runnable work, BooleanSupplier patient) {
    while (true) {
      try {
        work.run();
        return;
      } catch (RuntimeException e) {
        if (!isDatabase(e) || !patient.getAsBoolean()) {
          throw e;
        }
        LOG.warnf("waiting for the database: %s", e);
        pause();
      }
    }
  }

  /**
   * Whether a failure is the database's own, as an outage is, and not the data's (SQL state classes
   * 22, 23 and 42), which would fail for ever.
   */
  public static boolean isDatabase(Throwable failure) {
    boolean database = false;
    Throwable t = failure;
    for (int depth = 0; t != null && depth < MOST_CAUSES; depth++) {
      if (t instanceof SQLException e && isAboutData(e.getSQLState())) {
        return false;
      }
      database |= t instanceof PersistenceException || t instanceof SQLException;
      t = t.getCause();
    }
    return database;
  }

  private static boolean isAboutData(@Nullable String sqlState) {
    return sqlState != null
        && (sqlState.startsWith("22") || sqlState.startsWith("23") || sqlState.startsWith("42"));
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
