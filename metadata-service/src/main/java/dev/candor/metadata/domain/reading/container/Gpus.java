package dev.candor.metadata.domain.reading.container;

import dev.candor.metadata.domain.reading.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which GPUs a container was given: {@code "all"}, a number, or a list of indices and UUIDs. */
final class Gpus {
  private static final Set<String> CDI = Set.of("nvidia.com/gpu", "amd.com/gpu");

  private Gpus() {}

  /** The value of {@code --gpus}. */
  static Optional<Object> option(String text) {
    String plain = text.replace("\"", "").replace("'", "").strip();
    if (plain.equals("all") || plain.equals("count=all") || plain.equals("count=-1")) {
      return Optional.of("all");
    }
    int device = plain.indexOf("device=");
    if (device >= 0) {
      return Optional.of(ids(plain.substring(device + 7).replaceFirst(",[a-z]+=.*", "")));
    }
    return Numbers.integer(plain.replaceFirst("^count=", "").replaceFirst(",.*", ""))
        .map(count -> count);
  }

  /** The value of {@code NVIDIA_VISIBLE_DEVICES}. */
  static Optional<Object> visible(String text) {
    return switch (text) {
      case "", "void", "none" -> Optional.empty();
      case "all" -> Optional.of("all");
      default -> Optional.of(ids(text));
    };
  }

  private static List<Object> ids(String text) {
    List<Object> ids = new ArrayList<>();
    for (String id : text.split(",", -1)) {
      if (!id.isBlank()) {
        ids.add(id.strip());
      }
    }
    return ids;
  }

  /** Devices by the container device interface, such as {@code nvidia.com/gpu=all}. */
  static Optional<Object> devices(List<String> names) {
    List<Object> ids = new ArrayList<>();
    for (String name : names) {
      int equals = name.indexOf('=');
      if (equals > 0 && CDI.contains(name.substring(0, equals))) {
        ids.add(name.substring(equals + 1));
      }
    }
    return ids.isEmpty() ? Optional.empty() : Optional.of(ids.contains("all") ? "all" : ids);
  }

  /** One entry of docker's DeviceRequests or of compose's device reservations. */
  static Optional<Object> request(Map<?, ?> request) {
    Object ids = first(request, "DeviceIDs", "device_ids");
    if (ids instanceof List<?> list && !list.isEmpty()) {
      if (list.stream().allMatch(id -> CDI.contains(String.valueOf(id).replaceFirst("=.*", "")))) {
        return devices(list.stream().map(String::valueOf).toList());
      }
      return Optional.of(list.stream().map(id -> (Object) String.valueOf(id)).toList());
    }
    Object count = first(request, "Count", "count");
    String text = String.valueOf(count);
    if (text.equals("-1") || text.equals("all")) {
      return Optional.of("all");
    }
    return count.equals("")
        ? Optional.of("all")
        : Numbers.integer(text).filter(number -> number > 0).map(number -> number);
  }

  private static Object first(Map<?, ?> map, String left, String right) {
    Object value = map.get(left) == null ? map.get(right) : map.get(left);
    return value == null ? "" : value;
  }
}
