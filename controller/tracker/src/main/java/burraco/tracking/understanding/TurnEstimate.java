package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Estimates whose turn it is after a position from what was seen, without asking whether it was
 * lawful: every discard ends a turn, and cards are laid by a player of the line whose meld it is.
 * It assumes the fewest unheard discards with which this fits.
 */
final class TurnEstimate {
    private static final int POZZETTO = 11;

    /** Number of hits below which a card on the pile is an echo, or was not let go. */
    private static final int OFTEN = 4;

    private static final long A_WHILE_MILLIS = HumanTimes.PLAYS_ON_MILLIS;

    private Seat seat;
    private boolean took;
    private final Map<Seat, Integer> fans = new HashMap<>();
    private final Map<Integer, Line> pozzetti = new HashMap<>();
    private final Set<Line> withPozzetto = EnumSet.noneOf(Line.class);
    private final List<Card> onPile;
    private boolean discardedLast;
    private int draws;

    /** Number of players who laid cards or discarded without a draw that was seen. */
    private int pickups;

    TurnEstimate(HandPosition from, List<Observation> seen) {
        Hand hand = from.all();
        seat = hand.turn().seat();
        took = hand.turn().took() != Turn.Took.NOTHING;
        for (Seat one : Seat.values()) {
            fans.put(one, hand.fan(one).size());
        }
        for (Line line : Line.values()) {
            if (hand.hasPozzetto(line)) {
                withPozzetto.add(line);
            }
        }
        onPile = new ArrayList<>(from.pile());
        Set<Card> played = new HashSet<>(from.lying().keySet());
        for (Observation one : seen) {
            see(one, played);
        }
    }

    private void see(Observation happening, Set<Card> played) {
        switch (happening) {
            case Observation.Arrived arrived -> {
                Visit visit = arrived.visit();
                boolean lay = arrived.state() != Observation.State.LEFT;
                if (visit.zone().equals(TablePicture.PILE) && (lay || wasPickedUp(visit))) {
                    discarded(visit.card(), played);
                    if (!lay) {
                        onPile.remove(visit.card());
                        played.remove(visit.card());
                    }
                } else if (lay && visit.zone() instanceof Zone.MeldSlot slot) {
                    laid(visit.card(), slot.line(), played);
                }
            }
            case Observation.Stepped stepped -> {
                if (stepped.cards() < 0) {
                    drawn();
                }
            }
            case Observation.PozzettoGone gone -> taken(gone.number());
            case Observation.PozzettoBack back -> putBack(back.number());
            case Observation.Pressed _, Observation.Said _ -> {}
        }
    }

    /** Whether a card that has left the pile had been discarded and was then picked up. */
    private static boolean wasPickedUp(Visit visit) {
        return visit.hits() >= OFTEN && visit.millis() >= A_WHILE_MILLIS;
    }

    private void discarded(Card card, Set<Card> played) {
        if (onPile.contains(card)) {
            return; // It was only not heard for a while.
        }
        played.add(card);
        onPile.add(card);
        pickups += took ? 0 : 1;
        count(seat, took ? -1 : 0);
        pass();
        discardedLast = true;
    }

    private void laid(Card card, Line line, Set<Card> played) {
        if (!played.add(card)) {
            return;
        }
        if (seat.line() != line) {
            pass();
        }
        if (!took) {
            pickups++;
            took = true;
            count(seat, 1);
        }
        count(seat, -1);
        discardedLast = false;
    }

    private void drawn() {
        draws++;
        if (took) {
            count(seat, -1);
            pass();
        }
        took = true;
        count(seat, 1);
        discardedLast = false;
    }

    /**
     * Accounts for the cards that have left the stock by weight. Draws that were not seen may have
     * been made by players who seemed to take the pile. Any further ones belong to turns of which
     * nothing was seen: two of them leave the same line in turn, and one means that the player in
     * turn has drawn.
     *
     * @return whether what was seen is sufficient, so that it is known whose turn it is
     */
    boolean supposeDrawn(int cards) {
        int unseen = cards - draws;
        boolean known = unseen >= 0 && unseen <= pickups;
        unseen -= Math.clamp(unseen, 0, pickups);
        if (unseen % 2 == 1 && !took) {
            unseen--;
            drawn();
        }
        for (; unseen >= 2; unseen -= 2) {
            seat = seat.next().next();
        }
        return known;
    }

    /** The player who has just discarded takes it, or the one in turn, if his line has none yet. */
    private void taken(int number) {
        Seat other = before(seat);
        for (Seat taker : took ? List.of(seat, other) : List.of(other, seat)) {
            if (withPozzetto.add(taker.line())) {
                pozzetti.put(number, taker.line());
                count(taker, POZZETTO);
                return;
            }
        }
    }

    private void putBack(int number) {
        Line line = pozzetti.remove(number);
        if (line != null) {
            withPozzetto.remove(line);
        }
    }

    private static Seat before(Seat seat) {
        return seat.next().next().next();
    }

    private void pass() {
        seat = seat.next();
        took = false;
    }

    private void count(Seat who, int cards) {
        fans.merge(who, cards, Integer::sum);
    }

    /** Whose turn it is. */
    Seat seat() {
        return seat;
    }

    /** Whether that player has taken a card. */
    boolean took() {
        return took;
    }

    /** Whether the last thing seen was a discard, so that a turn has just ended. */
    boolean betweenTurns() {
        return discardedLast;
    }

    /** About how many cards a player holds. */
    int fan(Seat who) {
        return fans.get(who);
    }

    /** By pozzetto, the line that took it since. */
    Map<Integer, Line> pozzetti() {
        return pozzetti;
    }

    /** All known cards that lay on the pile or came to it, in that order. */
    List<Card> onPile() {
        return onPile;
    }
}
