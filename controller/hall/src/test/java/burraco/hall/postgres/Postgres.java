package burraco.hall.postgres;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The programs of PostgreSQL as Debian has them. */
public final class Postgres {
    private static final Path VERSIONS = Path.of("/usr/lib/postgresql");

    private Postgres() {}

    /** Leaves the test out where they are not installed. */
    public static void mustBeHere() {
        assumeTrue(
                bin().isPresent(),
                "PostgreSQL is not installed: ./table test --grown, or apt install postgresql");
    }

    /** Whether {@code ./table test --grown} runs, which takes its time. */
    public static boolean isLong() {
        return "long".equals(System.getProperty("table.grown"));
    }

    /** The folder of the newest version's programs. */
    public static Optional<Path> bin() {
        if (!Files.isDirectory(VERSIONS)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(VERSIONS)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.isExecutable(bin.resolve("postgres")))
                    .max(Comparator.comparing(bin -> number(bin.getParent())));
        } catch (IOException cannot) {
            return Optional.empty();
        }
    }

    private static int number(Path version) {
        String name = version.getFileName().toString();
        return name.matches("\\d{1,4}") ? Integer.parseInt(name) : 0;
    }

    /** Where one of the programs is. */
    static String program(String name) {
        return bin().orElseThrow().resolve(name).toString();
    }

    /**
     * Runs it to its end, as the user of the servers.
     *
     * @return what it has said
     */
    static String run(String program, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program(program)));
        command.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(ServerUser.command(command))
                        .redirectErrorStream(true)
                        .directory(Path.of("/").toFile())
                        .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said);
        }
        return said;
    }
}
