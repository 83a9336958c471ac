package dev.candor.report.messaging;

import jakarta.persistence.PersistenceException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.SystemException;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Does what needs the database again for as long as the database is away, so that a message is
 * never put aside as unusable because it came at a bad moment.
 */
final class UntilStored {
  private static final Logger LOG = Logger.getLogger(UntilStored.class);
  private static final long PAUSE_MILLIS = 500;

  private UntilStored() {}

  /** The work's result, once it no longer fails for want of the database. */
  static <T> T get(Supplier<T> work) {
    while (true) {
      try {
        return work.get();
      } catch (RuntimeException e) {
        if (!isAway(e) || Thread.currentThread().isInterrupted()) {
          throw e;
        }
        LOG.warnf("waiting for the database: %s", e);
        pause();
      }
    }
  }

  /** Whether the database itself failed, and not the data (SQL state classes 22, 23 and 42). */
  static boolean isAway(Throwable failure) {
    boolean away = false;
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (t instanceof SQLException e && isAboutData(String.valueOf(e.getSQLState()))) {
        return false;
      }
      away |=
          t instanceof PersistenceException
              || t instanceof SQLException
              || t instanceof RollbackException
              || t instanceof SystemException;
    }
    return away;
  }

  private static boolean isAboutData(String sqlState) {
    return sqlState.startsWith("22") || sqlState.startsWith("23") || sqlState.startsWith("42");
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
