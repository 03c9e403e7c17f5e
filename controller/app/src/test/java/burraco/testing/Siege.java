package burraco.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Many attackers of a table's pages, for as long as it is open. They are a process of their own,
 * which leaves the processor to the table if this machine has no other for it.
 */
public final class Siege implements AutoCloseable {
    private final Process process;
    private final BufferedReader said;

    /** The protocol that they use. */
    enum Speech {
        PLAIN,
        SECURE,
        ANY
    }

    /** What they do. */
    public enum Kind {
        /** No attackers. */
        NONE(0, Speech.ANY),
        /** They connect and say nothing. */
        SILENT(1_500, Speech.PLAIN),
        /** They send large headers and almost all of a body, and then nothing. */
        HALF_SENT(1_000, Speech.PLAIN),
        /** The same with a path that does not exist, under a name that is not the table's. */
        HALF_SENT_ELSEWHERE(1_000, Speech.PLAIN),
        /** They send a byte now and then. */
        SLOW(1_000, Speech.PLAIN),
        /** They ask for many large responses at once, and never read. */
        FAT(500, Speech.PLAIN),
        /** They send requests as fast as they are answered. */
        FLOOD(40, Speech.PLAIN),
        /** They listen, and half of them do not read. */
        LISTENERS(1_000, Speech.PLAIN),
        /** They connect where TLS is expected, and say nothing. */
        TLS_SILENT(800, Speech.SECURE),
        /** They send almost all of the longest possible greeting. */
        TLS_GREETING(800, Speech.SECURE),
        /** They complete the greeting, and send most of a record. */
        TLS_HALF_RECORD(300, Speech.SECURE),
        /** They ask for large responses under TLS, and never read. */
        TLS_FAT(300, Speech.SECURE);

        private final int people;
        private final Speech speech;

        Kind(int people, Speech speech) {
            this.people = people;
            this.speech = speech;
        }

        /** The kinds that use TLS, or those that do not. */
        public static List<Kind> all(boolean secure) {
            Speech other = secure ? Speech.PLAIN : Speech.SECURE;
            return Arrays.stream(values()).filter(kind -> kind.speech != other).toList();
        }

        /**
         * Whether they make the program reach its limit for memory. Under TLS there are too few of
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
     * Returns once all of them have connected.
     *
     * @param where the processors that they get
     * @param fromElsewhere whether they come from some twenty addresses, none of them the table's
     *     own; otherwise all come from that address
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

    /** Ends the siege; returns how often attackers have connected. */
    public long end() throws IOException {
        process.outputWriter().close();
        return Long.parseLong(said.readLine());
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
