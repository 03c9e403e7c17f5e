package burraco.readers.feig;

import burraco.readers.ReaderListener;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** Asks a reader for its identification. A reader without one may work all the same. */
final class FeigIdentification {
    private Optional<FeigQuestion> left = Optional.of(FeigQuestion.VERSION);

    void begin() {
        left = Optional.of(FeigQuestion.VERSION);
    }

    /** The next question; empty when all have been asked. */
    Optional<FeigQuestion> ask() {
        return left;
    }

    void answered(FeigQuestion asked, FeigFrame answer, ReaderListener heard, long now) {
        boolean told = answer.data()[0] == 0;
        if (told) {
            String bytes = HexFormat.of().formatHex(answer.data(), 1, answer.data().length);
            heard.about(String.format(Locale.ROOT, "FEIG %02X %s", answer.control(), bytes));
        }
        after(asked, told, heard, now);
    }

    /** The reader has answered the reset, so it works even if it does not identify itself. */
    void missed(FeigQuestion asked, ReaderListener heard, long now) {
        after(asked, false, heard, now);
    }

    private void after(FeigQuestion asked, boolean told, ReaderListener heard, long now) {
        left =
                told || asked == FeigQuestion.INFO
                        ? Optional.empty()
                        : Optional.of(FeigQuestion.INFO);
        if (left.isEmpty()) {
            heard.well(now);
        }
    }
}
