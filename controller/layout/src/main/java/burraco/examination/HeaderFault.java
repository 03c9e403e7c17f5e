package burraco.examination;

import burraco.hal.pi.PiFault;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What is wrong on the header of a Raspberry Pi, as a complaint with advice. */
final class HeaderFault {
    private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-fA-F]{2}");

    private HeaderFault() {}

    static Complaint of(PiFault fault) {
        String where = fault.where();
        String detail = seen(fault);
        return switch (fault.cause()) {
            case NOT_A_PI -> Complaint.of(Ailment.NOT_A_PI);
            case NO_LIBRARY -> Complaint.of(Ailment.NO_LIBRARY);
            case BUS_OFF -> Complaint.of(bus(where), where);
            case NOT_ALLOWED -> Complaint.of(Ailment.BUS_NOT_ALLOWED, where, group(where));
            case NO_CHIP ->
                    Complaint.of(
                            where.contains("pwm") ? Ailment.NO_PWM_CHIP : Ailment.NO_CHIP,
                            where,
                            detail);
            case LINE_TAKEN -> Complaint.of(Ailment.LINE_TAKEN, where, detail);
            case NO_ANSWER -> Complaint.of(Ailment.NOTHING_ANSWERS, where, detail);
            case OTHER_ADDRESS -> Complaint.of(Ailment.OTHER_ADDRESS, where, addresses(detail));
            case BROKEN -> Complaint.of(Ailment.BROKEN, fault.detail());
        };
    }

    /** Without where, which the sentences have in a place of its own. */
    private static String seen(PiFault fault) {
        String start = fault.where() + ": ";
        return fault.detail().startsWith(start)
                ? fault.detail().substring(start.length())
                : fault.detail();
    }

    private static Ailment bus(String where) {
        if (where.contains("i2c")) {
            return Ailment.I2C_OFF;
        }
        if (where.contains("spi")) {
            return Ailment.SPI_OFF;
        }
        return where.contains("pwm") ? Ailment.PWM_OFF : Ailment.BUS_OFF;
    }

    /** Who may use it on a Raspberry Pi OS as it comes. */
    private static String group(String where) {
        if (where.contains("i2c")) {
            return "i2c";
        }
        return where.contains("spi") ? "spi" : "gpio";
    }

    /** Those that answer; the one that does not stands before them. */
    private static String addresses(String detail) {
        List<String> all = ADDRESS.matcher(detail).results().map(MatchResult::group).toList();
        return all.size() < 2 ? detail : String.join(", ", all.subList(1, all.size()));
    }
}
