package burraco.signals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import burraco.table.SituationTables;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.Situation;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.senses.SensorFault;
import burraco.tracking.senses.SensorPart;
import burraco.words.Language;
import burraco.words.PseudoWords;
import burraco.words.Width;
import burraco.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Displays show nothing but sentences of the language's file, and show them whole. */
class PseudoDisplayTest {
    /** The columns of the small displays, of the demo's large one, and of a screen. */
    private static final List<Integer> COLUMNS = List.of(20, 21, 40, 80);

    /** Enough for every detail to be on the first page. */
    private static final int ROWS = 16;

    private static final Pattern CARD = Pattern.compile("\\b(10|[2-9AJQK])[♥♦♣♠]|\\bJK\\b");

    /** A list of cards names as many as there is room for. */
    private static final Pattern CARDS_LEFT_OUT = Pattern.compile("(JK|[♥♦♣♠]) …$");

    private static final Map<String, TestTable> TABLES = tables();

    private static Map<String, TestTable> tables() {
        Map<String, TestTable> tables = new LinkedHashMap<>();
        SituationTables.ALL.forEach(where -> tables.put(where, SituationTables.in(where)));
        tables.put(
                "a perhaps wrong card", SituationTables.in("PLAYING").suspects(Seat.WEST, "5H/1"));
        tables.put(
                "a ruling that was withdrawn",
                SituationTables.in("RULING_OPEN").withdrawn(WithdrawalReason.CONTRADICTED));
        tables.put(
                "an antenna that hears nothing",
                SituationTables.in("PLAYING")
                        .sense(new SensorPart.Antenna(27), SensorFault.ANTENNA_DEAF, false));
        tables.put("a time-out", SituationTables.in("PLAYING").arbiter(new Command.TimeOut()));
        tables.put("a match with victory points", won());
        tables.put("large scores", scored(-1_205, 12_000));
        return tables;
    }

    private static TestTable scored(int ns, int ew) {
        TestTable table = table();
        table.deal().acts("W draw").arbiter(new Command.End("")).gathered();
        return table.arbiter(new Command.Score(1, 1, ns, ew, ""));
    }

    private static TestTable won() {
        TestTable table = table();
        for (int hand = 1; hand <= 2; hand++) {
            table.deal().acts("W draw").arbiter(new Command.End("")).gathered();
            table.arbiter(new Command.Score(1, hand, 505, 1_230, ""))
                    .player(Seat.NORTH, new Command.Ok())
                    .player(Seat.EAST, new Command.Ok());
        }
        return table;
    }

    private static TestTable table() {
        return new TestTable(new MatchInfo(2, false, Duration.ofMinutes(40), false, false));
    }

    private static List<String> lines(Words words, TestTable table, int columns) {
        return new Signals(words, List.of(), columns, ROWS).of(table.state(), false).lines();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("No line of a display has words that are not in the language's file")
    void everyLineIsTranslated(Language language) {
        Words words = PseudoWords.accented(language);
        TABLES.forEach((where, table) -> {
            for (int columns : COLUMNS) {
                for (String line : lines(words, table, columns)) {
                    String text = CARD.matcher(line).replaceAll("");
                    assertFalse(text.matches(".*[A-Za-z].*"), where + ": " + line);
                }
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every line of every situation fits into every display")
    void everyLineFits(Language language) {
        Words words = Words.in(language);
        List<String> cut = new ArrayList<>();
        TABLES.forEach((where, table) -> {
            for (int columns : COLUMNS) {
                for (String line : lines(words, table, columns)) {
                    assertTrue(line.length() <= columns, where + ": " + line);
                    if (line.endsWith("…") && !CARDS_LEFT_OUT.matcher(line).find()) {
                        cut.add(where + ", " + columns + ": " + line);
                    }
                }
            }
        });
        assertEquals(List.of(), cut);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A sentence that is too long ends with an ellipsis, and never beyond the display")
    void aLongerLanguageIsCut(Language language) {
        Words words = PseudoWords.longer(language);
        TABLES.forEach((where, table) -> {
            for (int columns : COLUMNS) {
                List<String> lines = lines(words, table, columns);
                for (int i = 0; i < lines.size(); i++) {
                    String line = lines.get(i);
                    assertTrue(line.length() <= columns, where + ": " + line);
                    boolean goesOn = i + 1 < lines.size() && lines.get(i + 1).startsWith(" ");
                    boolean whole = count(line, '⟦') <= count(line, '⟧');
                    assertTrue(whole || goesOn || line.endsWith("…"), where + ": " + line);
                }
            }
        });
    }

    private static long count(String line, char bracket) {
        return line.chars().filter(one -> one == bracket).count();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A device with a long name does not push the sentence beyond the display")
    void aLongName(Language language) {
        TestTable table =
                SituationTables.in("PLAYING")
                        .sense(
                                new SensorPart.Source("reader-below-the-left-half"),
                                SensorFault.READER_SILENT,
                                false);
        for (String line : lines(Words.in(language), table, 20)) {
            assertTrue(line.length() <= 20, line);
        }
        assertTrue(
                lines(Words.in(language), table, 20).stream().anyMatch(one -> one.endsWith("…")));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every place where cards differ, and every answer to it, fits into every display")
    void everyDifferenceFits(Language language) {
        Words words = Words.in(language);
        for (OpenDiscrepancy item : differences()) {
            for (Width width : Width.values()) {
                DiscrepancySentences sentences = new DiscrepancySentences(words, width);
                List<String> said = new ArrayList<>(sentences.of(item));
                said.add(words.situation(Situation.DIFFERS.name(), width, sentences.place(item)));
                for (DiscrepancyAnswer answer : DiscrepancyAnswer.values()) {
                    said.add(sentences.offered(item.offering(answer)));
                }
                for (Line line : Line.values()) {
                    said.add(sentences.offered(item.saidBy(line)));
                }
                for (String line : said) {
                    assertTrue(line.length() <= width.columns(), width + ": " + line);
                }
            }
        }
    }

    private static List<OpenDiscrepancy> differences() {
        Card card = CardName.parse("TH/1").orElseThrow().card();
        Optional<MeldId> meld = Optional.of(new MeldId(Line.EW, 12));
        List<OpenDiscrepancy> all = new ArrayList<>();
        for (Zone zone :
                List.of(
                        new Zone.MeldSlot(Line.EW, 12),
                        new Zone.Pile(Optional.empty()),
                        new Zone.OfSeat(Seat.WEST))) {
            all.add(differs(zone, new Discrepancy.Lies(card, zone, meld)));
            all.add(differs(zone, new Discrepancy.Lies(card, zone, Optional.empty())));
            all.add(differs(zone, new Discrepancy.Silent(card, zone, meld)));
        }
        for (Zone zone :
                List.of(new Zone.Stock(), new Zone.Pile(Optional.empty()), new Zone.Pozzetto(2))) {
            all.add(differs(zone, new Discrepancy.Weighs(zone, 12)));
            all.add(differs(zone, new Discrepancy.Weighs(zone, -12)));
        }
        return all;
    }

    private static OpenDiscrepancy differs(Zone zone, Discrepancy what) {
        return new OpenDiscrepancy(
                1, zone, List.of(what), 0, DiscrepancyAnswer.LIES_THERE, Optional.empty());
    }
}
