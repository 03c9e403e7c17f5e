package burraco.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Many who mean no good to a table's pages, for as long as it is open: a program of its own, which
 * leaves the processors to the table where this machine has no others for it.
 */
public final class Siege implements AutoCloseable {
    private final Process process;
    private final BufferedReader said;

    /** What they do. */
    public enum Kind {
        /** Nobody is there. */
        NONE(0),
        /** They connect and say nothing. */
        SILENT(1_500),
        /** Large headers and almost all of a body, and then nothing. */
        HALF_SENT(1_000),
        /** The same with a path that is none, under a name that is not the table's. */
        HALF_SENT_ELSEWHERE(1_000),
        /** A byte now and then. */
        SLOW(1_000),
        /** Large answers, asked for again and again and never read. */
        FAT(500),
        /** Requests as fast as they are answered. */
        FLOOD(40),
        /** They listen, and half of them do not read. */
        LISTENERS(1_000);

        private final int people;

        Kind(int people) {
            this.people = people;
        }

        int people() {
            return people;
        }
    }

    /**
     * Begun once all of them have connected.
     *
     * @param fromElsewhere whether they come from some twenty addresses, none of them the table's
     *     own; else all from that
     */
    public Siege(int port, Kind kind, boolean fromElsewhere) throws IOException {
        List<String> command =
                List.of(
                        "nice",
                        "-n",
                        "19",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx128m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Besiegers.class.getName(),
                        String.valueOf(port),
                        kind.name(),
                        String.valueOf(fromElsewhere));
        process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        said = process.inputReader(StandardCharsets.UTF_8);
        said.readLine();
    }

    /** Ends it: how often one of them has connected. */
    public long end() throws IOException {
        process.outputWriter().close();
        return Long.parseLong(said.readLine());
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
