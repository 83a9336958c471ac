package dev.candor.metadata.domain.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ProcessTextTest {
  @Test
  void shouldKeepEmptyWordsAndDropPadding() {
    // Given
    String cmdline = "engine\0--name\0\0--last\0\0\0\0";

    // When
    List<String> words = ProcessText.words(cmdline);

    // Then
    assertThat(words).containsExactly("engine", "--name", "", "--last");
  }

  @Test
  void shouldReadAStatLineWhoseNameHoldsParenthesesAndSpaces() {
    // Given
    String line = "77 (a) Z (b c) S 41 77 77 0 -1 4194560 1 0 0 0 5 6 0 0 20 0 1 0 987654 1 2 3\n";

    // When
    Optional<StatLine> stat = StatLine.parse(line);

    // Then
    assertThat(stat).hasValue(new StatLine('S', 41, 987654));
  }

  @Test
  void shouldFindListenersOfBothFamiliesAndNoOthers() {
    // Given
    String table =
        """
          sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  inode
           0: 0100007F:1F40 00000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 111 1
           1: 00000000000000000000000001000000:1F40 00000000000000000000000000000000:0000 0A \
        00000000:00000000 00:00000000 00000000 0 0 222 1
           2: 0100007F:1F40 0100007F:C000 01 00000000:00000000 00:00000000 00000000 0 0 333 1
           3: 0100007F:1F41 00000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 444 1
        """;

    // When
    var inodes = ListeningSockets.inodesOn(8000, table);

    // Then
    assertThat(inodes).containsExactlyInAnyOrder("111", "222");
  }

  @Test
  void shouldFindContainersOfEveryRuntime() {
    // Given
    String id = "0123456789abcdef".repeat(4);
    List<String> cgroups =
        List.of(
            "0::/system.slice/docker-" + id + ".scope",
            "0::/machine.slice/libpod-" + id + ".scope/container",
            "0::/kubepods.slice/kubepods-pod1.slice/cri-containerd-" + id + ".scope",
            "12:memory:/kubepods/burstable/pod1/" + id);

    // When
    var found = cgroups.stream().map(ProcessText::containerId).toList();

    // Then
    assertThat(found).containsOnly(Optional.of(id));
  }

  @Test
  void shouldTakeAUserSessionForNoContainer() {
    // Given
    String cgroup = "0::/user.slice/user-1000.slice/session-2.scope";

    // When
    Optional<String> container = ProcessText.containerId(cgroup);

    // Then
    assertThat(container).isEmpty();
  }

  @Test
  void shouldNotTakeAReusedPidForARestart() {
    // Given
    ProcessIdentity before = new ProcessIdentity(10, 500, "boot", Instant.EPOCH);

    // When
    List<Boolean> proofs =
        List.of(
            new ProcessIdentity(11, 600, "boot", Instant.EPOCH).provesRestartOf(before),
            new ProcessIdentity(10, 600, "boot", Instant.EPOCH).provesRestartOf(before),
            new ProcessIdentity(11, 500, "boot", Instant.EPOCH).provesRestartOf(before),
            new ProcessIdentity(9, 400, "boot", Instant.EPOCH).provesRestartOf(before));

    // Then
    assertThat(proofs).containsExactly(true, false, false, false);
  }

  @Property(tries = 500)
  void shouldSurviveAnyText(@ForAll String text) {
    // Given
    String hostile = text;

    // When
    int read =
        ProcessText.words(hostile).size()
            + ProcessText.environment(hostile).size()
            + (StatLine.parse(hostile).isPresent() ? 1 : 0)
            + ListeningSockets.inodesOn(8000, hostile).size();

    // Then
    assertThat(read).isNotNegative();
  }
}
