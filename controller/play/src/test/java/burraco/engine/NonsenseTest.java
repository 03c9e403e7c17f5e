package burraco.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Decision;
import burraco.engine.act.Source;
import burraco.engine.act.Standing;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Hand;
import burraco.engine.legal.LegalActs;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.score.Count;
import burraco.hal.virtual.Chance;
import burraco.play.BotHand;
import burraco.play.Shuffle;
import burraco.testing.Invariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Any acts in any order, legal or not: the engine answers each, no card is lost, and nothing hangs.
 * Most acts name cards that are there.
 */
@Tag("campaign")
class NonsenseTest {
    private static final int HANDS = Integer.getInteger("hands", 150);
    private static final int ACTS = 150;

    /** One hand in so many is checked completely after every act. */
    private static final int ONE_IN = Integer.getInteger("oneIn", 8);

    private static final long SEED = Long.getLong("seed", 33);

    @ParameterizedTest
    @EnumSource
    void nothingThatPeopleDoConfusesTheEngine(Code code) {
        System.out.println(code + ": " + HANDS + " hands of nonsense from seed " + SEED);
        int done = 0;
        int ruled = 0;
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            Chance chance = new Chance(seed);
            Hand hand = BotHand.dealt(seed, RuleSet.of(code), Seat.SOUTH);
            int cards = Conservation.count(hand);
            Invariants invariants = new Invariants();
            for (int number = 1; number <= ACTS; number++) {
                Act act = act(hand, chance);
                boolean late = act instanceof Act.OfSeat && chance.below(6) == 0;
                String where = "seed " + seed + ", act " + number + ": " + act;
                Outcome outcome = apply(hand, act, number, late, where);
                assertNotNull(outcome, where);
                if (outcome instanceof Outcome.Ruled after) {
                    done++;
                    ruled += after.rulings().size();
                    if (seed % ONE_IN == 0) {
                        hold(invariants, hand, act, late, number, after, "seed " + seed);
                    }
                    assertEquals(List.of(), Conservation.violations(hand), where);
                    hand = after.hand();
                    assertEquals(cards, Conservation.count(hand), where);
                    LegalActs.of(hand);
                    for (Line line : Line.values()) {
                        assertNotNull(Count.of(hand, line), where);
                    }
                }
            }
            carryOut(hand, "seed " + seed);
            Engine.close(hand, ACTS + 1);
        }
        assertTrue(done > HANDS * ACTS / 3, "acts that could be done: " + done);
        assertTrue(ruled > HANDS * 5, "rulings: " + ruled);
    }

    private static void hold(
            Invariants invariants,
            Hand before,
            Act act,
            boolean late,
            int number,
            Outcome.Ruled after,
            String where) {
        try {
            invariants.saw(before, act, late, number, after);
        } catch (AssertionError wrong) {
            throw new AssertionError(where + ": " + wrong.getMessage(), wrong);
        }
    }

    /** What rulings ask for can be done, so that play never stops for good. */
    private static void carryOut(Hand before, String where) {
        Hand hand = before;
        for (int number = ACTS + 1; !hand.owed().isEmpty(); number++) {
            List<Act> acts = LegalActs.of(hand);
            String owed = where + ": " + hand.owed();
            assertFalse(acts.isEmpty(), owed);
            assertTrue(number < ACTS + 100, owed);
            Outcome outcome = apply(hand, acts.getFirst(), number, false, owed);
            assertTrue(outcome instanceof Outcome.Ruled, () -> owed + " " + acts + " " + outcome);
            hand = ((Outcome.Ruled) outcome).hand();
        }
    }

    private static Outcome apply(Hand hand, Act act, int number, boolean late, String where) {
        try {
            return Engine.apply(hand, act, number, late);
        } catch (RuntimeException confused) {
            throw new AssertionError(where, confused);
        }
    }

    private static Act act(Hand hand, Chance chance) {
        // Half of the acts are sensible ones, so that hands look like real ones.
        if (chance.below(2) == 0) {
            List<Act> legal = LegalActs.of(hand);
            if (!legal.isEmpty()) {
                return legal.get(chance.below(legal.size()));
            }
        }
        boolean own = chance.below(3) > 0;
        Seat seat = own ? hand.acting() : Seat.values()[chance.below(4)];
        return switch (chance.below(24)) {
            case 0, 1 -> new Act.Draw(seat, List.of());
            case 2 -> new Act.Draw(seat, List.of(CardName.UNSEEN, CardName.UNSEEN));
            case 3, 4 -> new Act.Pickup(seat, List.of());
            case 5, 6, 7 ->
                    new Act.Open(seat, some(hand, seat, chance, 1 + chance.below(5)), none());
            case 8, 9, 10 ->
                    new Act.Tie(
                            seat,
                            meld(hand, chance),
                            some(hand, seat, chance, 1 + chance.below(2)));
            case 11, 12 ->
                    new Act.Discard(
                            seat, some(hand, seat, chance, 1 + chance.below(5) / 4), none());
            case 13 -> new Act.TakePozzetto(seat, none());
            case 14 -> new Act.Look(seat);
            case 15 -> new Act.TakeBack(seat, meld(hand, chance), ofMeld(hand, chance));
            case 16 -> new Act.TakeBackDiscard(seat, List.of());
            case 17 -> new Act.PutBack(seat, Source.values()[chance.below(3)]);
            case 18 -> new Act.Merge(seat, meld(hand, chance), meld(hand, chance));
            case 19 -> new Act.Lay(seat, some(hand, seat, chance, 1));
            case 20 -> new Act.Expose(seat, some(hand, seat, chance, 1).getFirst());
            case 21 -> chance.below(2) == 0 ? new Act.Cannot(seat) : new Act.SayDraw(seat);
            case 22 -> new Act.Notice(chance.below(2) == 0 ? none() : Optional.of(seat));
            default -> ofPeople(hand, seat, chance);
        };
    }

    private static Act ofPeople(Hand hand, Seat seat, Chance chance) {
        return switch (chance.below(13)) {
            case 0 -> new Act.Waive();
            case 1 -> new Act.ArbiterPoints(seat.line(), 100);
            case 2 -> new Act.TimeOut();
            case 3 -> chance.below(40) == 0 ? new Act.Redeal() : new Act.Elapse(9_000);
            case 4 -> chance.below(40) == 0 ? new Act.End() : new Act.Elapse(30_000);
            case 5 -> new Act.Gap(chance.below(60_000), found(hand, chance));
            case 6 -> new Act.Decide(decision(hand, seat, chance));
            default ->
                    new Act.Report(
                            Case.values()[chance.below(Case.values().length)],
                            Optional.of(seat),
                            chance.below(2) == 0 ? none() : Optional.of(meld(hand, chance)),
                            chance.below(2) == 0 ? List.of() : some(hand, seat, chance, 2),
                            Optional.of(chance.below(12)));
        };
    }

    private static Decision decision(Hand hand, Seat seat, Chance chance) {
        return switch (chance.below(5)) {
            case 0 -> new Decision.Penalize(seat, bare(some(hand, seat, chance, 2)));
            case 1 ->
                    new Decision.Freeze(
                            meld(hand, chance), chance.below(2) == 0 ? none() : Optional.of(seat));
            case 2 -> new Decision.Negative(meld(hand, chance), some(hand, seat, chance, 1));
            case 3 -> new Decision.Bar(seat, none(), some(hand, seat, chance, 1));
            default -> new Decision.Reopen();
        };
    }

    /** Some statements about the hand, not all of them true. */
    private static Standing found(Hand hand, Chance chance) {
        Seat seat = Seat.values()[chance.below(4)];
        List<Standing.OfMeld> melds = new ArrayList<>();
        for (Meld meld : hand.melds().all()) {
            if (chance.below(3) == 0) {
                List<Card> cards = new ArrayList<>(meld.inOrder());
                cards.remove(chance.below(cards.size()));
                melds.add(new Standing.OfMeld(meld.id(), names(cards)));
            }
        }
        if (chance.below(2) == 0) {
            MeldId due = hand.melds().due(seat.line());
            melds.add(new Standing.OfMeld(due, some(hand, seat, chance, 1 + chance.below(6))));
        }
        List<Standing.Whereabouts> places =
                List.of(
                        Standing.Whereabouts.LIES,
                        new Standing.Whereabouts.With(seat.line()),
                        new Standing.Whereabouts.Before(seat));
        int number = 1 + chance.below(3);
        return new Standing(
                maybe(new Standing.OfTurn(seat, chance.below(2) == 0), chance),
                maybe(chance.below(hand.stock().size() + 2), chance),
                maybe(
                        names(hand.pile().list().subList(0, chance.below(hand.pile().size() + 1))),
                        chance),
                melds,
                chance.below(3) == 0
                        ? List.of(new Standing.OfPozzetto(number, places.get(chance.below(3))))
                        : List.of(),
                chance.below(3) == 0
                        ? List.of(new Standing.OfFan(seat.partner(), chance.below(30)))
                        : List.of(),
                chance.below(4) == 0 ? List.of(seat) : List.of());
    }

    private static List<CardName> names(List<Card> cards) {
        return cards.stream().map(card -> CardName.of(card.face())).toList();
    }

    private static <T> Optional<T> maybe(T value, Chance chance) {
        return chance.below(2) == 0 ? Optional.of(value) : Optional.empty();
    }

    private static <T> Optional<T> none() {
        return Optional.empty();
    }

    /** As people say them, without copies. */
    private static List<CardName> bare(List<CardName> names) {
        return names.stream().map(name -> CardName.of(name.face())).toList();
    }

    private static List<CardName> some(Hand hand, Seat seat, Chance chance, int count) {
        List<Card> fan = new ArrayList<>();
        hand.fan(seat).known().forEach(fan::add);
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean elsewhere = fan.isEmpty() || chance.below(30) == 0;
            Card card =
                    elsewhere
                            ? Shuffle.deck(new Chance(count)).get(chance.below(108))
                            : fan.remove(chance.below(fan.size()));
            names.add(CardName.of(card));
        }
        return names;
    }

    private static MeldId meld(Hand hand, Chance chance) {
        List<Meld> melds = hand.melds().all();
        return melds.isEmpty() || chance.below(30) == 0
                ? new MeldId(Line.NS, 1)
                : melds.get(chance.below(melds.size())).id();
    }

    private static List<CardName> ofMeld(Hand hand, Chance chance) {
        List<Meld> melds = hand.melds().all();
        if (melds.isEmpty() || chance.below(2) == 0) {
            return List.of();
        }
        List<Card> cards = melds.get(chance.below(melds.size())).inOrder();
        return List.of(CardName.of(cards.get(chance.below(cards.size()))));
    }
}
