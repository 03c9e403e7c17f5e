package burraco.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Many who mean no good to a table's pages, for as long as it is open: a program of its own, which
 * leaves the processors to the table where this machine has no others for it.
 */
public final class Siege implements AutoCloseable {
    private final Process process;
    private final BufferedReader said;

    /** Where they come. */
    enum Speech {
        PLAIN,
        SECURE,
        ANY
    }

    /** What they do. */
    public enum Kind {
        /** Nobody is there. */
        NONE(0, Speech.ANY),
        /** They connect and say nothing. */
        SILENT(1_500, Speech.PLAIN),
        /** Large headers and almost all of a body, and then nothing. */
        HALF_SENT(1_000, Speech.PLAIN),
        /** The same with a path that is none, under a name that is not the table's. */
        HALF_SENT_ELSEWHERE(1_000, Speech.PLAIN),
        /** A byte now and then. */
        SLOW(1_000, Speech.PLAIN),
        /** Large answers, many asked for at once and never read. */
        FAT(500, Speech.PLAIN),
        /** Requests as fast as they are answered. */
        FLOOD(40, Speech.PLAIN),
        /** They listen, and half of them do not read. */
        LISTENERS(1_000, Speech.PLAIN),
        /** They connect where TLS is spoken, and say nothing. */
        TLS_SILENT(800, Speech.SECURE),
        /** A greeting that is as long as a greeting can be, and almost all of it. */
        TLS_GREETING(800, Speech.SECURE),
        /** They greet, and send most of a record. */
        TLS_HALF_RECORD(300, Speech.SECURE),
        /** Large answers that are never read, under TLS. */
        TLS_FAT(300, Speech.SECURE);

        private final int people;
        private final Speech speech;

        Kind(int people, Speech speech) {
            this.people = people;
            this.speech = speech;
        }

        /** Those who come where TLS is spoken, or where it is not. */
        public static List<Kind> all(boolean secure) {
            Speech other = secure ? Speech.PLAIN : Speech.SECURE;
            return Arrays.stream(values()).filter(kind -> kind.speech != other).toList();
        }

        /**
         * Whether they have the program come to its bound for bytes. Under TLS there are too few of
         * them for that.
         */
        public boolean isGreedy() {
            return this == FAT;
        }

        int people() {
            return people;
        }
    }

    /**
     * Begun once all of them have connected.
     *
     * @param where the processors that they get
     * @param fromElsewhere whether they come from some twenty addresses, none of them the table's
     *     own; else all from that
     */
    public Siege(Processors where, int port, Kind kind, boolean fromElsewhere) throws IOException {
        List<String> command = new ArrayList<>(where.before());
        command.addAll(
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
                        String.valueOf(fromElsewhere)));
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
