package burraco.examination;

import burraco.hal.pi.PiFault;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is wrong on the header of a Raspberry Pi, as a complaint with advice. */
final class HeaderFault {
    private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-fA-F]{2}");

    private HeaderFault() {}

    static Complaint of(PiFault fault) {
        String where = fault.where();
        String detail = fault.detail();
        return switch (fault.cause()) {
            case NOT_A_PI -> Complaint.of(Ailment.NOT_A_PI, where, detail);
            case NO_LIBRARY -> Complaint.of(Ailment.NO_LIBRARY, where, detail);
            case BUS_OFF -> Complaint.of(bus(where), where, detail);
            case NOT_ALLOWED -> Complaint.of(Ailment.BUS_NOT_ALLOWED, where, group(where));
            case NO_CHIP -> Complaint.of(Ailment.NO_CHIP, where, detail);
            case LINE_TAKEN -> Complaint.of(Ailment.LINE_TAKEN, where, detail);
            case NO_ANSWER -> Complaint.of(Ailment.NOTHING_ANSWERS, where, detail);
            case OTHER_ADDRESS -> Complaint.of(Ailment.OTHER_ADDRESS, where, address(detail));
            case BROKEN -> Complaint.of(Ailment.BROKEN, where, detail);
        };
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

    /** The address that answers; it stands last. */
    private static String address(String detail) {
        Matcher found = ADDRESS.matcher(detail);
        String last = detail;
        while (found.find()) {
            last = found.group();
        }
        return last;
    }
}
