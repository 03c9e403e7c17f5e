package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proposes plays that explain cards which came to the place of a meld. */
final class MeldMoves {
    private static final int MOST_CARDS = 14;

    private final Search search;
    private final Evidence evidence;
    private final List<Observation> happenings;
    private final InferredActs unseen;
    private final UnheardCards notHeard;

    MeldMoves(Search search, Evidence evidence, InferredActs unseen) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
        this.unseen = unseen;
        notHeard = new UnheardCards(evidence);
    }

    /** Which part of the cards that came to a place one play is. */
    private enum Part {
        /**
         * More cards came at once, so that these are no play of their own unless they are a legal
         * meld.
         */
        BEFORE_MORE,
        BEFORE_A_PAUSE,
        ALL
    }

    void played(PartialExplanation node, int index, Zone.MeldSlot slot, double cost) {
        if (isAmongOthers(node, index, slot)) {
            return;
        }
        List<Integer> indices = new ArrayList<>();
        List<Visit> visits = new ArrayList<>();
        double apart = 0;
        for (int i = index; i < happenings.size() && visits.size() < MOST_CARDS; i++) {
            if (node.explains(i)
                    || !(happenings.get(i) instanceof Observation.Arrived next)
                    || !next.visit().zone().equals(slot)
                    || isAmong(visits, next)
                    || i != index && wasBrief(next)
                    || i != index && NoActMoves.lies(node, next)) {
                continue;
            }
            if (!visits.isEmpty()) {
                long gap = next.visit().first() - visits.getLast().first();
                if (gap > AntennaFigures.LATE_IN_MELD_MILLIS) {
                    break;
                }
                // Cards that come at once are not taken apart, except for a card that has left
                // again.
                boolean left = next.state() == Observation.State.LEFT;
                boolean lawful =
                        (left || gap > HumanTimes.IN_ONE_GO_MILLIS)
                                && play(
                                        node,
                                        indices,
                                        visits,
                                        slot,
                                        cost + apart + (left ? 0 : Cost.apart(gap)),
                                        gap > HumanTimes.NO_ONE_PLAY_MILLIS
                                                ? Part.BEFORE_A_PAUSE
                                                : Part.BEFORE_MORE);
                if (gap > HumanTimes.NO_ONE_PLAY_MILLIS && lawful) {
                    return;
                }
                apart += Cost.together(gap, lawful);
            }
            indices.add(i);
            visits.add(next.visit());
        }
        play(node, indices, visits, slot, cost + apart, Part.ALL);
    }

    /**
     * Whether the card was heard only from beside the place, or held there briefly, and lies
     * elsewhere.
     */
    private boolean wasBrief(Observation.Arrived next) {
        Visit visit = next.visit();
        return next.state() == Observation.State.LEFT
                && visit.millis() < HumanTimes.PASSES_BY_MILLIS
                && (liesElsewhere(visit)
                        || evidence.cameElsewhere(visit, HumanTimes.PASSES_BY_MILLIS));
    }

    private boolean liesElsewhere(Visit visit) {
        return evidence.stay(visit.card())
                .filter(stay -> stay.sure() && !stay.zone().equals(visit.zone()))
                .isPresent();
    }

    private boolean wasBrief(int index) {
        return happenings.get(index) instanceof Observation.Arrived one && wasBrief(one);
    }

    /** The card is in the play already and was only not heard for a while. */
    private static boolean isAmong(List<Visit> visits, Observation.Arrived next) {
        return visits.stream().anyMatch(visit -> visit.card().equals(next.visit().card()));
    }

    /**
     * Whether a card that came there just before is not explained yet and has to be explained
     * first.
     */
    private boolean isAmongOthers(PartialExplanation node, int index, Zone.MeldSlot slot) {
        // A new meld begins with the card that came first.
        boolean opens = node.position().slots().at(slot).isEmpty();
        for (int i = index - 1; i >= 0; i--) {
            if (!opens
                    && happenings.get(index).at() - happenings.get(i).at()
                            > HumanTimes.IN_ONE_GO_MILLIS) {
                return false;
            }
            if (!node.explains(i)
                    && happenings.get(i) instanceof Observation.Arrived other
                    && other.visit().zone().equals(slot)
                    && !(opens && other.state() == Observation.State.LEFT)
                    && !NoActMoves.lies(node, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean play(
            PartialExplanation node,
            List<Integer> indices,
            List<Visit> visits,
            Zone.MeldSlot slot,
            double cost,
            Part part) {
        long explained = explained(indices);
        List<Card> cards = visits.stream().map(Visit::card).toList();
        long since = visits.getFirst().first();
        ActTimes times = new ActTimes(since, visits.getLast().first(), search.now());
        boolean lawful = false;
        // A card that is put down and taken up again was never played.
        boolean passed = indices.stream().allMatch(this::wasBrief);
        List<PartialExplanation> begun = unseen.begun(node, since, true);
        for (PartialExplanation from : begun) {
            Seat acting = from.position().open().turn().seat();
            if (acting.line() != slot.line()) {
                continue;
            }
            Optional<PartialExplanation> done = laid(from, acting, slot, cards, times, cost);
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
                    Optional<PartialExplanation> done =
                            laid(node, seat, slot, cards, times, cost + dearer);
                    if (done.isPresent()) {
                        search.add(done.get(), explained);
                    }
                }
            }
            // Until then the missing card may still be heard.
            if (search.now() - times.complete() >= WaitingTimes.NOT_HEARD_MILLIS) {
                for (PartialExplanation from : begun) {
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

    /** The play completed by one card that lies there unheard and should have been heard by now. */
    private Optional<PartialExplanation> withOneNotHeard(
            PartialExplanation node,
            Zone.MeldSlot slot,
            List<Card> cards,
            ActTimes times,
            double cost) {
        Seat seat = node.position().open().acting();
        if (seat.line() != slot.line() || node.position().open().over()) {
            return Optional.empty();
        }
        Optional<MeldId> meld = node.position().slots().at(slot);
        for (Card card : notHeard.beside(node.position(), seat, meld, cards)) {
            List<Card> all = new ArrayList<>(List.of(card));
            all.addAll(cards);
            Optional<PartialExplanation> done =
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

    private Optional<PartialExplanation> laid(
            PartialExplanation node,
            Seat seat,
            Zone.MeldSlot slot,
            List<Card> cards,
            ActTimes times,
            double cost) {
        List<CardName> names = cards.stream().map(CardName::of).toList();
        Optional<MeldId> meld = node.position().slots().at(slot);
        Act act =
                meld.isPresent()
                        ? new Act.Tie(seat, meld.get(), names)
                        : new Act.Open(seat, names, Optional.empty());
        return search.with(node, act, Optional.of(slot), times, cost);
    }
}
