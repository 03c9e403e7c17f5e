package burraco.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Clue;
import burraco.journal.Journal;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.sight.Addition;
import burraco.layout.sight.Sight;
import burraco.layout.sight.Sights;
import burraco.testing.Layouts;
import burraco.words.Language;
import burraco.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DoctorCommandTest {
    /** A line of the sheet that names a case. */
    private static final String CASE = "    \\d\\S*  +\\S.*|    F6\\S*  +\\S.*";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    @TempDir Path folder;

    private Journal.WallClock wall = System::currentTimeMillis;

    private int run(String... args) {
        out.reset();
        err.reset();
        Screen screen = new Screen(stream(out), stream(err), false, false);
        return new DoctorCommand(screen, System.in, DoctorTimeouts.USUAL, wall).run(List.of(args));
    }

    private String file(String text) {
        try {
            return Files.writeString(folder.resolve("table.toml"), text).toString();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private List<String> sheet(Layout layout, String language) {
        String file = file(LayoutWriter.write(layout));
        int status = run("--config", file, "--lang", language);
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.lines().allMatch(line -> line.contains(": note: ")), said);
        assertEquals(0, status);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private String withoutCases(Layout layout, String language) {
        return sheet(layout, language).stream()
                .filter(line -> !line.matches(CASE))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void whatTheReferenceTableSeesInItalian() {
        assertEquals(
                """
                Tavolo 7 · FIBUR-INT-2018

                                         antenne   bilance
                  posti                        4         –
                  tallone                      1         1
                  monte                        4         –
                  pozzetti                     2         2
                  giochi Nord-Sud              8         –
                  giochi Est-Ovest             8         –
                  lettori: seats, centre, left, right

                Vede da solo (31)
                  Nessuno deve dire nulla.

                Vede in parte (29)
                  Sopra ogni gruppo: che cosa il tavolo non sa.

                  Non sa chi è stato dei quattro:

                  Non sa che cosa qualcuno intendeva:

                  Non sa a chi va ogni carta mentre si dà (solo in parte):

                  Non sa quante carte ha ricevuto ogni giocatore:

                  Non sa se ci sono tutte le 108 carte (solo in parte):

                  Non sa se ci sono tutte le 108 carte (solo in parte); se qualcuno se ne è
                  accorto:

                  Non sa chi è stato dei quattro; se una carta è stata solo alzata:

                  Non sa che cosa è stato detto:

                  Non sa in che punto del gioco sta una carta:

                  Non sa che cosa qualcuno ha visto:

                  Non sa quali carte sono nel ventaglio:

                Non vede: qualcuno lo deve riferire (12)
                  In un verbale si scrive, per esempio: arbiter 4.5 W

                  Non sa che cosa qualcuno ha visto:

                  Non sa se qualcuno se ne è accorto:

                  Non sa che cosa è stato detto:

                  Non sa chi è seduto al tavolo:

                Che cosa aiuterebbe
                  Ogni parte in aggiunta a quelle che la precedono.

                  davanti ai giocatori, antenne che leggono dodici carte impilate
                    da solo: 4.7

                  sotto il tallone, un'antenna che legge tutto il mazzo impilato
                    da solo: 25.1, 21bis.1, 21bis.2
                    saprebbe di più su: 25.2, 25.3
                """,
                withoutCases(Layouts.reference(), "it"));
    }

    @Test
    void whatATableWithoutScalesSeesInEnglish() {
        assertEquals(
                """
                Table deep · FIBUR-INT-2018

                                        antennas    scales
                  seats                        4         –
                  stock                        1         –
                  pile                         4         –
                  pozzetti                     2         –
                  melds North-South            8         –
                  melds East-West              8         –
                  readers: seats

                Sees by itself (32)
                  Nobody needs to say anything.

                Sees in part (28)
                  Above each group: what the table does not know.

                  Does not know which of the four it was:

                  Does not know what somebody meant:

                  Does not know who gets each card of the deal (only in part):

                  Does not know whether all 108 cards are there (only in part):

                  Does not know whether all 108 cards are there (only in part); whether somebody
                  has noticed it:

                  Does not know which of the four it was; whether a card was only lifted:

                  Does not know what was said:

                  Does not know where in its meld a card lies:

                  Does not know what somebody has seen:

                  Does not know which cards are in the hand:

                Does not see: somebody has to report it (12)
                  In a hand record one writes, for example: arbiter 4.5 W

                  Does not know what somebody has seen:

                  Does not know whether somebody has noticed it:

                  Does not know what was said:

                  Does not know who sits at the table:

                What would help
                  Each part on top of those before it.

                  an antenna under the stock that reads the whole deck in a pile
                    by itself: 25.1, 21bis.1, 21bis.2
                    would know more of: 25.2, 25.3

                To think about
                  · Reader seats has 27 antennas: a round takes about 2050 ms, and signals come
                    late.
                  · Antennas said to read more of a pile than usual (two cards): 1, 2, 3, 4, 5,
                    10, 11. Try them.
                """,
                withoutCases(Layouts.deep(), "en"));
    }

    private static Stream<Layout> layouts() {
        return Stream.of(Layouts.reference(), Layouts.small(), Layouts.deep())
                .flatMap(layout -> Stream.of(layout, layout.with(RuleSet.FITAB_ITA_2026)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"it", "en"})
    void everyCaseStandsThereOnce(String language) {
        layouts()
                .forEach(layout -> {
                    List<String> ids =
                            sheet(layout, language).stream()
                                    .filter(line -> line.matches(CASE))
                                    .map(line -> line.strip().split(" ")[0])
                                    .sorted()
                                    .toList();
                    assertEquals(
                            Sights.of(layout).keySet().stream()
                                    .map(one -> one.id())
                                    .sorted()
                                    .toList(),
                            ids);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"it", "en"})
    void noLineIsLongerThanATerminal(String language) {
        layouts()
                .forEach(layout -> {
                    for (String line : sheet(layout, language)) {
                        assertTrue(line.length() <= 80, line);
                        assertEquals(line.stripTrailing(), line);
                    }
                });
    }

    @ParameterizedTest
    @EnumSource
    void everythingHasItsWords(Language language) {
        Words words = Words.in(language);
        for (Clue sense : Clue.values()) {
            assertFalse(words.sight("sense." + sense).isBlank());
        }
        for (Addition part : Addition.values()) {
            assertFalse(words.sight("addition." + part).isBlank());
        }
        for (Sight.How how : Sight.How.values()) {
            assertFalse(words.sight("how." + how).isBlank());
            assertFalse(words.sight("how." + how + ".note").isBlank());
        }
    }

    @Test
    void theTableSpeaksItsOwnLanguageUnlessAskedForAnother() {
        String italian = file(LayoutWriter.write(Layouts.small()));
        assertEquals(0, run("--config", italian));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Tavolo club"));
        assertEquals(0, run("--config", italian, "--lang", "en"));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Table club"));
    }

    @Test
    void itIsSaidHowFarTheDriversOfRealSourcesHaveBeenTried() {
        String layout = LayoutWriter.write(Layouts.reference());
        String real = "kind = \"board\"\nport = \"/dev/ttyACM0\"";
        String file = file(layout.replaceFirst("kind = \"virtual\"", real));
        assertEquals(0, run("--config", file, "--lang", "en", "--paper"));
        String said = out.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("(board, /dev/ttyACM0): tried with emulated devices only"), said);
        String other = real.replace("board", "crystal ball");
        String unknown = file(layout.replaceFirst("kind = \"virtual\"", other));
        assertEquals(0, run("--config", unknown, "--lang", "en", "--paper"));
        String more = out.toString(StandardCharsets.UTF_8);
        assertTrue(more.contains("this version has no driver for it"), more);
    }

    @Test
    void whatIsOnlyGoodToKnowIsSaidBesideTheSheet() {
        String file = file(LayoutWriter.write(Layouts.reference()) + "\n[hall]\n");
        assertEquals(0, run("--config", file));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.startsWith(file + ":") && said.contains(": note: "), said);
        assertTrue(said.contains("hall"), said);
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("Tavolo 7"));
    }

    @Test
    void whereNothingIsRealThereIsNothingToLight() {
        String file = file(LayoutWriter.write(Layouts.small()));
        CommandRefusal wrong =
                assertThrows(CommandRefusal.class, () -> run("--config", file, "--lamps"));
        String said = wrong.getMessage();
        assertTrue(said.startsWith("the sources of this table are virtual"), said);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    /** Time passes without waiting, and the results are the same twice. */
    @ParameterizedTest
    @ValueSource(strings = {"it", "en"})
    void aVirtualTableIsListenedToInItsOwnTime(String language) {
        String file = file(LayoutWriter.write(Layouts.reference()));
        assertEquals(0, run("--config", file, "--listen", "10m", "--lang", language));
        String first = out.toString(StandardCharsets.UTF_8);
        assertEquals(0, run("--config", file, "--listen", "10m", "--lang", language));
        assertEquals(first, out.toString(StandardCharsets.UTF_8));
        String title = language.equals("it") ? "Che cosa sentono (10m)" : "What they hear (10m)";
        List<String> heard = first.lines().dropWhile(line -> !line.equals(title)).skip(1).toList();
        Layouts.reference()
                .antennas()
                .forEach(antenna -> {
                    String line = "  [✔!] " + antenna.id() + " \\(.*%.*";
                    assertTrue(heard.stream().anyMatch(one -> one.matches(line)), first);
                });
        heard.forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void whatIsHeardStandsBesideTheCalibration() throws IOException {
        String file = file(LayoutWriter.write(Layouts.reference()));
        Files.writeString(
                folder.resolve("calibration.toml"),
                """
                date = 2026-05-31T18:30:00Z
                table = "7"

                [[antenna]]
                id = 5
                scans = 99.0
                unclear = 0.0
                ghosts = 0
                middle = 0.9
                places = []
                neighbours = []
                """);
        assertEquals(0, run("--config", file, "--listen", "60s", "--lang", "en"));
        String said = out.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("In brackets what it was when tried on 2026-05-31."), said);
        assertTrue(said.contains("(99.0)"), said);
        assertTrue(said.contains("inventories a second, there were 99.0."), said);
    }

    @Test
    void itSaysThatTheClockHasItsTimeFromNowhere() {
        wall =
                new Journal.WallClock() {
                    @Override
                    public long millis() {
                        return System.currentTimeMillis();
                    }

                    @Override
                    public boolean hasSource() {
                        return false;
                    }
                };
        String undated = "The clock of this machine is not set; dates are provisional.";
        assertTrue(sheet(Layouts.reference(), "en").contains(undated));
        wall = System::currentTimeMillis;
        assertFalse(sheet(Layouts.reference(), "en").contains(undated));
        wall = () -> 0;
        assertTrue(sheet(Layouts.reference(), "en").contains(undated));
    }

    @Test
    void aBadLayoutIsTwoWithAProblemALine() {
        String bad = file("[table]\ncolour = \"green\"\n");
        assertEquals(2, run("--config", bad));
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.startsWith(bad + ":2:1: "), said);
        assertTrue(said.lines().count() > 1, said);
    }

    @Test
    void aFileThatIsNotThereIsTwo() {
        String gone = folder.resolve("gone.toml").toString();
        assertEquals(2, run("--config", gone));
        assertEquals(
                gone + ": there is no such file or folder\n", err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--config",
                "--lang it",
                "table.toml",
                "--config a b",
                "--config a --lang de",
                "--config a --loud",
                "--config a --listen",
                "--config a --listen soon",
                "--config a --listen 0s",
                "--config a --paper --lamps",
                "--config a --paper --listen 5s"
            })
    void anythingElseIsRefused(String args) {
        Terminal told = Terminal.run((Object[]) ("doctor " + args).strip().split(" "));
        assertEquals(2, told.status());
        assertEquals("", told.out());
        assertTrue(told.err().startsWith("table doctor: "), told.err());
    }
}
