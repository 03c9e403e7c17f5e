package burraco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The kit is wired as its firmware is made. */
class StarterPageTest {
    private static final Path BOARD =
            ProjectFiles.ROOT.resolve("firmware-bridge/firmware/boards/rp2040");

    /** The pin of a Pico at which a line is, as its maker numbers them. */
    private static final Map<Integer, Integer> PICO =
            Map.ofEntries(
                    Map.entry(0, 1),
                    Map.entry(1, 2),
                    Map.entry(2, 4),
                    Map.entry(3, 5),
                    Map.entry(4, 6),
                    Map.entry(5, 7),
                    Map.entry(16, 21),
                    Map.entry(17, 22),
                    Map.entry(18, 24),
                    Map.entry(19, 25),
                    Map.entry(20, 26),
                    Map.entry(21, 27));

    private static int line(String name) throws IOException {
        String pins =
                Files.readString(BOARD.resolve("pins.h"))
                        + Files.readString(BOARD.resolve("starter/pins.h"));
        Matcher found = Pattern.compile("#define PIN_" + name + " (\\d+)u").matcher(pins);
        assertTrue(found.find(), name);
        return Integer.parseInt(found.group(1));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(", ")).map(Integer::valueOf).toList();
    }

    private static void isWired(String what, String... names) throws IOException {
        String page = Files.readString(ProjectFiles.ROOT.resolve("docs/build-a-table.md"));
        String kit = page.substring(page.indexOf("## The starter kit"));
        Matcher row =
                Pattern.compile(
                                "(?m)^\\| "
                                        + Pattern.quote(what)
                                        + " \\| ([0-9, ]+) \\| ([0-9, ]+) \\|")
                        .matcher(kit);
        assertTrue(row.find(), what);
        List<Integer> lines = numbers(row.group(1));
        for (int i = 0; i < names.length; i++) {
            assertEquals(line(names[i]), lines.get(i), names[i]);
        }
        assertEquals(lines.stream().map(PICO::get).toList(), numbers(row.group(2)), what);
    }

    @Test
    @DisplayName("Its table has the lines of pins.h, and the pins at which a Pico has them")
    void theTable() throws IOException {
        isWired("TX", "UART_TX");
        isWired("RX", "UART_RX");
        isWired("SCK", "READER_CLOCK");
        isWired("MOSI", "READER_MOSI");
        isWired(
                "module 1: MISO, NSS, BUSY, RST",
                "READER_MISO",
                "READER_SELECT",
                "READER_BUSY",
                "READER_RESET");
        isWired(
                "module 2: MISO, NSS, BUSY, RST",
                "SECOND_MISO",
                "SECOND_SELECT",
                "SECOND_BUSY",
                "SECOND_RESET");
    }

    @Test
    @DisplayName("No line has two things on it")
    void everyLineOnce() throws IOException {
        List<Integer> lines =
                Stream.of(
                                "UART_TX",
                                "UART_RX",
                                "READER_CLOCK",
                                "READER_MOSI",
                                "READER_MISO",
                                "READER_SELECT",
                                "READER_BUSY",
                                "READER_RESET",
                                "SECOND_MISO",
                                "SECOND_SELECT",
                                "SECOND_BUSY",
                                "SECOND_RESET",
                                "LAMPS",
                                "BUZZER")
                        .map(name -> {
                            try {
                                return line(name);
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            }
                        })
                        .toList();
        assertEquals(lines.size(), lines.stream().distinct().count(), lines::toString);
    }
}
