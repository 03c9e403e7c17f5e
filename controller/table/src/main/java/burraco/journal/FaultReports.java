package burraco.journal;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files about faults of the program, beside the journal and as private as it is: the input and the
 * whole trace may name cards that nobody has seen. Only the last ones are kept.
 */
final class FaultReports {
    static final int MOST_FILES = 20;
    static final int MOST_CHARACTERS = 64_000;

    private static final Pattern NAME = Pattern.compile("fault-(\\d{4,9})\\.txt");

    private final Path folder;

    FaultReports(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes one.
     *
     * @param wall when it happened, on people's clocks
     * @param where which hand it was, and how far it had come
     * @param input at which the program failed, without people's names
     */
    Path write(long wall, String where, String input, Throwable fault) throws IOException {
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace));
        String text =
                "The program failed at an input, which was left out.\n\n"
                        + "when:  "
                        + Instant.ofEpochMilli(wall)
                        + "\nwhere: "
                        + where
                        + "\ninput: "
                        + input
                        + "\n\n"
                        + trace;
        List<Path> there = reports();
        for (Path old : there.subList(0, Math.max(0, there.size() - MOST_FILES + 1))) {
            Files.deleteIfExists(old);
        }
        int next = there.isEmpty() ? 1 : number(there.getLast()) + 1;
        Path file = folder.resolve(String.format(Locale.ROOT, "fault-%04d.txt", next));
        String most = text.substring(0, Math.min(text.length(), MOST_CHARACTERS));
        PrivateFile.write(file, most.getBytes(StandardCharsets.UTF_8));
        return file;
    }

    /** Those that are there, the oldest first. */
    List<Path> reports() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(one -> NAME.matcher("" + one.getFileName()).matches())
                    .sorted((one, other) -> Integer.compare(number(one), number(other)))
                    .toList();
        }
    }

    private static int number(Path file) {
        return Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
    }
}
