package burraco.layout;

import java.util.Optional;

/**
 * What {@code [pi]} says of a Raspberry Pi's header.
 *
 * @param chip what the system calls the lines of the header; without it they are looked for
 * @param lock the line of the arbiter's key switch
 * @param strip what the lamps on it are
 * @param pwm the PWM channel that the buzzer is on
 * @param pwmChip whose channel that is; without it that of the header is looked for
 */
public record PiInfo(
        Optional<String> chip,
        Optional<Integer> lock,
        Optional<Strip> strip,
        int pwm,
        Optional<Integer> pwmChip) {
    /** What is so where nobody says anything. */
    public static final PiInfo USUAL =
            new PiInfo(Optional.empty(), Optional.empty(), Optional.empty(), 0, Optional.empty());

    /**
     * A strip of lamps on SPI.
     *
     * @param kind {@code ws2812b}, {@code sk9822} or {@code apa102}
     * @param milliamps what its power supply gives to it
     */
    public record Strip(String kind, int bus, int select, int milliamps) {}
}
