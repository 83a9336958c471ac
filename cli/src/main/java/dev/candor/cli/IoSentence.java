package dev.candor.cli;

import java.io.IOException;
import java.net.ConnectException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in words what the exceptions of files and connections say by their type. */
public final class IoSentence {
  private IoSentence() {}

  /** A sentence for a person, with the file where one is known. */
  public static String of(IOException e) {
    if (e instanceof FileSystemException file && file.getFile() != null) {
      return "%s cannot be used: %s.".formatted(file.getFile(), reason(e));
    }
    if (e instanceof ConnectException) {
      return "The suite does not answer: its connection was refused. See ./candor status.";
    }
    return "That did not work: " + reason(e) + ".";
  }

  /** The reason alone, without the file. */
  public static String reason(IOException e) {
    return switch (e) {
      case AccessDeniedException _ -> "permission denied";
      case NoSuchFileException _ -> "there is no such file or folder";
      case FileAlreadyExistsException _ -> "a file is in its place";
      case FileSystemException file when file.getReason() != null -> file.getReason();
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }
}
