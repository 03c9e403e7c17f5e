package burraco.readers.metratec;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The status of a Quasar LR and its selected antenna, collected line by line. */
final class QuasarStatus {
    static final String COMMAND = "STA";

    private static final Pattern SWR = Pattern.compile("SWR *: *([0-9]{1,4}(\\.[0-9]{1,4})?).*");

    private OptionalDouble swr = OptionalDouble.empty();
    private boolean begun;

    void take(String line) {
        begun = true;
        Matcher said = SWR.matcher(line);
        if (said.matches()) {
            swr = OptionalDouble.of(Double.parseDouble(said.group(1)));
        }
    }

    /** Whether any line has been received. */
    boolean isBegun() {
        return begun;
    }

    /** The standing wave ratio, which is 1 if all power is radiated; empty if none was reported. */
    OptionalDouble swr() {
        return swr;
    }
}
