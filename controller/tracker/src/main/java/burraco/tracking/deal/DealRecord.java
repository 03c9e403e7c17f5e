package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.deal.Landings.Landing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Puts a deal on record: the cards that were heard by name, the others as unknown. */
final class DealRecord {
    private final HandCourse course;
    private final Landings landings;
    private final DealtCards dealt;
    private final long now;

    DealRecord(HandCourse course, Landings landings, DealtCards dealt, long now) {
        this.course = course;
        this.landings = landings;
        this.dealt = dealt;
        this.now = now;
    }

    /** Records a complete deal: one card after the other, clockwise, and then the pozzetti. */
    void inOrder(DealtAmounts amounts) {
        Map<Seat, List<Landing>> named = new EnumMap<>(Seat.class);
        Seat to = first();
        for (int i = 0; i < amounts.fans(); i++) {
            int round = i / 4;
            int cards = (amounts.fans() + 3 - i % 4) / 4;
            Zone zone = new Zone.OfSeat(to);
            List<Landing> heard = named.computeIfAbsent(to, _ -> best(zone, cards));
            toSeat(to, round < heard.size() ? Optional.of(heard.get(round)) : Optional.empty());
            to = to.next();
        }
        toPozzetto(1, amounts.first(), amounts.left() == 0);
        toPozzetto(2, amounts.second(), amounts.left() == 0);
    }

    private Seat first() {
        return course.setting().dealer().next();
    }

    /**
     * The cards heard most often at the place, at most this many, in the order in which they came.
     */
    private List<Landing> best(Zone zone, int most) {
        List<Landing> heard = new ArrayList<>(landings.sure(zone));
        heard.sort(Comparator.comparingInt(Landing::hits).reversed());
        List<Landing> best = new ArrayList<>(heard.subList(0, Math.min(most, heard.size())));
        best.sort(Comparator.comparingLong(Landing::first));
        return best;
    }

    /**
     * @param alone false if a pozzetto of the hand before lies there, whose cards cannot be told
     *     from those of the new one
     */
    private void toPozzetto(int number, int cards, boolean alone) {
        List<Landing> heard = alone ? best(new Zone.Pozzetto(number), cards) : List.of();
        for (int i = 0; i < cards; i++) {
            Optional<Landing> one = i < heard.size() ? Optional.of(heard.get(i)) : Optional.empty();
            take(new Act.DealPozzetto(number, name(one)), one);
        }
    }

    /**
     * Records the deal in the order in which it was heard, up to and including the first card that
     * came to the wrong player.
     */
    void untilWrong() {
        Set<Card> named = new HashSet<>();
        Seat due = first();
        for (DealOrder.Heard one : landings.inFront()) {
            Optional<Landing> landing =
                    landings.sure(new Zone.OfSeat(one.seat())).stream()
                            .filter(card -> card.first() == one.first())
                            .filter(card -> named.add(card.card()))
                            .findFirst();
            toSeat(one.seat(), landing);
            if (one.seat() != due) {
                return;
            }
            due = due.next();
        }
    }

    /**
     * Records as many complete rounds as were dealt before the deal was broken off, without a
     * fault.
     */
    void brokenOff() {
        List<DealOrder.Heard> heard = landings.inFront();
        int rounds = 0;
        for (Seat seat : Seat.values()) {
            rounds =
                    Math.max(
                            rounds, (int) heard.stream().filter(one -> one.seat() == seat).count());
        }
        rounds = Math.min(rounds, course.open().stock().size() / 4);
        Seat last = heard.getLast().seat();
        Seat to = first();
        for (int i = 0; i < rounds * 4; i++) {
            List<Landing> cards = landings.sure(new Zone.OfSeat(to));
            toSeat(to, i / 4 < cards.size() ? Optional.of(cards.get(i / 4)) : Optional.empty());
            if (i / 4 == rounds - 1 && to == last) {
                return;
            }
            to = to.next();
        }
    }

    private void toSeat(Seat seat, Optional<Landing> landing) {
        take(new Act.Deal(seat, name(landing)), landing);
        landing.ifPresent(one -> dealt.to(seat, one.card()));
    }

    private static CardName name(Optional<Landing> landing) {
        return landing.map(one -> CardName.of(one.card())).orElse(CardName.UNSEEN);
    }

    private void take(Act act, Optional<Landing> landing) {
        long heard = landing.map(Landing::first).orElse(now);
        take(act, new ActTimes(heard, heard, now));
    }

    /** Adds an act unless it cannot have happened, whatever was heard. */
    void take(Act act, ActTimes times) {
        course.imagine(act, Optional.empty(), times).ifPresent(course::take);
    }
}
