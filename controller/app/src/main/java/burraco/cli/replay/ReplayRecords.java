package burraco.cli.replay;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the records of a capture's hands, one after the other or each to a file. */
final class ReplayRecords {
    private static final String CAPTURE = ".readings.jsonl";

    private ReplayRecords() {}

    static void print(PrintStream out, ReplayedHand hand) {
        if (hand.number() > 1) {
            out.println("; ---- hand " + hand.number());
        }
        out.print(hand.record());
    }

    /** Writes all files, or none if one of them exists. */
    static void write(Path folder, Path capture, List<ReplayedHand> hands) throws IOException {
        PrivateFile.folder(folder);
        for (ReplayedHand hand : hands) {
            Path file = file(folder, capture, hand);
            if (Files.exists(file)) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
        for (ReplayedHand hand : hands) {
            Path file = file(folder, capture, hand);
            PrivateFile.write(file, hand.record().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Path file(Path folder, Path capture, ReplayedHand hand) {
        String name = capture.getFileName().toString();
        String bare =
                name.endsWith(CAPTURE) ? name.substring(0, name.length() - CAPTURE.length()) : name;
        return folder.resolve(bare + "-" + hand.number() + ".burraco");
    }
}
