package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.act.Standing.Whereabouts;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.PublicView;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.score.CountedMeld;
import burraco.hal.virtual.Chance;
import burraco.record.Canonical;
import burraco.record.Judgement;
import burraco.testing.Invariants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Hands of bots from which some acts are cut out and replaced by a gap that says how things stand
 * after them. The rest of the hand can be played as it was, nobody is blamed, and the cards count
 * as in the whole hand. {@code -Dhands=N -Dseed=S} plays others.
 */
@Tag("campaign")
class GapsInHandsTest {
    private static final int HANDS = Integer.getInteger("hands", 120);
    private static final long SEED = Long.getLong("seed", 1);

    /** An act of the whole hand. */
    private record Done(Hand before, Act act, Outcome.Ruled after) {}

    @ParameterizedTest
    @EnumSource
    void aHandGoesOnFromWhatLiesThere(Code code) {
        System.out.println(code + ": " + HANDS + " hands with gaps from seed " + SEED);
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            check(code, seed, new Chance(seed).stream("gaps"));
        }
    }

    private static void check(Code code, long seed, Chance chance) {
        List<Done> deeds = new ArrayList<>();
        Hand end =
                BotHand.play(
                        seed,
                        RuleSet.of(code),
                        (before, act, after) -> deeds.add(new Done(before, act, after)));
        String where = code + ", seed " + seed;
        // As at a real table, only cards that lie open are known.
        Hand hand = PublicView.of(deeds.getFirst().before());
        StringBuilder record = new StringBuilder();
        Invariants invariants = new Invariants();
        int number = 0;
        int lostUntil = -1;
        // The last act after which the hand still goes on.
        int most = deeds.size() - 1;
        while (deeds.get(most).after().hand().over()) {
            most--;
        }
        for (int i = 0; i < deeds.size(); i++) {
            Done done = deeds.get(i);
            if (i > lostUntil && i < most && chance.below(25) == 0) {
                lostUntil = Math.min(i + chance.below(30), most);
            }
            if (i < lostUntil) {
                continue;
            }
            Act act =
                    i == lostUntil
                            ? new Act.Gap(chance.below(90_000), stands(done.after().hand()))
                            : PublicView.of(done.act(), done.after().moved());
            String then = where + ", act " + i + ": " + act;
            Outcome outcome = Engine.apply(hand, act, ++number);
            Outcome.Ruled ruled = assertInstanceOf(Outcome.Ruled.class, outcome, then);
            assertEquals(List.of(), ruled.rulings(), then);
            invariants.saw(hand, act, false, number, ruled);
            if (act instanceof Act.Gap) {
                assertStands(done.after().hand(), ruled.hand(), then);
            }
            record.append(Canonical.line(act, false, hand, ruled.moved())).append('\n');
            hand = ruled.hand();
        }
        assertEquals(end.ending(), hand.ending(), where);
        for (Line line : Line.values()) {
            assertEquals(melds(end, line), melds(hand, line), where);
            assertEquals(end.hasPozzetto(line), hand.hasPozzetto(line), where);
        }
        String faced = deeds.getFirst().before().pile().top().toString();
        assertJudgedAlike("[Code \"" + code + "\"]\nup: " + faced + "\n", record.toString(), hand);
    }

    private static int melds(Hand hand, Line line) {
        return hand.melds().of(line).stream()
                .map(meld -> CountedMeld.of(hand, meld))
                .mapToInt(meld ->
                        meld.positive().points()
                                + meld.burraco(hand.rules()).points()
                                - meld.negative().points())
                .sum();
    }

    /** Everything that can be seen of a hand, as a gap states it. */
    private static Standing stands(Hand hand) {
        List<Standing.OfMeld> melds = new ArrayList<>();
        hand.melds().all().forEach(meld -> melds.add(stands(meld)));
        List<Standing.OfPozzetto> pozzetti = new ArrayList<>();
        for (int number = 1; number <= 2; number++) {
            pozzetti.add(new Standing.OfPozzetto(number, where(hand.pozzetto(number))));
        }
        return new Standing(
                Optional.of(
                        new Standing.OfTurn(
                                hand.turn().seat(), hand.turn().took() != Turn.Took.NOTHING)),
                Optional.of(hand.stock().size()),
                Optional.of(names(hand.pile().list())),
                melds,
                pozzetti,
                Arrays.stream(Seat.values())
                        .map(seat -> new Standing.OfFan(seat, hand.fan(seat).size()))
                        .toList(),
                List.of(Seat.values()));
    }

    private static Standing.OfMeld stands(Meld meld) {
        return new Standing.OfMeld(meld.id(), names(meld.inOrder()));
    }

    private static Whereabouts where(Pozzetto pozzetto) {
        return switch (pozzetto) {
            case Pozzetto.Lying _ -> Whereabouts.LIES;
            case Pozzetto.Played played -> new Whereabouts.With(played.line());
            case Pozzetto.Unplayed held -> new Whereabouts.Before(held.seat());
            case Pozzetto.Absent _ -> throw new AssertionError("a bot loses no pozzetto");
        };
    }

    private static List<CardName> names(List<Card> cards) {
        return cards.stream().map(CardName::of).toList();
    }

    private static void assertStands(Hand really, Hand found, String then) {
        assertEquals(stands(really), stands(found), then);
        assertEquals(really.melds(), found.melds(), then);
        assertEquals(really.phase(), found.phase(), then);
        assertTrue(found.owed().isEmpty(), then);
    }

    /**
     * The hand is the same after it was written as a record and read again, and so is the record.
     */
    private static void assertJudgedAlike(String position, String acts, Hand end) {
        String record = position + acts;
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        Judgement.Judged judged =
                assertInstanceOf(
                        Judgement.Judged.class,
                        Judgement.of(bytes),
                        () -> Judgement.of(bytes) + record);
        assertEquals(
                acts.lines().toList(), judged.steps().stream().map(Judgement.Step::text).toList());
        assertEquals(end.melds(), judged.end().melds(), record);
        assertEquals(end.pile(), judged.end().pile(), record);
    }
}
