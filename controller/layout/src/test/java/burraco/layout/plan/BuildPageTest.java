package burraco.layout.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.layout.ButtonInfo;
import burraco.layout.DevicesInfo;
import burraco.layout.DevicesReader;
import burraco.layout.DevicesResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** docs/build-a-table.md describes the wiring of the Raspberry Pi that ./table layout writes. */
class BuildPageTest {
    private static final Path DOCS = Path.of("..", "docs");

    /** The pins of GPIO 0 to 27 on the header with 40 pins. */
    private static final List<Integer> PINS =
            List.of(
                    27, 28, 3, 5, 7, 29, 31, 26, 24, 21, 19, 23, 32, 33, 8, 10, 36, 11, 12, 35, 38,
                    40, 15, 16, 18, 22, 37, 13);

    private static String page() throws IOException {
        return Files.readString(DOCS.resolve("build-a-table.md"));
    }

    private static DevicesInfo planned() throws Refused {
        PlanRequest wish =
                new PlanRequest(
                        "7",
                        "it",
                        1000,
                        1000,
                        8,
                        PlanRequest.CardSize.POKER,
                        ReaderKind.BOARD,
                        OptionalInt.empty(),
                        List.of(),
                        Piles.SCALES,
                        Extras.PI,
                        "hd44780",
                        "ws2812b");
        byte[] file = Planner.plan(wish).file().getBytes(StandardCharsets.UTF_8);
        return assertInstanceOf(DevicesResult.Read.class, DevicesReader.read(file)).devices();
    }

    /** The GPIO numbers and their pins in a row of the page's table. */
    private static List<Integer> lines(String what) throws IOException {
        Matcher row =
                Pattern.compile("(?m)^\\| " + what + " \\| ([0-9, ]+) \\| ([0-9, ]+) \\|$")
                        .matcher(page());
        assertTrue(row.find(), what);
        List<Integer> lines = numbers(row.group(1));
        assertEquals(lines.stream().map(PINS::get).toList(), numbers(row.group(2)), what);
        return lines;
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(", ")).map(Integer::parseInt).toList();
    }

    private static List<Integer> planned(List<Button> buttons) throws Refused {
        List<Integer> lines = new ArrayList<>();
        for (Button button : buttons) {
            lines.add(
                    planned().buttons().stream()
                            .filter(one -> one.button().equals(button))
                            .mapToInt(ButtonInfo::number)
                            .findFirst()
                            .orElseThrow());
        }
        return lines;
    }

    @Test
    void buttonsAreWiredAsTheyAreWritten() throws IOException, Refused {
        for (Seat seat : Seat.values()) {
            String at = seat.toString();
            List<Button> its =
                    List.of(new Button("call", at), new Button("ok", at), new Button("undo", at));
            assertEquals(planned(its), lines(at + " call, ok, undo"));
        }
        List<Button> arbiter = List.of(new Button("start", ""), new Button("timeout", ""));
        assertEquals(planned(arbiter), lines("start, time-out"));
        assertEquals(planned().pi().lock().orElseThrow(), lines("key switch").getFirst());
    }

    @Test
    void theDrawingOfTheHeaderSaysTheSame() throws IOException, Refused {
        String drawing = Files.readString(DOCS.resolve("build/pi-header.svg"));
        for (ButtonInfo one : planned().buttons()) {
            String key = one.button().key().equals("timeout") ? "time-out" : one.button().key();
            String name = (one.button().place() + " " + key).strip();
            Pattern row =
                    Pattern.compile(">GPIO" + one.number() + "</text>\\s*<text[^>]*>" + name + "<");
            assertTrue(row.matcher(drawing).find(), () -> one + ": " + row);
        }
    }

    @Test
    void everyPictureAndEveryPageIsThere() throws IOException {
        Matcher named =
                Pattern.compile("src=\"([^\"]+)\"|\\]\\(([^)#]+)(?:#[^)]*)?\\)").matcher(page());
        int count = 0;
        while (named.find()) {
            String file = named.group(1) == null ? named.group(2) : named.group(1);
            assertTrue(Files.exists(DOCS.resolve(file)), file);
            count++;
        }
        assertTrue(count >= 30, "pictures and pages: " + count);
    }
}
