package burraco.cli.hall;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Starts virtual tables as programs of their own. */
final class VirtualTables {
    private static final String NAME = "virtual ";
    private static final long TO_END_SECONDS = 5;

    private VirtualTables() {}

    /** A table's program. */
    record Child(Process process) implements AutoCloseable {
        @Override
        public void close() {
            process.destroy();
            try {
                if (!process.waitFor(TO_END_SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException hurry) {
                process.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        }
    }

    static Child start(String hall, int table, Path journal, long seed, double speed)
            throws IOException {
        List<String> command = new ArrayList<>(java());
        command.addAll(
                List.of(
                        "hall",
                        "virtual",
                        hall,
                        "--journal",
                        journal.toString(),
                        "--name",
                        NAME + table,
                        "--seed",
                        String.valueOf(seed),
                        "--speed",
                        String.valueOf(speed)));
        Files.createDirectories(journal);
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(journal.resolve("log.txt").toFile())
                        .start();
        return new Child(process);
    }

    /** The number of a virtual table by its name. */
    static Optional<Integer> number(String name) {
        return name.matches(NAME + "[1-9][0-9]{0,2}")
                ? Optional.of(Integer.valueOf(name.substring(NAME.length())))
                : Optional.empty();
    }

    /** This program once more, as small as it can be. */
    private static List<String> java() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "-Xmx96m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Djdk.virtualThreadScheduler.parallelism=1",
                        "-Dstdout.encoding=UTF-8",
                        "-Dstderr.encoding=UTF-8"));
        // With the classes that this program was started with, a table is there sooner.
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(one -> one.startsWith("-XX:AOTCache="))
                .forEach(command::add);
        String modules = System.getProperty("jdk.module.path", "");
        if (modules.isEmpty()) {
            command.addAll(
                    List.of("-cp", System.getProperty("java.class.path"), "burraco.cli.Main"));
        } else {
            command.addAll(
                    List.of(
                            "--enable-native-access=burraco.app,burraco.hal,org.xerial.sqlitejdbc",
                            "--add-modules",
                            "org.tinylog.impl",
                            "--module-path",
                            modules,
                            "--module",
                            "burraco.app/burraco.cli.Main"));
        }
        return command;
    }
}
