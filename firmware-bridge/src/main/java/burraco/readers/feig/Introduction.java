package burraco.readers.feig;

import burraco.readers.Heard;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** How a reader says what it is; one that can say nothing of itself may be fine. */
final class Introduction {
    private Optional<Asked> left = Optional.of(Asked.VERSION);

    void begin() {
        left = Optional.of(Asked.VERSION);
    }

    /** What to ask; nothing where that is done. */
    Optional<Asked> ask() {
        return left;
    }

    void answered(Asked asked, FeigFrame answer, Heard heard, long now) {
        boolean told = answer.data()[0] == 0;
        if (told) {
            String bytes = HexFormat.of().formatHex(answer.data(), 1, answer.data().length);
            heard.about(String.format(Locale.ROOT, "FEIG %02X %s", answer.control(), bytes));
        }
        after(asked, told, heard, now);
    }

    /** It answered to a reset, and need not say what it is. */
    void missed(Asked asked, Heard heard, long now) {
        after(asked, false, heard, now);
    }

    private void after(Asked asked, boolean told, Heard heard, long now) {
        left = told || asked == Asked.INFO ? Optional.empty() : Optional.of(Asked.INFO);
        if (left.isEmpty()) {
            heard.well(now);
        }
    }
}
