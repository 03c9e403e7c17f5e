package burraco.hal.pi;

import burraco.hal.Rgb;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

/**
 * What the kernel's end of a header received ({@code hal/kernel/table_header.c}), as the connected
 * chips would understand it.
 */
public final class HeaderHeard {
    private static final Path FILE = Path.of("/sys/kernel/debug/table-header/heard");

    private static final long MICROS_PER_BYTE = 90;
    private static final long LONG_MICROS = 1_000_000;

    private final List<Line> lines;

    private HeaderHeard(List<String> lines) {
        this.lines =
                lines.stream()
                        .map(line -> line.split(" "))
                        .map(words -> new Line(Long.parseLong(words[0]), words))
                        .toList();
    }

    /** A log that was copied from a guest. */
    public static HeaderHeard of(List<String> lines) {
        return new HeaderHeard(lines);
    }

    /** The log so far on this machine. */
    static HeaderHeard here() {
        try {
            return new HeaderHeard(Files.readAllLines(FILE));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** A line of the log: its time, and its device. */
    private record Line(long micros, String[] words) {
        byte[] bytes() {
            return HexFormat.of().parseHex(words[words.length - 1]);
        }

        boolean is(String bus, String which) {
            return words[1].equals(bus) && words[2].equals(which) && !words[3].equals("-");
        }
    }

    static void forget() {
        try {
            Files.writeString(FILE, "-");
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** The text on a display of 4 rows of 20. */
    public List<String> hd44780(int address) {
        return shown(new Hd44780Chip(), address);
    }

    /** The colours of a strip with this many lamps. */
    public List<Rgb> ws2812b(int lamps) {
        return shining(new Ws2812bChips(lamps));
    }

    /** The text on this chip's display. */
    List<String> shown(I2cChip chip, int address) {
        chip.powerOn(0);
        for (Line line : lines) {
            if (line.is("i2c", "%02x".formatted(address))) {
                chip.written(line.bytes(), line.micros() + MICROS_PER_BYTE, MICROS_PER_BYTE);
            }
        }
        return chip.shown();
    }

    List<Rgb> shining(StripChip strip) {
        strip.powerOn();
        for (Line line : lines) {
            if (line.is("spi", "0.0")) {
                strip.transfer(line.bytes(), Integer.parseInt(line.words()[3]), LONG_MICROS);
            }
        }
        return strip.shining();
    }

    /** The tones of a PWM channel in order. */
    public List<String> sounds() {
        return lines.stream()
                .filter(line -> line.words()[1].equals("pwm"))
                .map(line -> sound(line.words()))
                .distinct()
                .toList();
    }

    private static String sound(String[] words) {
        long period = Long.parseLong(words[3]);
        long high = Long.parseLong(words[4]);
        return words[5].equals("1") && high > 0
                ? "%d Hz, on for %d %%"
                        .formatted(Math.round(1e9 / period), Math.round(100.0 * high / period))
                : "still";
    }
}
