package burraco.tracking.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.play.evening.Casting;
import burraco.play.evening.Deed;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.record.Judgement;
import burraco.testing.ExampleTable;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** People deal at a virtual table, correctly or not: what is recorded and ruled. */
@Tag("campaign")
class DealTrackerTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = 11;
    private static final int HANDS = 4;

    private static Script script(int hand, List<Case> cases) {
        return script(hand, cases, Seat.SOUTH);
    }

    private static Script script(int hand, List<Case> cases, Seat dealer) {
        return new Casting(SEED, TABLE.layout().rules(), 8, cases).script(hand, hand, dealer);
    }

    private static boolean isDealer(String line) {
        return line.startsWith("[Dealer");
    }

    /**
     * The deeds until the first discard; if a hand is dealt again, until the first discard after
     * that.
     */
    private static List<Deed> beginning(Script script) {
        List<Deed> deeds = new ArrayList<>();
        for (Deed deed : script.deeds()) {
            deeds.add(deed);
            if (deed.act() instanceof Act.Discard) {
                break;
            }
        }
        return deeds;
    }

    private static String record(Script script, Layout seen, Seat dealer, Noise noise, int hand) {
        return record(script, new Tracker(seen, TABLE.deck(), dealer), noise, hand);
    }

    private static String record(Script script, Tracker tracker, Noise noise, int hand) {
        List<Reading> readings = new ArrayList<>();
        evening(noise, new Chance(SEED).stream("deal " + hand), readings).play(script, "a deal");
        return records(tracker, readings).stream().findFirst().orElse("");
    }

    private static Evening evening(Noise noise, Chance chance, List<Reading> readings) {
        return new Evening(
                TABLE.layout(), TABLE.deck(), noise, Manners.USUAL, chance, readings::add);
    }

    private static List<String> records(Tracker tracker, List<Reading> readings) {
        List<TrackerEvent> told = new ArrayList<>();
        readings.forEach(reading -> told.addAll(tracker.take(reading)));
        told.addAll(tracker.end());
        return told.stream()
                .filter(TrackerEvent.HandOver.class::isInstance)
                .map(over -> ((TrackerEvent.HandOver) over).record())
                .toList();
    }

    private static String record(Script script, Noise noise, int hand) {
        Script begun = new Script(beginning(script), script.mischief(), script.onCall());
        return record(begun, TABLE.layout(), Seat.SOUTH, noise, hand);
    }

    /** The rulings before the first card is faced. */
    private static List<Case> ruled(String record) {
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        List<Case> cases = new ArrayList<>();
        for (Judgement.Step step : ((Judgement.Judged) Judgement.of(bytes)).steps()) {
            step.rulings().stream().map(Ruling::which).forEach(cases::add);
            if (step.act() instanceof Act.TurnUp) {
                break;
            }
        }
        return cases;
    }

    private static long count(String record, String what) {
        return record.lines().filter(line -> line.matches(what)).count();
    }

    @Test
    void nothingIsWrongWithADealThatIsRight() {
        for (Noise noise : List.of(Noise.QUIET, Noise.REFERENCE, Noise.HARSH)) {
            for (int hand = 0; hand < HANDS; hand++) {
                String record = record(script(hand, List.of()), noise, hand);
                assertEquals(List.of(), ruled(record), record);
                assertEquals(44, count(record, "deal [NESW] .*"));
                assertEquals(22, count(record, "deal P[12] .*"));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Case.class,
            names = {
                "WRONG_DEAL",
                "WRONG_NUMBER_DEALT",
                "DECK_NOT_WHOLE",
                "OLD_POZZETTO_ON_THE_TABLE"
            })
    void whatIsWrongIsRuledBeforeTheFirstDraw(Case which) {
        for (Noise noise : List.of(Noise.QUIET, Noise.REFERENCE)) {
            for (int hand = 0; hand < HANDS; hand++) {
                String record = record(script(hand, List.of(which)), noise, hand);
                assertEquals(List.of(which), ruled(record), record);
            }
        }
    }

    @Test
    void aVoidDealIsGatheredAndDealtAgain() {
        String record = record(script(0, List.of(Case.WRONG_DEAL)), Noise.REFERENCE, 0);
        assertEquals(1, count(record, "arbiter redeal"));
        assertEquals(46, count(record, "deal [NESW] .*"));
    }

    @Test
    void cardsThatAreGatheredOnceTheFirstIsFacedAreDealtAgain() {
        List<Deed> deeds = new ArrayList<>();
        for (Deed deed : script(0, List.of()).deeds()) {
            deeds.add(deed);
            if (deed.act() instanceof Act.TurnUp) {
                deeds.add(new Deed(deed.after(), new Act.Redeal(), List.of(), deed.after()));
                break;
            }
        }
        deeds.addAll(beginning(script(1, List.of())));
        Script twice = new Script(deeds, Optional.empty(), false);
        String record = record(twice, TABLE.layout(), Seat.SOUTH, Noise.REFERENCE, 0);
        assertEquals(1, count(record, "arbiter redeal"), record);
        assertEquals(2, count(record, "turnup .*"), record);
        assertEquals(88, count(record, "deal [NESW] .*"));
        assertEquals(List.of(), ruled(record));
    }

    @Test
    void aDealTheOtherWayRoundIsVoid() {
        int ruled = 0;
        for (int hand = 0; hand < HANDS; hand++) {
            Script script = new Script(beginning(script(hand, List.of())), Optional.empty(), false);
            String record = record(script, mirrored(), Seat.SOUTH, Noise.REFERENCE, hand);
            ruled += ruled(record).equals(List.of(Case.WRONG_DEAL)) ? 1 : 0;
        }
        assertTrue(ruled > HANDS / 2, "where all cards are heard, " + ruled);
    }

    /** The capture says that S deals. Whoever deals, it is heard, and nobody is blamed. */
    @ParameterizedTest
    @EnumSource(Seat.class)
    void whoDealsIsHeardWhateverWasPresumed(Seat dealer) {
        for (Noise noise : List.of(Noise.QUIET, Noise.REFERENCE, Noise.HARSH)) {
            for (int hand = 0; hand < HANDS; hand++) {
                Script whole = script(hand, List.of(), dealer);
                Script begun = new Script(beginning(whole), Optional.empty(), false);
                String record = record(begun, TABLE.layout(), Seat.SOUTH, noise, hand);
                assertTrue(record.contains("[Dealer \"" + dealer + "\"]"), record);
                assertFalse(record.contains("arbiter"), record);
                assertEquals(List.of(), ruled(record), record);
            }
        }
    }

    /** The statement of a person who knows the dealer outweighs what the cards suggest. */
    @Test
    void whoeverIsSaidToDealIsBlamedForADealFromTheWrongPlayerOn() {
        Script whole = script(0, List.of(), Seat.WEST);
        Script begun = new Script(beginning(whole), Optional.empty(), false);
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.NORTH).dealtBy(Seat.SOUTH);
        String record = record(begun, tracker, Noise.QUIET, 0);
        assertTrue(record.contains("[Dealer \"S\"]"), record);
        assertEquals(List.of(Case.WRONG_DEAL), ruled(record), record);
    }

    /** Captures of three matches one after the other, each with another first dealer. */
    @Test
    void inJoinedCapturesTheDealerOfEachHandIsHeard() {
        List<Seat> dealers = List.of(Seat.EAST, Seat.NORTH, Seat.NORTH);
        List<Reading> readings = new ArrayList<>();
        Evening evening = evening(Noise.REFERENCE, new Chance(SEED), readings);
        for (int hand = 0; hand < dealers.size(); hand++) {
            evening.play(script(hand, List.of(), dealers.get(hand)), "hand " + hand);
        }
        evening.rest(Duration.ofSeconds(10));
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<String> records = records(tracker, readings);
        assertEquals(
                dealers.stream().map(seat -> "[Dealer \"" + seat + "\"]").toList(),
                records.stream().flatMap(String::lines).filter(DealTrackerTest::isDealer).toList());
        for (String record : records) {
            assertEquals(List.of(), ruled(record), record);
        }
    }

    /** A table that exchanges the places of E and W hears every deal in the opposite order. */
    private static Layout mirrored() {
        Layout layout = TABLE.layout();
        List<LaidAntenna> antennas =
                layout.antennas().stream()
                        .map(one ->
                                new LaidAntenna(one.antenna(), mirror(one.zone()), one.source()))
                        .toList();
        return new Layout(
                layout.name(),
                layout.rules(),
                layout.language(),
                layout.deck(),
                layout.match(),
                layout.sources(),
                antennas,
                layout.scales());
    }

    private static Zone mirror(Zone zone) {
        return switch (zone) {
            case Zone.OfSeat(Seat seat) when seat == Seat.EAST || seat == Seat.WEST ->
                    new Zone.OfSeat(seat.partner());
            case Zone.OfSeat _, Zone.Stock _, Zone.Pile _, Zone.Pozzetto _, Zone.MeldSlot _ -> zone;
        };
    }
}
