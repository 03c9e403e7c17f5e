package burraco.board;

import burraco.hal.Answer;
import burraco.hal.TagId;
import burraco.wire.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Puts the board's scans together, whose tags may come in several parts. How many scans with the
 * same tags the board left out before one is not told on: each would have said the same.
 */
final class ScanHearing {
    /** The outcome of a scan whose front end does not work. */
    static final int BROKEN = 4;

    private static final int NO_STRENGTH = -128;

    /** What one antenna heard; answers are to be believed only where it was finished. */
    record Scan(int port, int outcome, List<Answer> answers) {}

    private final List<Answer> answers = new ArrayList<>();
    private int port = -1;
    private int next;

    /** What is not whole by now never will be. */
    void forget() {
        port = -1;
    }

    /** A scan, if this was its last part. */
    Optional<Scan> hear(Fields fields) {
        int scanned = fields.u8();
        int outcome = fields.u8();
        fields.u16(); // left out before
        fields.i32(); // what it took
        int part = fields.u8();
        int parts = fields.u8();
        if (part == 0) {
            port = scanned;
            next = 0;
            answers.clear();
        }
        if (scanned != port || part != next) {
            forget();
            return Optional.empty();
        }
        next++;
        take(fields);
        if (next < parts) {
            return Optional.empty();
        }
        forget();
        return Optional.of(new Scan(scanned, outcome, List.copyOf(answers)));
    }

    private void take(Fields fields) {
        for (int left = fields.u8(); left > 0; left--) {
            TagId tag = TagId.of(fields.uid());
            int strength = fields.i8();
            if (fields.isWhole()) {
                answers.add(
                        strength == NO_STRENGTH
                                ? Answer.of(tag)
                                : new Answer(tag, OptionalInt.of(strength)));
            }
        }
    }
}
