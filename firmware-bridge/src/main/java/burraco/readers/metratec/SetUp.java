package burraco.readers.metratec;

import java.util.ArrayList;
import java.util.List;

/**
 * A step of setting up a reader.
 *
 * @param command without its checksum
 * @param needed whether it must succeed; some steps are not supported by every model and firmware
 */
record SetUp(String command, boolean needed) {
    static final String CHECK_ON = "CON";
    static final String CHECK_OFF = "COF";
    static final String REVISION = "REV";
    static final String HEARTBEAT = "HBT ";

    /**
     * All steps in order.
     *
     * @param checked whether checksums are sent now
     */
    static List<SetUp> of(MetratecSettings settings, boolean checked) {
        List<SetUp> all = new ArrayList<>();
        if (checked != settings.checked()) {
            all.add(new SetUp(settings.checked() ? CHECK_ON : CHECK_OFF, true));
        }
        // Ends each reply with LF, so that an incomplete one is noticed at once.
        all.add(new SetUp("EOF", true));
        all.add(new SetUp(REVISION, false));
        all.add(new SetUp("VBL 2", false));
        all.add(new SetUp("MOD 156", true));
        settings.milliwatts().ifPresent(power -> all.add(new SetUp("SET PWR " + power, true)));
        // A modulation of 100 % is much faster than 10 %.
        all.add(new SetUp("SRI SS 100", true));
        all.add(new SetUp(HEARTBEAT + settings.heartbeatSeconds(), false));
        return all;
    }
}
