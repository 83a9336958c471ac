package dev.candor.cli;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/**
 * Tells of Ctrl-C and SIGTERM without ending the JVM. The JDK's only way is {@code
 * sun.misc.Signal}, whose use javac reports as a warning that nothing can silence, and the build
 * has warnings as errors: so it is reached by name.
 */
public final class Interrupts {
  private Interrupts() {}

  /** Runs the action each time one of the signals comes. */
  public static void on(Runnable action) {
    handle("INT", action);
    handle("TERM", action);
  }

  private static void handle(String name, Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object ours =
          Proxy.newProxyInstance(
              handler.getClassLoader(),
              new Class<?>[] {handler},
              (proxy, method, arguments) -> {
                if (method.getName().equals("handle")) {
                  action.run();
                }
                return null;
              });
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), ours);
    } catch (ClassNotFoundException
        | NoSuchMethodException
        | InstantiationException
        | IllegalAccessException
        | InvocationTargetException e) {
      throw new IllegalStateException("this JVM cannot hear signals", e);
    }
  }
}
