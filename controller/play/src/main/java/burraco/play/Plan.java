package burraco.play;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Turn;
import burraco.engine.legal.LegalActs;
import burraco.engine.meld.Meld;
import burraco.engine.rules.RuleSet;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sequence of moves that is tried out on a hand of its own before anything is done. */
final class Plan {
    /** One move with the hand before it and its outcome. */
    record Done(Hand before, Move move, Outcome.Ruled after) {}

    final Chance chance;
    private Hand hand;
    private int number;
    private boolean failed;
    private final List<Done> done = new ArrayList<>();

    /**
     * @param number the number of the first act
     */
    Plan(Hand hand, int number, Chance chance) {
        this.hand = hand;
        this.number = number;
        this.chance = chance;
    }

    Hand hand() {
        return hand;
    }

    RuleSet rules() {
        return hand.rules();
    }

    Seat seat() {
        return hand.turn().seat();
    }

    Cards fan() {
        return fan(seat());
    }

    Cards fan(Seat seat) {
        return hand.fan(seat).known();
    }

    boolean draws() {
        return hand.phase() == Phase.DRAW;
    }

    boolean plays() {
        return hand.phase() == Phase.PLAY && hand.owed().isEmpty();
    }

    /** The moves; empty if one of them was not possible. */
    Optional<List<Done>> done() {
        return failed || done.isEmpty() ? Optional.empty() : Optional.of(done);
    }

    // Doing

    /** Carries out an act. Always true, so that a deed can end with it. */
    boolean act(Act act) {
        return move(new Move(act, false));
    }

    /** Carries out an act that is not understood at once. */
    boolean late(Act act) {
        return move(new Move(act, true));
    }

    boolean move(Move move) {
        Outcome outcome = Engine.apply(hand, move.act(), number, move.late());
        if (!failed && outcome instanceof Outcome.Ruled ruled) {
            done.add(new Done(hand, move, ruled));
            hand = ruled.hand();
            number++;
        } else {
            failed = true;
        }
        return true;
    }

    boolean notice() {
        return act(new Act.Notice(Optional.empty()));
    }

    /** Ends the turn with a lawful discard; false if there is none. */
    boolean discard(boolean late) {
        for (Act act : LegalActs.of(hand)) {
            if (act instanceof Act.Discard) {
                return late ? late(act) : act(act);
            }
        }
        return false;
    }

    boolean draw(Seat seat) {
        return act(new Act.Draw(seat, List.of()));
    }

    // Looking

    /** A play that this seat could make in its turn, if there is one. */
    Optional<Act> play(Seat seat, boolean open) {
        for (Act act : LegalActs.of(asIfPlaying(seat))) {
            if (open ? act instanceof Act.Open : act instanceof Act.Tie) {
                return Optional.of(act);
            }
        }
        return Optional.empty();
    }

    Optional<Act> anyPlay(Seat seat) {
        Optional<Act> open = play(seat, true);
        return open.isPresent() ? open : play(seat, false);
    }

    private Hand asIfPlaying(Seat seat) {
        Draft draft = new Draft(hand, number);
        draft.places().penalized(seat, List.of());
        draft.turn(Turn.of(seat).drew());
        return draft.hand();
    }

    /** The line's melds to which cards may be tied. */
    List<Meld> melds(Seat seat) {
        return hand.melds().of(seat.line()).stream()
                .filter(meld -> meld.shape().legal() && meld.isOpen())
                .toList();
    }

    /** One of the cards at random; null if there is none. */
    Card oneOf(Cards cards) {
        if (cards.isEmpty()) {
            return null;
        }
        List<Card> list = new ArrayList<>();
        cards.forEach(list::add);
        return list.get(chance.below(list.size()));
    }

    static List<CardName> names(Card... cards) {
        List<CardName> names = new ArrayList<>();
        for (Card card : cards) {
            names.add(CardName.of(card));
        }
        return names;
    }

    static List<CardName> names(Cards cards) {
        List<CardName> names = new ArrayList<>();
        cards.forEach(card -> names.add(CardName.of(card)));
        return names;
    }

    static Cards naturals(Cards cards) {
        Cards naturals = Cards.NONE;
        for (Card card : cards) {
            naturals = card.face().isWild() ? naturals : naturals.with(card);
        }
        return naturals;
    }

    static Cards wilds(Cards cards) {
        return cards.without(naturals(cards));
    }
}
