package burraco.layout;

import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads {@code [pi]} and {@code [display]}, and checks that no two devices use the same line of the
 * header.
 */
final class PiReader {
    static final int LAST_LINE = 27;

    private static final List<String> OF_PI =
            List.of("chip", "lock", "strip", "spi", "milliamps", "pwm", "pwm-chip");

    private static final List<String> OF_DISPLAY = List.of("source", "kind", "bus", "address");
    private static final List<String> STRIPS = List.of("ws2812b", "sk9822", "apa102");
    private static final Map<String, Integer> DISPLAYS =
            new TreeMap<>(Map.of("hd44780", 0x27, "ssd1306", 0x3c));

    private static final int FIRST_ADDRESS = 0x08;
    private static final int LAST_ADDRESS = 0x77;
    private static final int LAST_BUS = 31;
    private static final int LAST_CHANNEL = 3;
    private static final int LAST_CHIP = 31;
    private static final int LEAST_MILLIAMPS = 100;
    private static final int MOST_MILLIAMPS = 60_000;
    private static final int USUAL_MILLIAMPS = 2_000;

    /** Lines of the header's first I2C bus (1) and of its SPI buses, by their numbers. */
    private static final List<Integer> OF_I2C = List.of(2, 3);

    private static final List<List<Integer>> OF_SPI =
            List.of(List.of(7, 8, 9, 10, 11), List.of(19, 20, 21));

    private final Sections file;
    private final SourceList sources;

    PiReader(Sections file, SourceList sources) {
        this.file = file;
        this.sources = sources;
    }

    PiInfo pi() {
        if (!file.has("pi")) {
            return PiInfo.USUAL;
        }
        Section section = file.single("pi");
        section.knows(OF_PI);
        sources.wantPi(section, Sentence.of("[pi]"));
        return new PiInfo(
                section.text("chip", new Sentence("read.pi.chip")),
                section.whole("lock", 0, LAST_LINE),
                strip(section),
                section.whole("pwm", 0, LAST_CHANNEL).orElse(0),
                section.whole("pwm-chip", 0, LAST_CHIP));
    }

    private static Optional<PiInfo.Strip> strip(Section section) {
        Optional<String> kind = section.oneOf("strip", STRIPS);
        int milliamps =
                section.whole("milliamps", LEAST_MILLIAMPS, MOST_MILLIAMPS).orElse(USUAL_MILLIAMPS);
        String spi = section.text("spi").orElse("0.0");
        if (!spi.matches("[0-9]\\.[0-9]")) {
            section.wrong("spi", new Sentence("read.pi.spi"));
        }
        if (!section.has("strip")) {
            section.refuse("spi", "read.pi.spi-alone");
            section.refuse("milliamps", "read.pi.milliamps-alone");
        }
        return kind.map(one ->
                new PiInfo.Strip(
                        one, spi.charAt(0) - '0', spi.charAt(spi.length() - 1) - '0', milliamps));
    }

    Optional<DisplayInfo> display() {
        if (!file.has("display")) {
            return Optional.empty();
        }
        Section section = file.single("display");
        section.knows(OF_DISPLAY);
        section.needs(
                "kind", NearMiss.oneOf(DISPLAYS.keySet().stream().map(Toml::quoted).toList()));
        String source = sources.ofPi(section);
        Optional<String> kind = section.oneOf("kind", DISPLAYS.keySet());
        int bus = section.whole("bus", 0, LAST_BUS).orElse(1);
        Optional<Integer> address = section.whole("address", FIRST_ADDRESS, LAST_ADDRESS);
        return kind.map(one ->
                new DisplayInfo(
                        source, one, bus, address.orElseGet(() -> DISPLAYS.getOrDefault(one, 0))));
    }

    /**
     * Reports lines of the header that two devices would use.
     *
     * @param buttons the sections of its buttons, by their lines
     */
    void checkLines(PiInfo pi, Optional<DisplayInfo> display, Map<Integer, Section> buttons) {
        List<Integer> taken = new ArrayList<>();
        display.filter(one -> one.bus() == 1).ifPresent(_ -> taken.addAll(OF_I2C));
        pi.strip()
                .filter(one -> one.bus() < OF_SPI.size())
                .ifPresent(one -> taken.addAll(OF_SPI.get(one.bus())));
        pi.lock().filter(taken::contains).ifPresent(_ -> refuseLine(file.single("pi"), "lock"));
        pi.lock().ifPresent(taken::add);
        buttons.forEach((line, section) -> {
            if (taken.contains(line)) {
                refuseLine(section, "number");
            }
        });
    }

    private static void refuseLine(Section section, String key) {
        section.wrong(key, new Sentence("read.pi.line"));
    }
}
