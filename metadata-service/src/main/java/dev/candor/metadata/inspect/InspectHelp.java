package dev.candor.metadata.inspect;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** What the command says of itself, and of files that it cannot open. */
final class InspectHelp {
  static final String TEXT =
      """
      Usage: inspect FORM [OPTION...] [FILE|-]
             inspect argv [OPTION...] -- PROGRAM ARGUMENT...
             inspect endpoint URL | port NUMBER | pid NUMBER
             inspect batch FILE.jsonl

      Prints an engine's configuration, each value with where it was read. Secrets are replaced by
      markers. Without FILE the standard input is read.

      Forms:
        argv                   words of a command line: JSON list, NULs as in /proc, or one a line
        shell                  a command line as it is pasted
        docker, podman         a run command, or what inspect prints of a container
        compose, pod, env, log a compose file, a Kubernetes object, variables, an engine's log

      Live:
        endpoint URL           what the engine says of itself, and its process when it is local
        port NUMBER            the process that listens there
        pid NUMBER             that process

      Options:
        --engine E             vllm, sglang, llama.cpp, tensorrt-llm, tgi or ollama
        --version V            the engine's version, for its defaults
        --env NAME=value       a variable that the engine has; may be repeated
        --root DIR             where files that the command line names are looked for
        --json                 one JSON object: engine, fields, evidence, unresolved, conflicts, ...

      A batch has one JSON object a line (id, engine, form, input or line, env, files); for each,
      one object is printed. A line that cannot be read gives an object with "error".

      Examples:
        ./candor inspect argv -- vllm serve org/model --tensor-parallel-size 2
        ./candor inspect endpoint http://127.0.0.1:8000 --json
        docker inspect engine | ./candor inspect docker

      Exit status: 0 read, 1 the input or engine cannot be read, 2 a mistake in the arguments.""";

  private InspectHelp() {}

  /** Why a source could not be read. */
  static String sentence(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return "cannot read " + missing.getFile() + ": there is no such file";
    }
    if (e instanceof AccessDeniedException denied) {
      return "cannot read " + denied.getFile() + ": this user may not read it";
    }
    return "cannot read: " + e.getMessage();
  }
}
