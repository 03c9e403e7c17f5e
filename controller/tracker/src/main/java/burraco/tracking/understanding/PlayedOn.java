package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.layout.Zone;
import burraco.tracking.course.Position;
import burraco.tracking.explaining.Happening;
import burraco.tracking.figures.People;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts the turns that must have gone by since a position, by what was seen and without asking
 * what the code says: every discard passes the turn on, and who lays cards belongs to the line
 * whose meld it is. The fewest unheard discards that make this fit are supposed.
 */
final class PlayedOn {
    private static final int POZZETTO = 11;

    /** Less is an echo, or a card that was not let go. */
    private static final int OFTEN = 4;

    private static final long A_WHILE = People.PLAYS_ON;

    private Seat seat;
    private boolean took;
    private final Map<Seat, Integer> fans = new HashMap<>();
    private final Map<Integer, Line> pozzetti = new HashMap<>();
    private final Set<Line> withPozzetto = EnumSet.noneOf(Line.class);
    private final List<Card> onPile;
    private boolean discardedLast;
    private int draws;

    /** Players who laid or discarded without a draw that was seen. */
    private int pickups;

    PlayedOn(Position from, List<Happening> seen) {
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
        for (Happening one : seen) {
            see(one, played);
        }
    }

    private void see(Happening happening, Set<Card> played) {
        switch (happening) {
            case Happening.Arrived arrived -> {
                Visit visit = arrived.visit();
                boolean lay = arrived.state() != Happening.State.LEFT;
                if (visit.zone().equals(Picture.PILE) && (lay || wasPickedUp(visit))) {
                    discarded(visit.card(), played);
                    if (!lay) {
                        onPile.remove(visit.card());
                        played.remove(visit.card());
                    }
                } else if (lay && visit.zone() instanceof Zone.MeldSlot slot) {
                    laid(visit.card(), slot.line(), played);
                }
            }
            case Happening.Stepped stepped -> {
                if (stepped.cards() < 0) {
                    drawn();
                }
            }
            case Happening.PozzettoGone gone -> taken(gone.number());
            case Happening.PozzettoBack back -> putBack(back.number());
            case Happening.Pressed _, Happening.Said _ -> {}
        }
    }

    /** What lay there for long was discarded, and the next one picked it up. */
    private static boolean wasPickedUp(Visit visit) {
        return visit.hits() >= OFTEN && visit.millis() >= A_WHILE;
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
     * So many cards have left the stock by its weight. Those that were not seen to leave may have
     * been drawn by players who seemed to take the pile. More than these are of turns of which
     * nothing was seen: the same line goes on after two of them, or who is in turn has drawn.
     *
     * @return whether what was seen is enough, so that it is known whose turn it is
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

    /** Who has just discarded takes it, or who is in his turn, if his line has none yet. */
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

    /** Whose turn it is now. */
    Seat seat() {
        return seat;
    }

    /** Whether he has taken a card. */
    boolean took() {
        return took;
    }

    /** Whether the last thing seen was a discard: a turn is at its end. */
    boolean betweenTurns() {
        return discardedLast;
    }

    /** About how many cards a player holds. */
    int fan(Seat who) {
        return fans.get(who);
    }

    /** Which line took a pozzetto meanwhile. */
    Map<Integer, Line> pozzetti() {
        return pozzetti;
    }

    /** All known cards that lay on the pile or came to it, in that order. */
    List<Card> onPile() {
        return onPile;
    }
}
