package burraco.readers.metratec;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a Quasar LR says of itself and of the antenna that is chosen, gathered line by line. */
final class Status {
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

    /** Whether any of it has come. */
    boolean isBegun() {
        return begun;
    }

    /** The standing wave ratio: 1 where all power goes out; nothing where it said none. */
    OptionalDouble swr() {
        return swr;
    }
}
