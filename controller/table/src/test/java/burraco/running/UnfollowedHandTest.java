package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Warning;
import burraco.hal.Reading;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.Verification;
import burraco.layout.Deck;
import burraco.table.Effect;
import burraco.table.FailingTable;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.Outage;
import burraco.table.state.PlayedHand;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table does not follow a hand any more, and people play and count it by themselves. */
class UnfollowedHandTest {
    private static final long SEED = Long.getLong("table.seed", 27);
    private static final Person ADA = new Person.Arbiter("Ada");
    private static final Deck DECK = ExampleTable.reference().deck();

    private static ShortEvening evening;

    @TempDir Path folder;

    private final List<String> log = new ArrayList<>();
    private final List<String> journalLog = new ArrayList<>();
    private final Meter meter = new Meter();
    private Journal journal;
    private GuardedTable table;

    @BeforeAll
    static void anEvening() throws IOException {
        evening = ShortEvening.of(SEED, 1, 2);
    }

    /** The program fails at the first readings of the evening. */
    @BeforeEach
    void aHandThatIsNotFollowed() throws Exception {
        begin(List.of(0, 1, 2, 3));
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
    }

    private void begin(List<Integer> bad) throws Exception {
        List<Reading> fails = bad.stream().map(evening.readings()::get).toList();
        Table failing = FailingTable.of(evening.layout(), DECK, Seat.SOUTH, fails::contains);
        journal = Journal.open(folder, () -> 0, journalLog::add);
        table = guarded(Recovery.of(failing, journal).table());
        fails.forEach(one -> table.take(new Input.Read(one)));
    }

    private GuardedTable guarded(Table one) {
        return new GuardedTable(one, Diary.of(journal), new FaultLog(meter, log::add), () -> {});
    }

    @AfterEach
    void close() throws Exception {
        journal.close();
    }

    private List<Effect> order(Command command) {
        long now = evening.readings().getFirst().at() + 60_000;
        return table.take(new Input.Ordered(now, ADA, command)).effects();
    }

    private Optional<Enum<?>> refusal(Command command) {
        return order(command).stream()
                .filter(Effect.Refused.class::isInstance)
                .<Enum<?>>map(one -> ((Effect.Refused) one).why().why())
                .findFirst();
    }

    private Table restored() throws Exception {
        journal.flush();
        journal.close();
        journal = Journal.open(folder, () -> 0, journalLog::add);
        return Recovery.of(new Table(evening.layout(), DECK, Seat.SOUTH), journal).table();
    }

    @Test
    @DisplayName(
            "Before the first card the arbiter ends the hand, not the match, and enters its score")
    void aHandOfWhichNothingIsKnownIsEndedAndScored() throws Exception {
        assertTrue(
                order(new Command.End("by hand")).stream()
                        .anyMatch(Effect.HandOver.class::isInstance));
        assertEquals(List.of(), table.state().troubles(), "the next hand is followed again");
        assertEquals(1, table.state().match().number());
        PlayedHand hand = table.state().match().played().getFirst();
        assertTrue(hand.total(Line.NS).isEmpty(), "nobody has counted it");
        assertEquals(OptionalInt.empty(), hand.ns().pozzetto(), "nobody knows who took one");
        assertEquals(
                Optional.of(Why.NOTHING_SEEN),
                refusal(new Command.Left(1, 1, Line.NS, 85)),
                "what is left is not its score");
        assertEquals(Optional.empty(), refusal(new Command.Score(1, 1, 500, 300, "by hand")));
        assertEquals(500, table.state().match().total(Line.NS));
        assertEquals(Optional.of(Why.NO_SUCH_HAND), refusal(new Command.Score(1, 2, 5, 5, "none")));
        assertEquals(TableText.of(table.table()), TableText.of(restored()));
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
            assertEquals(1, history.hands().size());
        }
    }

    @Test
    @DisplayName("Later hands are as usual: ending between two hands ends the match")
    void inTheNextHandAnEndIsThatOfTheMatch() {
        order(new Command.End("by hand"));
        assertTrue(
                order(new Command.End("no time")).stream()
                        .anyMatch(Effect.MatchOver.class::isInstance));
    }

    @Test
    @DisplayName(
            "An order that would wait for a card that the table never sees is refused "
                    + "with a reason")
    void whatWouldWaitInVainIsRefused() {
        Optional<Why> why = Optional.of(Why.HAND_IS_NOT_FOLLOWED);
        assertEquals(why, refusal(new Command.NextHand()));
        assertEquals(why, refusal(new Command.Score(1, 1, 500, 300, "by hand")));
        assertEquals(why, refusal(new Command.Left(1, 1, Line.NS, 85)));
        assertEquals(why, refusal(new Command.Report("arbiter 20.1 N", "seen")));
        assertEquals(why, refusal(new Command.Points(Line.NS, -50, "late")));
        assertEquals(Optional.empty(), refusal(new Command.Name(Seat.WEST, "Ugo")));
    }

    @Test
    @DisplayName("At a table that follows the hand, an order is refused as usual")
    void aTableThatFollowsRefusesAsEver() {
        order(new Command.Redeal("once more"));
        assertEquals(Optional.of(Why.HAND_IS_NOT_OVER), refusal(new Command.NextHand()));
        assertEquals(Optional.of(Why.NO_HAND_IS_PLAYED), refusal(new Command.End("")));
    }

    @Test
    @DisplayName(
            "A hand that cannot be restored begins again, and does so after a power cut, " + "too")
    void aHandThatBeginsOnceMoreOutlastsAPowerCut() throws Exception {
        order(new Command.Redeal("once more"));
        journal.lost();
        Reading bad = evening.readings().getFirst();
        table.take(new Input.Read(bad));
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
        order(new Command.Redeal("and once more"));
        assertEquals(List.of(), table.state().troubles());
        List<Reading> rest = evening.readings().stream().skip(4).toList();
        long later = 120_000;
        rest.forEach(one -> table.take(new Input.Read(one.toldAt(one.at() + later))));
        assertFalse(table.table().lines().isEmpty());
        String before = TableText.of(table.table());
        assertEquals(before, TableText.of(restored()));
        assertTrue(journal.isFollowed());
    }

    @Test
    @DisplayName("A hand that begins again is not followed after a power cut either")
    void aHandThatBeganOnceMoreIsNotFollowedAfterAPowerCut() throws Exception {
        journal.lost();
        order(new Command.Name(Seat.WEST, null)); // The program fails at it.
        restored();
        assertFalse(journal.isFollowed());
        long said = journalLog.stream().filter(one -> one.startsWith("What happens now")).count();
        assertEquals(1, said, "for the first loss only: afterwards all is written down");
    }

    @Test
    @DisplayName("After a power cut this does not change when an idle table restarts its memory")
    void afterAPowerCutAnIdleTableStillDoesNotFollow() throws Exception {
        order(new Command.Name(Seat.WEST, "Ugo"));
        table = guarded(restored());
        long quiet = table.state().now();
        for (long now = quiet; now < quiet + 1_300_000; now += 60_000) {
            table.take(new Input.Tick(now));
        }
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
        assertFalse(journal.isFollowed());
    }

    @Test
    @DisplayName("It can also begin again after a power cut within a hand")
    void afterAPowerCutAHandCanBeginOnceMore() throws Exception {
        order(new Command.Redeal("once more"));
        order(new Command.Name(Seat.WEST, "Ugo"));
        table = guarded(restored());
        journal.lost();
        order(new Command.Name(Seat.WEST, null)); // The program fails at it.
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
        assertEquals(1, table.state().hand().number());
    }

    @Test
    @DisplayName("If cards were dealt again, points given before are in the count")
    void whatWasGivenBeforeARedealStays() throws Exception {
        order(new Command.Redeal("once more"));
        playUntilTheFirstCard();
        assertEquals(Optional.empty(), refusal(new Command.Points(Line.NS, -50, "late")));
        assertEquals(Optional.empty(), refusal(new Command.Report("arbiter 20.1 N", "seen")));
        List<Warning> warned = table.table().records().all().warnings();
        assertEquals(1, warned.size());
        order(new Command.Redeal("wrong cards"));
        assertEquals(Optional.empty(), refusal(new Command.Points(Line.EW, -10, "waits")));
        for (int i = 0; i <= GuardedTable.MOST_FAULTS; i++) {
            table.take(new Input.Read(evening.readings().get(i)));
        }
        assertEquals(Outage.NOT_FOLLOWED, table.state().troubles().getLast().outage());
        List<Effect> effects = order(new Command.End("by hand"));
        assertTrue(
                effects.contains(
                        new Effect.Refused(
                                ADA,
                                new Command.Points(Line.EW, -10, "waits"),
                                Refusal.of(Why.HAND_IS_NOT_FOLLOWED))),
                () -> "" + effects);
        PlayedHand hand = table.state().match().played().getFirst();
        assertEquals(-50, hand.ns().arbiter());
        assertEquals(0, hand.ew().arbiter());
        assertEquals(warned, hand.warnings());
        assertTrue(hand.total(Line.NS).isEmpty(), "nobody has counted it");
        assertTrue(hand.record().contains("arbiter points NS -50"), hand::record);
        assertEquals(TableText.of(table.table()), TableText.of(restored()));
    }

    private void playUntilTheFirstCard() {
        long later = 120_000;
        for (Reading one : evening.readings().subList(4, evening.readings().size())) {
            table.take(new Input.Read(one.toldAt(one.at() + later)));
            if (table.state().hand().phase() != Phase.DEAL) {
                return;
            }
        }
    }

    @Test
    @DisplayName("The same without a journal: the hand that begins again is kept in memory")
    void whatBeginsOnceMoreIsKeptInMemory() {
        Table fresh = new Table(evening.layout(), DECK, Seat.SOUTH);
        HandMemory memory = new HandMemory(fresh, 0);
        var from = fresh.betweenHands().orElseThrow();
        for (Reading one : evening.readings().subList(0, 2_001)) {
            Input input = new Input.Read(one);
            memory.took(input, !fresh.take(input).isEmpty(), fresh);
        }
        assertEquals(Optional.empty(), memory.soFar().map(HandInputs::from));
        memory.beginAgain(from);
        assertEquals(Optional.of(from), memory.soFar().map(HandInputs::from));
    }
}
