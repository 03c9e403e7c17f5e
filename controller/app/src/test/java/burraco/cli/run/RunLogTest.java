package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.score.LineScore;
import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.state.Troubles;
import burraco.terminal.EveningScenes;
import burraco.testing.ExampleTable;
import burraco.testing.Plain;
import burraco.words.Language;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** People can read the log of a running table. */
@Tag("campaign")
class RunLogTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final LineScore SEEN =
            new LineScore(0, 100, 55, OptionalInt.of(-100), OptionalInt.of(0), 0, 0, 0);
    private static final LineScore UNSEEN =
            new LineScore(0, 0, 40, OptionalInt.of(-100), OptionalInt.empty(), 0, 0, 7);

    private final List<String> lines = new ArrayList<>();

    private RunLog log(Language language) {
        return new RunLog(Words.in(language), lines::add, lines::add);
    }

    private void log(Language language, Effect effect) {
        Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        log(language).accept(new Snapshot(1, table.state(), true, List.of(effect)));
    }

    @Test
    @DisplayName("A change of the situation is logged with the sentence that the screen has for it")
    void situationsAreSentences() {
        Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        log(Language.EN).accept(new Snapshot(1, table.state(), true, List.of()));
        assertEquals(
                List.of("The table is ready and waits for the next deal, dealer South (presumed)"),
                lines);
    }

    @Test
    @DisplayName("A clock that is not set is logged once, and once more when it is set")
    void theClock() {
        Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        RunLog log = log(Language.EN);
        for (boolean dated : List.of(true, false, false, true)) {
            log.accept(new Snapshot(1, table.state(), true, dated, List.of()));
        }
        assertEquals(
                List.of(
                        "The clock of this machine is not set; dates are provisional.",
                        "The clock of this machine is set now."),
                lines.subList(1, lines.size()));
    }

    @Test
    @DisplayName("A hand that is not counted yet is logged as such")
    void ofAHandThatIsNotCountedNoNumberIsSaid() {
        Effect over =
                new Effect.HandOver(2, Ending.closedBy(Seat.EAST), UNSEEN, SEEN, List.of(), "");
        log(Language.EN, over);
        assertEquals(
                List.of("East closes.", "Hand 2: the players count the cards left in their hands"),
                lines.subList(0, 2));
    }

    @Test
    @DisplayName("A match with a hand that is not counted has no totals yet")
    void aMatchThatIsNotCountedHasNoTotals() {
        log(Language.EN, new Effect.MatchOver(1, 0, 0, Optional.empty()));
        assertEquals("The match is over: the score of the last hand is awaited", lines.getFirst());
    }

    @Test
    @DisplayName("A fault is logged in the table's language, then in the device's own words")
    void troublesAreSentences() {
        Troubles.Trouble trouble = new Troubles.Trouble("source left", "lost", 0);
        log(Language.IT, new Effect.TroubleBegan(trouble));
        log(Language.IT, new Effect.TroubleOver(trouble));
        assertEquals(
                "Non funziona: dispositivo left: Non si fa più sentire: guardare cavo e"
                        + " alimentazione [source left: lost]",
                lines.getFirst());
        assertTrue(lines.contains("Funziona di nuovo: dispositivo left"), lines::toString);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("In the log of a whole evening no value is written in the notation of the program")
    void anEveningIsToldInWords(Language language) {
        RunLog log = log(language);
        long number = 0;
        for (EveningScenes.Moment moment : EveningScenes.play()) {
            log.accept(new Snapshot(number++, moment.state(), true, moment.tidings().effects()));
        }
        assertTrue(lines.size() > 50, lines::toString);
        lines.forEach(Plain::assertPlain);
    }
}
