package burraco.cli.enroll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cli.Terminal;
import burraco.cli.out.Screen;
import burraco.hal.TagId;
import burraco.layout.DeckFile;
import burraco.layout.DeckResult;
import burraco.layout.LayoutWriter;
import burraco.play.VirtualDeck;
import burraco.play.enrolling.PracticeDeck;
import burraco.testing.ExampleTable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The command with a simulated person at a virtual table, under the noise of the reference table.
 */
@Tag("campaign")
class EnrollCommandTest {
    @TempDir Path folder;

    private Path config;
    private Path deck;

    @BeforeEach
    void table() throws IOException {
        config = folder.resolve("table.toml");
        deck = folder.resolve("deck.csv");
        Files.writeString(config, LayoutWriter.write(ExampleTable.reference().layout()));
    }

    private Terminal enroll(Object... args) {
        List<Object> all = new ArrayList<>(List.of("enroll", "--config", config, "--lang", "en"));
        all.addAll(List.of(args));
        return Terminal.run(all.toArray());
    }

    /** The tag of each card, according to a file. */
    private static Map<Card, TagId> read(Path file) throws IOException {
        DeckResult result = DeckFile.read(Files.readAllBytes(file));
        Map<Card, TagId> cards = new HashMap<>();
        ((DeckResult.Read) result).deck().cards().forEach((tag, card) -> cards.put(card, tag));
        return cards;
    }

    /** The tag that is truly in each card, after all dead ones have been replaced by spare ones. */
    private static Map<Card, TagId> truth(long seed) {
        PracticeDeck cards = PracticeDeck.fresh(seed);
        cards.dead().forEach(cards::useSpare);
        return cards.truth();
    }

    private static void assertSecret(Path file) throws IOException {
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(file)),
                file.toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void theDeckThatIsWrittenHasEveryCardWithItsTag(long seed) throws IOException {
        Terminal told = enroll("--practice", seed);
        assertEquals(0, told.status(), told.err());
        assertEquals(truth(seed), read(deck), "seed " + seed);
        assertSecret(deck);
        assertFalse(Files.exists(folder.resolve("deck.csv.part")));
        assertFalse(told.out().contains("E004"), "no tag's number is shown");
    }

    /** Cuts the power while something is written to the screen. */
    private void cutOffAfter(int bytes, long seed) {
        OutputStream cut =
                new OutputStream() {
                    private int left = bytes;

                    @Override
                    public void write(int one) {
                        if (--left < 0) {
                            throw new IllegalStateException("dark");
                        }
                    }
                };
        PrintStream out = new PrintStream(cut, true, StandardCharsets.UTF_8);
        Screen screen = new Screen(out, out, false, false);
        List<String> args =
                List.of("--config", config.toString(), "--practice", String.valueOf(seed));
        assertThrows(IllegalStateException.class, () -> new EnrollCommand(screen).run(args));
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void whoeverIsCutOffGoesOnWhereHeWas(long seed) throws IOException {
        Path part = folder.resolve("deck.csv.part");
        cutOffAfter(2_500, seed);
        List<String> before = Files.readAllLines(part);
        assertTrue(before.size() > 10 && before.size() < 60, before.size() + " lines");
        assertSecret(part);
        assertFalse(Files.exists(deck));
        cutOffAfter(3_500, seed);
        List<String> more = Files.readAllLines(part);
        assertTrue(more.size() > before.size(), more.size() + " lines");
        Terminal told = enroll("--practice", seed);
        assertEquals(0, told.status(), told.err());
        assertTrue(
                told.out().contains("Going on: " + (more.size() - 1) + " cards of 108"),
                told.out());
        assertEquals(truth(seed), read(deck), "seed " + seed);
        assertFalse(Files.exists(part));
    }

    @Test
    void aPowerCutBetweenTheDeckAndItsPartLeavesNothingToDo() throws IOException {
        enroll("--practice", 1);
        Files.copy(deck, folder.resolve("deck.csv.part"));
        Terminal told = enroll("--practice", 1);
        assertEquals(0, told.status());
        assertEquals(truth(1), read(deck));
        assertFalse(Files.exists(folder.resolve("deck.csv.part")));
    }

    @Test
    void aDeckThatLacksCardsIsCompleted() throws IOException {
        String whole = DeckFile.write(VirtualDeck.of(3));
        List<String> lines = whole.lines().toList();
        Files.writeString(deck, String.join("\n", lines.subList(0, 60)) + "\n");
        Terminal told = enroll("--practice", 3);
        assertEquals(0, told.status(), told.err());
        assertTrue(told.out().contains("Going on: 59 cards of 108"), told.out());
        Map<Card, TagId> made = read(deck);
        for (String line : lines.subList(1, 60)) {
            String[] both = line.split(",");
            assertEquals(both[0], made.get(card(both[1])).hex());
        }
    }

    private static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    @Test
    void aWholeDeckIsLeftAlone() throws IOException {
        Files.writeString(deck, DeckFile.write(VirtualDeck.of(3)));
        byte[] before = Files.readAllBytes(deck);
        Terminal told = enroll("--practice", 5);
        assertEquals(0, told.status());
        assertTrue(told.out().contains("is complete"), told.out());
        assertEquals(new String(before), Files.readString(deck));
    }

    @Test
    void aPartThatCannotBeReadIsToldWithItsLineAndLeftAlone() throws IOException {
        Path part = folder.resolve("deck.csv.part");
        Files.writeString(part, "uid,card\nE004000000000001,AH/1\nE004000000000002,AH/1\n");
        Terminal told = enroll("--practice", 5);
        assertEquals(2, told.status());
        assertTrue(told.err().startsWith(part + ":3:18: AH/1 stands here twice"), told.err());
        assertEquals(3, Files.readAllLines(part).size());
    }

    @Test
    void noTagsNumberIsShownEvenWhereItIsWrong() throws IOException {
        Files.writeString(
                folder.resolve("old.csv"),
                "uid,card\nE0040000000000F1,AH/1\nE0040000000000F1,2H/1\ne0040000000000f2,3H/1\n");
        Terminal told = enroll("--practice", 5);
        assertEquals(0, told.status());
        assertTrue(told.err().contains("old.csv:3:1: …00F1 stands here twice"), told.err());
        assertFalse(told.err().contains("E004"), told.err());
    }

    // One card

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void anotherTagForOneCardChangesItsLineAndNoOtherByte(String end) throws IOException {
        String before = "\uFEFF" + DeckFile.write(VirtualDeck.of(3)).replace("\n", end);
        Files.writeString(deck, before);
        Terminal told = enroll("--replace", "7h/1", "--practice", 3);
        assertEquals(0, told.status(), told.err());
        String old = VirtualDeck.of(3).tag(card("7H/1")).hex();
        String now = read(deck).get(card("7H/1")).hex();
        assertFalse(old.equals(now));
        assertEquals(before.replace(old, now), Files.readString(deck));
        assertSecret(deck);
    }

    @ParameterizedTest
    @ValueSource(strings = {"7H", "7H/3", "??", "seven"})
    void oneCardIsNamedWithItsCopy(String card) throws IOException {
        Files.writeString(deck, DeckFile.write(VirtualDeck.of(3)));
        Terminal told = enroll("--replace", card, "--practice", 3);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("as in 7H/1 or JK/4, not " + card), told.err());
    }

    // The whole deck

    /** The output without line breaks. */
    private static String words(Terminal told) {
        return told.out().replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whoGoesThroughADeckIsToldOfEveryDeadTag(long seed) throws IOException {
        Files.writeString(deck, DeckFile.write(VirtualDeck.of(77)));
        PracticeDeck cards = PracticeDeck.used(VirtualDeck.of(77), seed);
        Terminal told = enroll("--verify", "--practice", seed);
        boolean missing = told.out().contains("Missing (");
        boolean foreign = told.out().contains("Tags that are not of this deck");
        int dead = 0;
        for (Card card : cards.dead()) {
            boolean named = words(told).contains("(--replace " + card + ")");
            assertTrue(named || missing, card + " of seed " + seed + ": " + told.out());
            dead += named ? 1 : 0;
        }
        assertEquals(dead > 0, told.out().contains("Dead tags (" + dead + ")"), told.out());
        boolean whole = dead == 0 && !missing && !foreign;
        assertEquals(whole ? 0 : 1, told.status(), told.out());
    }

    @Test
    void aDeckThatIsNotThereCannotBeGoneThrough() {
        Terminal told = enroll("--verify", "--practice", 1);
        assertEquals(2, told.status());
        assertEquals("table enroll: " + deck + ": there is no such file or folder\n", told.err());
    }

    // Several decks

    @Test
    void aCardOfAnotherDeckIsRefusedByThatDecksName() throws IOException {
        enroll("--practice", 4, "--deck", folder.resolve("blue.csv"));
        Terminal told = enroll("--practice", 4, "--deck", folder.resolve("red.csv"));
        assertEquals(0, told.status());
        assertTrue(told.out().contains("of the deck blue.csv"), told.out());
        assertFalse(Files.exists(folder.resolve("red.csv")));
        assertFalse(Files.exists(folder.resolve("red.csv.part")), "nothing was enrolled");
        assertEquals(0, enroll("--practice", 5, "--deck", folder.resolve("red.csv")).status());
        assertEquals(truth(5), read(folder.resolve("red.csv")));
    }

    @Test
    void aDeckThatIsOnlyBegunCountsAsWellAndOtherTablesDoNot() throws IOException {
        Files.writeString(folder.resolve("scores.csv"), "pair;points\n");
        cutOffAfter(2_500, 4);
        Terminal told = enroll("--practice", 4, "--deck", folder.resolve("red.csv"));
        assertTrue(told.out().contains("of the deck deck.csv.part"), told.out());
        assertEquals("", told.err());
    }

    // Wrong input

    @Test
    void nobodyPractisesAtARealTable() throws IOException {
        sourcesAre("board");
        Terminal told = enroll("--practice", 1);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("is a real one"), told.err());
        assertFalse(Files.exists(deck));
    }

    @Test
    void aTableWithoutADriverSaysSo() throws IOException {
        sourcesAre("crystal ball");
        Terminal told = enroll();
        assertEquals(2, told.status());
        assertTrue(told.err().endsWith("has no driver for \"crystal ball\"\n"), told.err());
        assertFalse(Files.exists(deck));
    }

    private void sourcesAre(String kind) throws IOException {
        String layout = Files.readString(config);
        Files.writeString(
                config,
                layout.replaceFirst(
                        "kind = \"virtual\"", "kind = \"" + kind + "\"\nport = \"/dev/none\""));
    }

    @Test
    void aVirtualTableHasNobodyAtItUnlessSomebodyPractises() {
        Terminal told = enroll();
        assertEquals(2, told.status());
        assertTrue(told.err().contains("--practice 1"), told.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--antenna 99",
                "--practice one",
                "--verify --replace 7H/1",
                "--loud",
                "--lang de",
                "deck.csv"
            })
    void anythingElseIsRefused(String args) {
        Terminal told = enroll((Object[]) args.split(" "));
        assertEquals(2, told.status());
        assertEquals("", told.out());
        assertTrue(told.err().startsWith("table enroll: "), told.err());
    }

    @Test
    void anotherAntennaWillDo() throws IOException {
        assertEquals(0, enroll("--practice", 2, "--antenna", 33).status());
        assertEquals(truth(2), read(deck));
    }

    @Test
    void noLineIsLongerThanATerminalsInEitherLanguage() {
        for (String language : List.of("it", "en")) {
            Path other = folder.resolve(language + ".csv");
            Terminal told = enroll("--practice", 8, "--deck", other, "--lang", language);
            for (String line : told.outLines()) {
                assertTrue(line.length() <= 80 || line.contains(folder.toString()), line);
            }
        }
    }
}
