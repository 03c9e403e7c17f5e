package burraco.layout;

import java.util.Optional;

/**
 * The {@code [pi]} section: how the header of a Raspberry Pi is used.
 *
 * @param chip the system's name of the GPIO chip of the header; if empty, it is searched for
 * @param lock the line of the arbiter's key switch
 * @param strip what the lamps on it are
 * @param pwm the PWM channel that the buzzer is on
 * @param pwmChip the chip of that channel; if empty, it is searched for
 */
public record PiInfo(
        Optional<String> chip,
        Optional<Integer> lock,
        Optional<Strip> strip,
        int pwm,
        Optional<Integer> pwmChip) {
    /** The defaults. */
    public static final PiInfo USUAL =
            new PiInfo(Optional.empty(), Optional.empty(), Optional.empty(), 0, Optional.empty());

    /**
     * A strip of lamps on SPI.
     *
     * @param kind {@code ws2812b}, {@code sk9822} or {@code apa102}
     * @param milliamps the current that its power supply can deliver
     */
    public record Strip(String kind, int bus, int select, int milliamps) {}
}
