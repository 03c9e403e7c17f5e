package burraco.examination;

import burraco.hal.pi.PiFault;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Turns a fault on the header of a Raspberry Pi into a complaint with advice. */
final class HeaderFault {
    private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-fA-F]{2}");

    private HeaderFault() {}

    static DeviceComplaint of(PiFault fault) {
        String where = fault.where();
        String detail = seen(fault);
        return switch (fault.cause()) {
            case NOT_A_PI -> DeviceComplaint.of(DeviceFault.NOT_A_PI);
            case NO_LIBRARY -> DeviceComplaint.of(DeviceFault.NO_LIBRARY);
            case BUS_OFF -> DeviceComplaint.of(bus(where), where);
            case NOT_ALLOWED ->
                    DeviceComplaint.of(DeviceFault.BUS_NOT_ALLOWED, where, group(where));
            case NO_CHIP ->
                    DeviceComplaint.of(
                            where.contains("pwm") ? DeviceFault.NO_PWM_CHIP : DeviceFault.NO_CHIP,
                            where,
                            detail);
            case LINE_TAKEN -> DeviceComplaint.of(DeviceFault.LINE_TAKEN, where, detail);
            case NO_ANSWER -> DeviceComplaint.of(DeviceFault.NOTHING_ANSWERS, where, detail);
            case OTHER_ADDRESS ->
                    DeviceComplaint.of(DeviceFault.OTHER_ADDRESS, where, addresses(detail));
            case BROKEN -> DeviceComplaint.of(DeviceFault.BROKEN, fault.detail());
        };
    }

    /** The detail without the device's name, which has its own placeholder in the sentences. */
    private static String seen(PiFault fault) {
        String start = fault.where() + ": ";
        return fault.detail().startsWith(start)
                ? fault.detail().substring(start.length())
                : fault.detail();
    }

    private static DeviceFault bus(String where) {
        if (where.contains("i2c")) {
            return DeviceFault.I2C_OFF;
        }
        if (where.contains("spi")) {
            return DeviceFault.SPI_OFF;
        }
        return where.contains("pwm") ? DeviceFault.PWM_OFF : DeviceFault.BUS_OFF;
    }

    /** The group that may use the device in a standard Raspberry Pi OS. */
    private static String group(String where) {
        if (where.contains("i2c")) {
            return "i2c";
        }
        return where.contains("spi") ? "spi" : "gpio";
    }

    /** The addresses that do answer; the one that does not comes first in the detail. */
    private static String addresses(String detail) {
        List<String> all = ADDRESS.matcher(detail).results().map(MatchResult::group).toList();
        return all.size() < 2 ? detail : String.join(", ", all.subList(1, all.size()));
    }
}
