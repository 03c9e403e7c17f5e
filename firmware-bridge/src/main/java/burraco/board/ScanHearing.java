package burraco.board;

import burraco.hal.Answer;
import burraco.hal.TagId;
import burraco.wire.MessageFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Assembles the scans of the board, whose tags may come in several parts. Scans with the same tags,
 * which the board leaves out and counts, are not reported.
 */
final class ScanHearing {
    /** The outcome of a scan whose front end does not work. */
    static final int BROKEN = 4;

    private static final int NO_STRENGTH = -128;

    /** A scan of one antenna; the answers are valid only if it was completed. */
    record Scan(int port, int outcome, List<Answer> answers) {}

    private final List<Answer> answers = new ArrayList<>();
    private int port = -1;
    private int next;

    /** Drops an incomplete scan. */
    void forget() {
        port = -1;
    }

    /** Takes a part; returns the scan if it was the last one. */
    Optional<Scan> hear(MessageFields fields) {
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

    private void take(MessageFields fields) {
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
