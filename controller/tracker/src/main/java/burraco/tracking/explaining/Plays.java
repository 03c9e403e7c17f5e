package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.tracking.course.Times;
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards that came to the place of a meld, and what may have been laid of them. */
final class Plays {
    private static final int MOST_CARDS = 14;

    private final Search search;
    private final Evidence evidence;
    private final List<Happening> happenings;
    private final Unseen unseen;
    private final NotHeard notHeard;

    Plays(Search search, Evidence evidence, Unseen unseen) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
        this.unseen = unseen;
        notHeard = new NotHeard(evidence);
    }

    /** What part of the cards that came to a place a play is. */
    private enum Part {
        /** More came at once: what is no meld without them is no play of its own. */
        BEFORE_MORE,
        BEFORE_A_PAUSE,
        ALL
    }

    void played(Node node, int index, Zone.MeldSlot slot, double cost) {
        if (isAmongOthers(node, index, slot)) {
            return;
        }
        List<Integer> indices = new ArrayList<>();
        List<Visit> visits = new ArrayList<>();
        double apart = 0;
        for (int i = index; i < happenings.size() && visits.size() < MOST_CARDS; i++) {
            if (node.explains(i)
                    || !(happenings.get(i) instanceof Happening.Arrived next)
                    || !next.visit().zone().equals(slot)
                    || isAmong(visits, next)
                    || i != index && wasBrief(next)
                    || i != index && NothingDone.lies(node, next)) {
                continue;
            }
            if (!visits.isEmpty()) {
                long gap = next.visit().first() - visits.getLast().first();
                if (gap > Radio.LATE_IN_MELD) {
                    break;
                }
                // What comes in one go is not taken apart, unless it has left again.
                boolean left = next.state() == Happening.State.LEFT;
                boolean lawful =
                        (left || gap > People.IN_ONE_GO)
                                && play(
                                        node,
                                        indices,
                                        visits,
                                        slot,
                                        cost + apart + (left ? 0 : Cost.apart(gap)),
                                        gap > People.NO_ONE_PLAY
                                                ? Part.BEFORE_A_PAUSE
                                                : Part.BEFORE_MORE);
                if (gap > People.NO_ONE_PLAY && lawful) {
                    return;
                }
                apart += Cost.together(gap, lawful);
            }
            indices.add(i);
            visits.add(next.visit());
        }
        play(node, indices, visits, slot, cost + apart, Part.ALL);
    }

    /** It is heard from beside, or was held there: it lies elsewhere, or soon did. */
    private boolean wasBrief(Happening.Arrived next) {
        Visit visit = next.visit();
        return next.state() == Happening.State.LEFT
                && visit.millis() < People.PASSES_BY
                && (liesElsewhere(visit) || evidence.cameElsewhere(visit, People.PASSES_BY));
    }

    private boolean liesElsewhere(Visit visit) {
        return evidence.stay(visit.card())
                .filter(stay -> stay.sure() && !stay.zone().equals(visit.zone()))
                .isPresent();
    }

    private boolean wasBrief(int index) {
        return happenings.get(index) instanceof Happening.Arrived one && wasBrief(one);
    }

    /** The card was only not heard for a while. */
    private static boolean isAmong(List<Visit> visits, Happening.Arrived next) {
        return visits.stream().anyMatch(visit -> visit.card().equals(next.visit().card()));
    }

    /** A card that came there just before it is to be explained first. */
    private boolean isAmongOthers(Node node, int index, Zone.MeldSlot slot) {
        // A meld begins with the card that came there first.
        boolean opens = node.position().slots().at(slot).isEmpty();
        for (int i = index - 1; i >= 0; i--) {
            if (!opens && happenings.get(index).at() - happenings.get(i).at() > People.IN_ONE_GO) {
                return false;
            }
            if (!node.explains(i)
                    && happenings.get(i) instanceof Happening.Arrived other
                    && other.visit().zone().equals(slot)
                    && !(opens && other.state() == Happening.State.LEFT)
                    && !NothingDone.lies(node, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean play(
            Node node,
            List<Integer> indices,
            List<Visit> visits,
            Zone.MeldSlot slot,
            double cost,
            Part part) {
        long explained = explained(indices);
        List<Card> cards = visits.stream().map(Visit::card).toList();
        long since = visits.getFirst().first();
        Times times = new Times(since, visits.getLast().first(), search.now());
        boolean lawful = false;
        // A card that is put down and taken up again was never played.
        boolean passed = indices.stream().allMatch(this::wasBrief);
        List<Node> begun = unseen.begun(node, since, true);
        for (Node from : begun) {
            Seat acting = from.position().open().turn().seat();
            if (acting.line() != slot.line()) {
                continue;
            }
            Optional<Node> done = laid(from, acting, slot, cards, times, cost);
            boolean ruled = done.isPresent() && done.get().entry().ruled();
            if (done.isPresent() && !(ruled && (part == Part.BEFORE_MORE || passed))) {
                search.add(done.get(), explained);
                lawful |= !ruled;
            }
        }
        if (!lawful && part == Part.ALL && !passed) {
            Hand hand = node.position().open();
            for (Seat seat : of(slot.line())) {
                if (seat != hand.turn().seat()) {
                    double dearer = seat == hand.acting() ? 0 : Prices.NOT_HIS_TURN;
                    Optional<Node> done = laid(node, seat, slot, cards, times, cost + dearer);
                    if (done.isPresent()) {
                        search.add(done.get(), explained);
                    }
                }
            }
            // Until then it may still be heard.
            if (search.now() - times.complete() >= Patience.NOT_HEARD) {
                for (Node from : begun) {
                    withOneNotHeard(from, slot, cards, times, cost)
                            .ifPresent(done -> search.add(done, explained));
                }
            }
        }
        return lawful;
    }

    private static long explained(List<Integer> indices) {
        long explained = 0;
        for (int index : indices) {
            explained |= 1L << index;
        }
        return explained;
    }

    /** What is no meld is one with a card that lies there too, and should be heard by now. */
    private Optional<Node> withOneNotHeard(
            Node node, Zone.MeldSlot slot, List<Card> cards, Times times, double cost) {
        Seat seat = node.position().open().acting();
        if (seat.line() != slot.line() || node.position().open().over()) {
            return Optional.empty();
        }
        Optional<MeldId> meld = node.position().slots().at(slot);
        for (Card card : notHeard.beside(node.position(), seat, meld, cards)) {
            List<Card> all = new ArrayList<>(List.of(card));
            all.addAll(cards);
            Optional<Node> done =
                    laid(node, seat, slot, all, times, cost + Prices.CARD_NOT_HEARD)
                            .filter(one -> !one.entry().ruled());
            if (done.isPresent()) {
                return done;
            }
        }
        return Optional.empty();
    }

    private static List<Seat> of(Line line) {
        return java.util.Arrays.stream(Seat.values()).filter(seat -> seat.line() == line).toList();
    }

    private Optional<Node> laid(
            Node node, Seat seat, Zone.MeldSlot slot, List<Card> cards, Times times, double cost) {
        List<CardName> names = cards.stream().map(CardName::of).toList();
        Optional<MeldId> meld = node.position().slots().at(slot);
        Act act =
                meld.isPresent()
                        ? new Act.Tie(seat, meld.get(), names)
                        : new Act.Open(seat, names, Optional.empty());
        return search.with(node, act, Optional.of(slot), times, cost);
    }
}
