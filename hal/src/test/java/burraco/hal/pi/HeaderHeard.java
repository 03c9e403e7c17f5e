package burraco.hal.pi;

import burraco.hal.Rgb;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

/**
 * What the kernel's own end of a header has heard ({@code hal/kernel/table_header.c}), as the chips
 * would take it that hang there.
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

    /** What somebody brought from there. */
    public static HeaderHeard of(List<String> lines) {
        return new HeaderHeard(lines);
    }

    /** On the machine itself, so far. */
    static HeaderHeard here() {
        try {
            return new HeaderHeard(Files.readAllLines(FILE));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** A line of it: when it began, and where. */
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

    /** What people read on a display of four lines of twenty. */
    public List<String> hd44780(int address) {
        return shown(new Hd44780Chip(), address);
    }

    /** What people see on a strip of so many lamps. */
    public List<Rgb> ws2812b(int lamps) {
        return shining(new Ws2812bChips(lamps));
    }

    /** What people read on this chip. */
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

    /** The sounds of a PWM channel, one after the other. */
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
