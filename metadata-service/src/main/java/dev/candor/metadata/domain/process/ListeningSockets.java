package dev.candor.metadata.domain.process;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads {@code /proc/net/tcp} and {@code tcp6} (proc_pid_net(5)): column 2 is the local address and
 * port in hexadecimal, column 4 the state (0A = listening), column 10 the socket's inode.
 */
public final class ListeningSockets {
  private static final String LISTENING = "0A";
  private static final int LOCAL = 1;
  private static final int STATE = 3;
  private static final int INODE = 9;

  private ListeningSockets() {}

  /** The inodes of the sockets that listen on a port; malformed lines are passed over. */
  public static Set<String> inodesOn(int port, String table) {
    return table
        .lines()
        .map(line -> line.strip().split("\\s+", -1))
        .filter(columns -> columns.length > INODE && columns[STATE].equals(LISTENING))
        .filter(columns -> portOf(columns[LOCAL]) == port)
        .map(columns -> columns[INODE])
        .filter(inode -> !inode.equals("0"))
        .collect(Collectors.toSet());
  }

  private static int portOf(String address) {
    int colon = address.lastIndexOf(':');
    try {
      return colon < 0 ? -1 : Integer.parseInt(address.substring(colon + 1), 16);
    } catch (NumberFormatException e) {
      return -1;
    }
  }
}
