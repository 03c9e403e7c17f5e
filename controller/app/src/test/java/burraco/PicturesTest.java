package burraco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.browser.Browser;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.desk.DeskOptions;
import burraco.desk.DeskServer;
import burraco.desk.file.TournamentFile;
import burraco.engine.act.Act;
import burraco.engine.hand.Melds;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.play.evening.Deed;
import burraco.play.evening.Script;
import burraco.table.Table;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.testing.Layouts;
import burraco.web.ServedTable;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pictures of the README and the docs: the table's screen, the console and the score sheet, in
 * the middle of the second hand of a match that is always the same, and the direction of a
 * tournament. {@code ./table pictures} makes them again. The readable text of each page is kept
 * with them, so that an outdated picture is detected without comparing pixels.
 */
@Tag("browser")
class PicturesTest {
    private static final Path FOLDER = folder();
    private static final Path TEXTS = FOLDER.resolve("texts.txt");

    private static final long SEED = 6;
    private static final int ENOUGH_MELDS = 9;
    private static final Map<Seat, String> NAMES =
            new EnumMap<>(
                    Map.of(
                            Seat.NORTH, "Anna Riva",
                            Seat.EAST, "Bruno Neri",
                            Seat.SOUTH, "Carla Monti",
                            Seat.WEST, "Dario Costa"));

    @AutoClose private Browser browser;

    private static Path folder() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs").resolve("rules.md"))) {
            folder = folder.getParent();
        }
        return folder.resolve("docs").resolve("pictures");
    }

    @Test
    @Timeout(300)
    @DisplayName(
            "The pictures of the README show what the pages say today; if not, run ./table "
                    + "pictures")
    void thePicturesAreUpToDate(@TempDir Path folder) throws Exception {
        boolean write = "write".equals(System.getProperty("pictures"));
        browser = Browser.start(1280, 720);
        Map<String, String> texts = new TreeMap<>();
        try (Journal journal = Journal.open(folder, () -> 1_790_000_000_000L, _ -> {});
                ServedTable served = new ServedTable(inTheSecondHand(), journal)) {
            for (String language : List.of("en", "it")) {
                browser.fresh();
                show(served, "/table?pointer=none&lang=" + language, ".ruling", 1280, 720);
                take("table-" + language, texts, write);
                show(served, "/sheet?lang=" + language, ".sheet", 860, 1130);
                take("sheet-" + language, texts, write);
                show(served, "/console?lang=" + language, "#who button", 1280, 720);
                signIn();
                browser.see("#panel");
                take("console-" + language, texts, write);
            }
        }
        Path file = Files.writeString(folder.resolve("evening.txt"), roundThree());
        try (DeskServer desk = desk(file)) {
            desk.start();
            for (String language : List.of("en", "it")) {
                browser.fresh();
                direction(desk.origin() + "/direction?lang=" + language);
                take("direction-" + language, texts, write);
            }
        }
        StringBuilder all = new StringBuilder();
        texts.forEach((name, text) -> all.append("== ").append(name).append("\n").append(text));
        if (write) {
            Files.writeString(TEXTS, all);
        }
        assertEquals(Files.readString(TEXTS), all.toString(), "out of date: run ./table pictures");
        for (String name : texts.keySet()) {
            assertTrue(Files.exists(file(name)), name);
        }
    }

    private void show(ServedTable served, String page, String part, int width, int height) {
        browser.size(width, height).reducedMotion(true).open(served.origin() + page);
        browser.see(part);
    }

    private void signIn() {
        browser.press("#who button");
        browser.type("dialog input[name=name]", "Ada Rossi");
        browser.type("dialog input[type=password]", ServedTable.RIGHT);
        browser.press("dialog [type=submit]");
        browser.see("#who .arbiter");
        browser.seeNo("dialog");
    }

    /** The club evening of the examples, while the slips of its third round come in. */
    private static String roundThree() throws IOException {
        Path examples = FOLDER.resolveSibling(Path.of("..", "examples", "tournaments"));
        String whole = Files.readString(examples.resolve("club-evening.txt"));
        return whole.substring(0, whole.indexOf("result round 3 table 7"));
    }

    private static DeskServer desk(Path file) throws IOException {
        Pin pin = Pin.of(ServedTable.RIGHT, new SecureRandom());
        return new DeskServer(
                new TournamentFile(file),
                new DeskOptions(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        "localhost",
                        Set.of("localhost"),
                        Optional.empty(),
                        () -> ConsolePins.shared(Optional.of(pin)),
                        UnaryOperator.identity()),
                System::nanoTime,
                _ -> {});
    }

    private void direction(String page) {
        browser.size(1280, 720).reducedMotion(true).open(page);
        browser.type("dialog input[name=name]", "Ada Rossi");
        browser.type("dialog input[type=password]", ServedTable.RIGHT);
        browser.press("dialog [type=submit]");
        browser.seeNo("dialog");
        browser.press("#tab-results");
        browser.type("#slip-table", "7");
        browser.type("#slip-first", "2020");
        browser.type("#slip-second", "180");
        browser.see(".is-winner");
    }

    private static Path file(String name) {
        return FOLDER.resolve(name + ".webp");
    }

    private void take(String name, Map<String, String> texts, boolean write) throws IOException {
        texts.put(name, readable());
        if (write) {
            Files.createDirectories(FOLDER);
            Files.write(file(name), browser.webp());
        }
    }

    /** The text of the page, without the clocks, which go on, and without the journal's seal. */
    private String readable() {
        String text = (String) browser.script("return document.body.innerText");
        StringBuilder lines = new StringBuilder();
        text.replaceAll("\\b\\d+:\\d\\d(:\\d\\d)?\\b", "0:00")
                .replaceAll("[0-9a-f]{8}(-[0-9a-f]{8})+", "seal")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .forEach(line -> lines.append(line).append('\n'));
        return lines.toString();
    }

    /** A match with names, its first hand counted; in the second one a ruling waits. */
    private static Table inTheSecondHand() {
        TestTable table = new TestTable();
        NAMES.forEach((seat, name) -> table.arbiter(new Command.Name(seat, name)));
        table.arbiter(new Command.Belongs(1, "Torneo d'autunno", "2"));
        script(SEED, Seat.SOUTH).deeds().forEach(deed -> happens(table, deed.act()));
        table.gathered();
        for (Seat seat : List.of(Seat.SOUTH, Seat.WEST)) {
            table.player(seat, new Command.Ok());
        }
        for (Deed deed : script(SEED + 1, Seat.WEST).deeds()) {
            happens(table, deed.act());
            if (deed.act() instanceof Act.Draw(var seat, _) && melds(table) >= ENOUGH_MELDS) {
                return table.acts(seat + " draw ??").table();
            }
        }
        throw new AssertionError("a hand with few melds: choose another seed");
    }

    private static Script script(long seed, Seat dealer) {
        return Script.lawful(seed, Layouts.reference().rules(), dealer, 8);
    }

    private static void happens(TestTable table, Act act) {
        table.passed(Duration.ofMillis(act instanceof Act.Deal ? 400 : 3_000));
        table.watcher().sees(act, table.now());
        table.take(new Input.Read(new Reading.Inventory(table.now(), 1, List.of())));
    }

    private static int melds(TestTable table) {
        Melds melds = table.state().hand().open().melds();
        return melds.of(Line.NS).size() + melds.of(Line.EW).size();
    }
}
