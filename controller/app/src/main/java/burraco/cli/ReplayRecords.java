package burraco.cli;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The bare records of a capture's hands, one behind the other or each in a file. */
final class ReplayRecords {
    private static final String CAPTURE = ".readings.jsonl";

    private ReplayRecords() {}

    static void print(PrintStream out, HandHeard hand) {
        if (hand.number() > 1) {
            out.println("; ---- hand " + hand.number());
        }
        out.print(hand.record());
    }

    /** Writes all of them, or none where one of the files is there already. */
    static void write(Path folder, Path capture, List<HandHeard> hands) throws IOException {
        PrivateFile.folder(folder);
        for (HandHeard hand : hands) {
            Path file = file(folder, capture, hand);
            if (Files.exists(file)) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
        for (HandHeard hand : hands) {
            Path file = file(folder, capture, hand);
            PrivateFile.write(file, hand.record().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Path file(Path folder, Path capture, HandHeard hand) {
        String name = capture.getFileName().toString();
        String bare =
                name.endsWith(CAPTURE) ? name.substring(0, name.length() - CAPTURE.length()) : name;
        return folder.resolve(bare + "-" + hand.number() + ".burraco");
    }
}
