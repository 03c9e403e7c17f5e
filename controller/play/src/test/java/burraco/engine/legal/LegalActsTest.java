package burraco.engine.legal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.meld.Meld;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.play.BotHand;
import burraco.testing.Invariants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@link LegalActs} compared with trying everything: every tie of one card, every opening of three
 * cards and every discard; exactly those without a ruling are offered.
 *
 * <p>The suite compares one moment in five, another one of each hand; {@code -DoneIn=1} compares
 * all.
 */
@Tag("campaign")
class LegalActsTest {
    private static final int HANDS = Math.min(60, Integer.getInteger("hands", 8));

    private static final int ONE_IN = Integer.getInteger("oneIn", 5);

    /** Higher than the number of any act in a hand. */
    private static final int LATER = 100_000;

    private static final long SEED = Long.getLong("seed", 4711);

    @ParameterizedTest
    @EnumSource
    void everythingSilentIsOfferedAndNothingElse(Code code) {
        System.out.println(code + ": legal acts of " + HANDS + " hands from seed " + SEED);
        int[] compared = new int[1];
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            Invariants invariants = new Invariants();
            int[] number = new int[1];
            int which = (int) (seed % ONE_IN);
            BotHand.play(
                    seed,
                    RuleSet.of(code),
                    (before, act, after) -> {
                        invariants.saw(before, act, false, ++number[0], after);
                        // With few cards left, an act without a ruling may lead to a position in
                        // which no legal act is left.
                        boolean plenty = before.fan(before.turn().seat()).size() >= 5;
                        if (before.phase() == Phase.PLAY && plenty && number[0] % ONE_IN == which) {
                            compared[0]++;
                            compare(before);
                        }
                    });
        }
        assertTrue(compared[0] > 15 * HANDS / ONE_IN, "moments compared: " + compared[0]);
    }

    private static void compare(Hand hand) {
        TreeSet<String> offered = new TreeSet<>();
        LegalActs.of(hand).forEach(act -> offered.add(byFaces(act)));
        TreeSet<String> silent = new TreeSet<>();
        for (Act act : everything(hand)) {
            Outcome outcome = Engine.apply(hand, act, LATER);
            if (outcome instanceof Outcome.Ruled ruled && ruled.rulings().isEmpty()) {
                silent.add(byFaces(act));
            }
        }
        assertEquals(silent, offered);
    }

    private static List<Act> everything(Hand hand) {
        Seat seat = hand.turn().seat();
        List<Card> cards = oneOrTwoOfEach(hand.fan(seat).known());
        List<Act> acts = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            List<CardName> one = List.of(CardName.of(cards.get(i)));
            acts.add(new Act.Discard(seat, one, Optional.empty()));
            for (Meld meld : hand.melds().of(seat.line())) {
                acts.add(new Act.Tie(seat, meld.id(), one));
            }
            for (int j = i + 1; j < cards.size(); j++) {
                for (int k = j + 1; k < cards.size(); k++) {
                    List<CardName> three =
                            List.of(
                                    one.getFirst(),
                                    CardName.of(cards.get(j)),
                                    CardName.of(cards.get(k)));
                    acts.add(new Act.Open(seat, three, Optional.empty()));
                }
            }
        }
        return acts;
    }

    private static List<Card> oneOrTwoOfEach(Cards fan) {
        List<Card> cards = new ArrayList<>();
        for (Face face : Face.all()) {
            fan.of(face).forEach(cards::add);
        }
        return cards;
    }

    private static String byFaces(Act act) {
        return switch (act) {
            case Act.Discard discard -> "discard " + faces(discard.cards());
            case Act.Tie tie -> "tie " + tie.meld() + " " + faces(tie.cards());
            case Act.Open open -> "open " + faces(open.cards());
            case Act other -> other.toString();
        };
    }

    private static List<String> faces(List<CardName> names) {
        return names.stream().map(name -> name.face().toString()).sorted().toList();
    }
}
