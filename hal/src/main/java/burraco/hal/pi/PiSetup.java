package burraco.hal.pi;

import burraco.hal.Button;
import burraco.hal.LampGroup;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The devices on the header of a Raspberry Pi.
 *
 * @param source its id in the layout
 * @param chip the GPIO chip of the header, {@code gpiochip4}; empty: the one that says that it is
 * @param lock the GPIO of the arbiter's key switch: buttons of no seat count only while it is
 *     turned
 */
public record PiSetup(
        String source,
        Optional<String> chip,
        List<Contact> contacts,
        OptionalInt lock,
        Optional<Strip> strip,
        Optional<Panel> display,
        Optional<Piezo> buzzer) {
    public PiSetup {
        contacts = List.copyOf(contacts);
        Set<Integer> lines = new HashSet<>();
        lock.ifPresent(lines::add);
        for (Contact contact : contacts) {
            if (!lines.add(contact.line())) {
                throw new IllegalArgumentException("two hang on GPIO " + contact.line());
            }
        }
    }

    /**
     * A push button between a GPIO and ground.
     *
     * @param line the GPIO number by the documentation of the Pi: 17 is on pin 11
     */
    public record Contact(Button button, int line) {}

    /**
     * Lamps in a row on one data line.
     *
     * @param bus of {@code /dev/spidev0.1} the 0
     * @param select of {@code /dev/spidev0.1} the 1
     * @param milliamps the current of their power supply; a picture that needs more is dimmed
     */
    public record Strip(Chip chip, int bus, int select, List<Row> rows, int milliamps) {
        /**
         * The longest strip of WS2812B: a picture is sent in one go, and the system sends 4096
         * bytes.
         */
        public static final int LONGEST_WS2812B = 440;

        /** The chip in each lamp; an APA102 uses the protocol of an SK9822. */
        public enum Chip {
            WS2812B,
            SK9822
        }

        public Strip {
            rows = List.copyOf(rows);
            Set<Integer> taken = new HashSet<>();
            for (Row row : rows) {
                for (int i = 0; i < row.group().lamps(); i++) {
                    if (row.first() < 0 || !taken.add(row.first() + i)) {
                        throw new IllegalArgumentException(
                                "two groups have lamp " + (row.first() + i) + " of the strip");
                    }
                }
            }
            int lamps = lamps(rows);
            if (chip == Chip.WS2812B && lamps > LONGEST_WS2812B) {
                throw new IllegalArgumentException(
                        "a strip of WS2812B has at most %d lamps here, not %d: take SK9822 or APA102"
                                .formatted(LONGEST_WS2812B, lamps));
            }
            if (milliamps <= lamps) {
                throw new IllegalArgumentException(
                        "%d mA are not enough for %d lamps, even dark ones"
                                .formatted(milliamps, lamps));
            }
        }

        /** The number of lamps up to the last one that is used. */
        public int lamps() {
            return lamps(rows);
        }

        private static int lamps(List<Row> rows) {
            return rows.stream().mapToInt(row -> row.first() + row.group().lamps()).max().orElse(0);
        }
    }

    /**
     * A group's place on the strip.
     *
     * @param first the number of its first lamp, from 0
     */
    public record Row(LampGroup group, int first) {}

    /**
     * A display for text.
     *
     * @param bus of {@code /dev/i2c-1} the 1
     * @param address 0x27, 0x3f; 0x3c, 0x3d
     */
    public record Panel(Kind kind, int bus, int address) {
        /** 20 by 4 letters behind a PCF8574, or 128 by 64 dots. */
        public enum Kind {
            HD44780,
            SSD1306
        }
    }

    /**
     * A piezo disc on a PWM pin.
     *
     * @param chip the number of its PWM chip, if that is not found automatically
     */
    public record Piezo(OptionalInt chip, int channel) {}
}
