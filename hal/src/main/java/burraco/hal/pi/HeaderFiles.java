package burraco.hal.pi;

import java.util.List;
import java.util.Optional;

/** Finds the device files of the header, and the faults that can be seen there. */
record HeaderFiles(DeviceFiles nodes) {
    private static final String CHIPS = "gpiochip";
    private static final String PWM = "/sys/class/pwm";

    String gpio(Optional<String> chip) throws PinException {
        List<String> chips = nodes.names("/dev", CHIPS);
        if (chips.isEmpty()) {
            throw new PinException(
                    PiFault.Cause.NO_CHIP,
                    "/dev",
                    "there is no " + CHIPS + ", so there are no GPIOs");
        }
        String where = "/dev/" + chip.orElse(chips.getFirst());
        if (nodes.look(where) == DeviceFiles.State.MISSING) {
            throw new PinException(
                    PiFault.Cause.NO_CHIP,
                    where,
                    "it is not there; there are " + String.join(", ", chips));
        }
        // Pi4J searches all of them for the right one.
        for (String one : chip.map(List::of).orElse(chips)) {
            allowed("/dev/" + one, "gpio");
        }
        return chip.isPresent() ? where : "/dev/" + CHIPS + "*";
    }

    String i2c(int bus) throws PinException {
        return there("/dev/i2c-" + bus, "i2c", "I2C");
    }

    String spi(int bus, int select) throws PinException {
        return there("/dev/spidev" + bus + "." + select, "spi", "SPI");
    }

    String pwm(int chip) throws PinException {
        List<String> chips = nodes.names(PWM, "pwmchip");
        String where = PWM + "/pwmchip" + chip;
        if (chips.isEmpty()) {
            throw new PinException(PiFault.Cause.BUS_OFF, PWM, "PWM is not switched on");
        }
        if (!chips.contains("pwmchip" + chip)) {
            throw new PinException(
                    PiFault.Cause.NO_CHIP,
                    where,
                    "it is not there; there are " + String.join(", ", chips));
        }
        allowed(where + "/export", "gpio");
        return where;
    }

    private String there(String path, String group, String bus) throws PinException {
        if (nodes.look(path) == DeviceFiles.State.MISSING) {
            throw new PinException(
                    PiFault.Cause.BUS_OFF, path, "it is not there: " + bus + " is not switched on");
        }
        allowed(path, group);
        return path;
    }

    private void allowed(String path, String group) throws PinException {
        if (nodes.look(path) == DeviceFiles.State.FORBIDDEN) {
            throw new PinException(
                    PiFault.Cause.NOT_ALLOWED,
                    path,
                    "this user may not use it; the group " + group + " may");
        }
    }
}
