package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.testing.Judged;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** People at a virtual table: they carry out their script, and the readings agree with it. */
@Tag("campaign")
class EveningTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 407);

    /** A hand that was played: its script, its record, and what the sensors reported. */
    private record Played(Script script, Truth truth, List<Reading> readings) {
        Hand end() {
            return script.deeds().getLast().after();
        }
    }

    private static Played play(Script script, long seed, Noise noise) {
        List<Reading> readings = new ArrayList<>();
        Chance chance = new Chance(seed);
        Evening evening =
                new Evening(
                        TABLE.layout(), TABLE.deck(), noise, Manners.USUAL, chance, readings::add);
        return new Played(script, evening.play(script, "seed " + seed), readings);
    }

    private static Played lawful(long seed, Code code, Noise noise) {
        Seat dealer = Seat.values()[(int) (seed & 3)];
        return play(Script.lawful(seed, RuleSet.of(code), dealer, 8), seed, noise);
    }

    private static Played quiet(long seed) {
        return lawful(seed, Code.FIBUR_INT_2018, Noise.QUIET);
    }

    // What truly happened

    @ParameterizedTest
    @EnumSource
    void aHandThatKeepsToTheCodeIsJudgedWithoutARuling(Code code) {
        for (long seed = SEED; seed < SEED + 10; seed++) {
            Played played = lawful(seed, code, Noise.REFERENCE);
            Judged judged = Judged.of(played.truth().text());
            String which = "seed " + seed;
            assertEquals("", judged.rulings(), which);
            assertEquals(played.end().ending(), judged.end().ending(), which);
            assertEquals(melds(played.end()), melds(judged.end()), which);
        }
    }

    private static String melds(Hand hand) {
        StringBuilder all = new StringBuilder();
        for (Meld meld : hand.melds().all()) {
            all.append(meld.id()).append(meld.inOrder().stream().map(Card::face).toList());
        }
        return all.toString();
    }

    @ParameterizedTest
    @EnumSource
    void whatSomebodyCommitsIsRuled(Code code) {
        List<Case> cases = Casting.cases(code);
        Casting casting = new Casting(SEED, RuleSet.of(code), 8, cases);
        for (int i = 0; i < cases.size(); i++) {
            Script script = casting.script(i, i, Seat.SOUTH);
            Case which = cases.get(i);
            assertEquals(Optional.of(which), script.mischief(), "seed " + SEED);
            Judged judged = Judged.of(play(script, SEED, Noise.QUIET).truth().text());
            assertEquals(told(which), cases(judged), which::id);
        }
    }

    /** The ids of the cases, each once. */
    private static TreeSet<String> cases(Judged judged) {
        TreeSet<String> ids = new TreeSet<>();
        for (String ruling : judged.cases().split(", ")) {
            ids.add(ruling.split(" ")[0]);
        }
        ids.remove("");
        return ids;
    }

    /**
     * The rulings to expect if this case is committed: the case itself, and others that are
     * unavoidable.
     */
    private static TreeSet<String> told(Case which) {
        return new TreeSet<>(
                switch (which) {
                    // If it is noticed late, a pickup without grounds costs nothing.
                    case GROUNDLESS_PICKUP_NOTICED_LATE -> List.of();
                    // It was left from the hand before.
                    case OLD_POZZETTO_TAKEN -> List.of("21bis.1", "21bis.2");
                    // Another ruling must be open first.
                    case ACT_WHILE_A_RULING_WAITS -> List.of("19.6", "6.3");
                    default -> List.of(which.id());
                });
    }

    @Test
    void whoDoesNoMischiefKeepsToTheCode() {
        Casting casting = new Casting(SEED, RuleSet.FIBUR_INT_2018, 8, List.of(Case.WRONG_TIE));
        assertEquals(Optional.empty(), casting.script(1, 1, Seat.NORTH).mischief());
        assertEquals(Optional.of(Case.WRONG_TIE), casting.script(1, 1, Seat.SOUTH).mischief());
    }

    @ParameterizedTest
    @EnumSource
    void nowAndThenTimeIsUpAndTheArbiterPresses(Code code) {
        int called = 0;
        for (long seed = SEED; seed < SEED + 60; seed++) {
            Script script = Script.lawful(seed, RuleSet.of(code), Seat.SOUTH, 8);
            if (script.deeds().stream().anyMatch(deed -> deed.act() instanceof Act.TimeOut)) {
                Played played = play(script, seed, Noise.QUIET);
                Judged judged = Judged.of(played.truth().text());
                assertEquals("", judged.rulings(), "seed " + seed);
                assertTrue(played.end().over(), "seed " + seed);
                assertEquals(1, presses(played, "timeout"), "seed " + seed);
                called++;
            }
        }
        assertTrue(called > 0, "in none of sixty hands");
    }

    private static long presses(Played played, String key) {
        return played.readings().stream()
                .filter(Reading.Press.class::isInstance)
                .map(Reading.Press.class::cast)
                .filter(press -> press.button().key().equals(key))
                .count();
    }

    @Test
    void everyCaseHasItsTurnHoweverManyHandsLieInOneCapture() {
        List<Case> cases = List.of(Case.WRONG_TIE, Case.CLOSING_DISCARD_IS_WILD);
        Casting casting = new Casting(SEED, RuleSet.FIBUR_INT_2018, 8, cases);
        assertEquals(Optional.of(cases.get(0)), casting.script(0, 0, Seat.SOUTH).mischief());
        assertEquals(Optional.of(cases.get(1)), casting.script(4, 1, Seat.SOUTH).mischief());
    }

    @Test
    void otherSeedsPlayOtherHands() {
        Casting seven = new Casting(7, RuleSet.FIBUR_INT_2018, 8, List.of());
        Casting eleven = new Casting(11, RuleSet.FIBUR_INT_2018, 8, List.of());
        Hand one = seven.script(4, 0, Seat.NORTH).deeds().getLast().after();
        Hand other = eleven.script(0, 0, Seat.NORTH).deeds().getLast().after();
        assertNotEquals(melds(one), melds(other));
    }

    @Test
    void noLineHasMoreMeldsThanTheTableHasPlaces() {
        Casting casting = new Casting(SEED, RuleSet.FITAB_ITA_2026, 3, List.of());
        for (int hand = 0; hand < 5; hand++) {
            for (Deed deed : casting.script(hand, 0, Seat.EAST).deeds()) {
                for (Line line : Line.values()) {
                    assertTrue(deed.after().melds().count(line) <= 3, deed.act()::toString);
                }
            }
        }
    }

    @Test
    void aVoidDealIsGatheredAndDealtAnew() {
        Script script = mischief(Case.WRONG_DEAL);
        String text = play(script, SEED, Noise.QUIET).truth().text();
        assertTrue(text.contains("\narbiter redeal\nshuffle "), text);
        assertTrue(Judged.of(text).end().over(), text);
    }

    private static Script mischief(Case which) {
        Casting casting = new Casting(SEED, RuleSet.FIBUR_INT_2018, 8, List.of(which));
        return casting.script(0, 0, Seat.SOUTH);
    }

    @Test
    void whatIsNoticedLateIsAHandOnCallAndSomebodyPresses() {
        Played played = play(mischief(Case.SURPLUS_LATER), SEED, Noise.QUIET);
        assertTrue(played.truth().text().contains("[Notice \"on-call\"]"));
        assertEquals(1, presses(played, "call"));
    }

    @Test
    void actsHaveTheirTimesInOrder() {
        Played played = quiet(SEED);
        long before = 0;
        int line = 0;
        List<String> lines = played.truth().text().lines().toList();
        for (Truth.Timed timed : played.truth().times()) {
            assertTrue(timed.begun() <= timed.complete(), timed::toString);
            assertTrue(timed.complete() >= before, timed::toString);
            assertTrue(timed.line() > line, timed::toString);
            assertEquals(timed.action(), lines.get(timed.line() - 1));
            before = timed.complete();
            line = timed.line();
        }
    }

    /** Two plays to one meld within a second and a half would count as one. */
    @Test
    void playsToOneMeldAreApart() {
        for (long seed = SEED; seed < SEED + 5; seed++) {
            Truth.Timed before = null;
            for (Truth.Timed timed : quiet(seed).truth().times()) {
                boolean again = before != null && single(before) && single(timed);
                if (again && words(before)[2].equals(words(timed)[2])) {
                    long apart = timed.complete() - before.complete();
                    assertTrue(apart > 1_500, before + " and " + timed + ", seed " + seed);
                }
                before = timed;
            }
        }
    }

    private static boolean single(Truth.Timed timed) {
        return words(timed).length == 4 && words(timed)[1].equals("tie");
    }

    private static String[] words(Truth.Timed timed) {
        return timed.action().split(" ");
    }

    // What the table hears of it

    @Test
    void theSameSeedGivesTheSameReadings() {
        Played once = lawful(SEED, Code.FIBUR_INT_2018, Noise.HARSH);
        Played twice = lawful(SEED, Code.FIBUR_INT_2018, Noise.HARSH);
        assertEquals(once.readings(), twice.readings());
        assertNotEquals(once.readings(), play(once.script(), SEED + 1, Noise.HARSH).readings());
    }

    @Test
    void readingsComeInTheOrderOfTheirTimes() {
        long before = 0;
        for (Reading reading : lawful(SEED, Code.FIBUR_INT_2018, Noise.HARSH).readings()) {
            assertTrue(reading.at() >= before, reading::toString);
            before = reading.at();
        }
    }

    @Test
    void whatLiesInAMeldAtTheEndIsHeardInItsLinesPlaces() {
        for (long seed = SEED; seed < SEED + 5; seed++) {
            Played played = quiet(seed);
            long end = played.truth().times().getLast().complete();
            for (Line line : Line.values()) {
                TreeSet<String> lie = new TreeSet<>();
                for (Meld meld : played.end().melds().of(line)) {
                    meld.cards().forEach(card -> lie.add(card.toString()));
                }
                assertEquals(lie, heardInMelds(played, line, end), line + ", seed " + seed);
            }
        }
    }

    private static TreeSet<String> heardInMelds(Played played, Line line, long end) {
        TreeSet<String> heard = new TreeSet<>();
        for (Reading reading : played.readings()) {
            boolean after = reading.at() > end + 300 && reading.at() < end + 4_000;
            if (after
                    && reading instanceof Reading.Inventory inventory
                    && zone(inventory) instanceof Zone.MeldSlot slot
                    && slot.line() == line) {
                for (Answer answer : inventory.answers()) {
                    TABLE.deck().card(answer.tag()).ifPresent(card -> heard.add(card.toString()));
                }
            }
        }
        return heard;
    }

    private static Zone zone(Reading.Inventory inventory) {
        return TABLE.layout().antennas().stream()
                .filter(antenna -> antenna.id() == inventory.antenna())
                .map(LaidAntenna::zone)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsLeftOfTheStockIsWeighed() {
        for (long seed = SEED; seed < SEED + 5; seed++) {
            Played played = quiet(seed);
            long end = played.truth().times().getLast().complete();
            double grams = 0;
            for (Reading reading : played.readings()) {
                if (reading.at() < end + 4_000
                        && reading instanceof Reading.Weight weight
                        && weight.scale() == stockScale()) {
                    grams = weight.grams();
                }
            }
            double lies = 1.9 * played.end().stock().size();
            assertEquals(lies, grams, 0.9 + lies * 0.02, "seed " + seed);
        }
    }

    private static int stockScale() {
        return TABLE.layout().scale(new Zone.Stock()).orElseThrow().id();
    }

    @Test
    void cardsOfAFanAreNotHeard() {
        Played played = quiet(SEED);
        Cards drawn = Cards.NONE;
        for (Deed deed : played.script().deeds()) {
            boolean draw = deed.act() instanceof Act.Draw;
            drawn = draw ? drawn.with(Cards.of(deed.moved())) : drawn;
        }
        Cards never = drawn;
        for (Seat seat : Seat.values()) {
            // A card that was drawn and stays in a large fan was never on the felt, but was heard
            // in the stock.
            Cards fan = played.end().fan(seat).known();
            never = fan.size() > 3 ? never : never.without(fan);
        }
        for (Meld meld : played.end().melds().all()) {
            never = never.without(meld.cards());
        }
        never = never.without(played.end().pile().known());
        for (Reading reading : played.readings()) {
            if (reading instanceof Reading.Inventory inventory
                    && zone(inventory) instanceof Zone.MeldSlot) {
                for (Answer answer : inventory.answers()) {
                    Card card = TABLE.deck().card(answer.tag()).orElseThrow();
                    assertFalse(never.has(card), card + " at " + reading.at());
                }
            }
        }
    }

    @Test
    void handsFollowEachOtherAtOneTable() {
        List<Reading> readings = new ArrayList<>();
        Evening evening =
                new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.QUIET,
                        Manners.some(new Chance(SEED)),
                        new Chance(SEED),
                        readings::add);
        Seat dealer = Seat.SOUTH;
        long before = 0;
        for (int hand = 0; hand < 3; hand++) {
            Script script = Script.lawful(SEED + hand, RuleSet.FITAB_ITA_2026, dealer, 8);
            Truth truth = evening.play(script, "hand " + hand);
            assertEquals("", Judged.of(truth.text()).rulings());
            assertTrue(truth.times().getFirst().begun() >= before);
            before = truth.times().getLast().complete();
            dealer = dealer.next();
        }
        long starts = readings.stream().filter(reading -> reading instanceof Reading.Press).count();
        assertEquals(1, starts, "the arbiter starts the first hand, and none after it");
    }
}
