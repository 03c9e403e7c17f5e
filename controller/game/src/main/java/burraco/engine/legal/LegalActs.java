package burraco.engine.legal;

import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turn.Took;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What may be done next without breaking the code, and without leading to a position in which every
 * act breaks it.
 *
 * <p>It is limited: one act for each face, not for each copy; new melds of three cards; ties of one
 * card. Longer plays consist of these. Of a partly known fan, the known cards are offered.
 */
public final class LegalActs {
    private LegalActs() {}

    /** The acts of the player who has to act; empty if the hand is over. */
    public static List<Act> of(Hand hand) {
        if (!hand.owed().isEmpty()) {
            return Discharges.of(hand);
        }
        Optional<Seat> waiting = hand.lastDiscarder();
        if (waiting.isPresent()
                && hand.fan(waiting.get()).isEmpty()
                && hand.pozzettoDue(waiting.get().line())) {
            return List.of(new Act.TakePozzetto(waiting.get(), Optional.empty()));
        }
        return switch (hand.phase()) {
            case DRAW -> toBegin(hand);
            case PLAY -> toPlay(hand);
            case DEAL, OVER -> List.of();
        };
    }

    private static List<Act> toBegin(Hand hand) {
        Seat seat = hand.turn().seat();
        List<Act> acts = new ArrayList<>(2);
        if (!hand.stock().isEmpty()) {
            acts.add(new Act.Draw(seat, List.of()));
        }
        if (!hand.pile().isEmpty() && mayPickUp(hand)) {
            acts.add(new Act.Pickup(seat, List.of()));
        }
        return acts;
    }

    /** Art. 8: if the code asks for a play after a pickup, he must be able to lay a card. */
    private static boolean mayPickUp(Hand hand) {
        Optional<Allowed> limit = hand.turn().limit();
        boolean queue = !hand.player(hand.turn().seat()).penalized().isEmpty();
        boolean justified = !hand.turn().hasLaidNothing();
        if (limit.equals(Optional.of(Allowed.DRAW))
                || queue
                || hand.turn().stopped() && !justified) {
            return false;
        }
        if (justified) {
            return true;
        }
        if (!hand.rules().pickupNeedsPlay() && !limit.equals(Optional.of(Allowed.OPEN))) {
            return true;
        }
        Act pickup = new Act.Pickup(hand.turn().seat(), List.of());
        return Engine.apply(hand, pickup, 0) instanceof Outcome.Ruled ruled
                && Plays.any(ruled.hand());
    }

    private static List<Act> toPlay(Hand hand) {
        Seat seat = hand.turn().seat();
        if (hand.fan(seat).isEmpty() && hand.pozzettoDue(seat.line())) {
            return List.of(new Act.TakePozzetto(seat, Optional.empty()));
        }
        if (hand.fan(seat).isEmpty() && hand.player(seat).penalized().isEmpty()) {
            // If he has nothing to discard, the next player goes on.
            return hand.stock().isEmpty()
                    ? List.of()
                    : List.of(new Act.Draw(seat.next(), List.of()));
        }
        List<Act> acts = new ArrayList<>(32);
        if (!hand.turn().stopped()) {
            Plays.addTo(acts, hand);
        }
        if (!mustPlayFirst(hand)) {
            Discards.addTo(acts, hand);
        }
        return acts;
    }

    private static boolean mustPlayFirst(Hand hand) {
        Turn turn = hand.turn();
        if (turn.took() != Took.PICKED_UP || turn.stopped() || !turn.hasLaidNothing()) {
            return false;
        }
        boolean justify = hand.rules().pickupNeedsPlay() && turn.limit().isEmpty();
        return justify || turn.limit().equals(Optional.of(Allowed.OPEN));
    }
}
