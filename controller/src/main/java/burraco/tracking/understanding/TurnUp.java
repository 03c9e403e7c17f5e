package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.List;
import java.util.Optional;

/**
 * The end of the deal: the first card is faced. Then what was heard of the deal goes on record,
 * every card that came to a player's place by name and the others unseen.
 */
final class TurnUp {
    private static final int CARDS = 11;
    private static final int ENOUGH_HEARD = 12;
    private static final int ENOUGH_WEIGHED = 8;

    private final Course course;
    private final Picture picture;
    private final Weights weights;
    private final Dealt dealt;

    TurnUp(Course course, Picture picture, Weights weights, Dealt dealt) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.dealt = dealt;
    }

    /** Whether the first card lies there now, and all was put on record. */
    boolean happened(long now) {
        Optional<Card> faced = faced();
        if (faced.isEmpty() || !isDealt() || !stockLiesThere(now)) {
            return false;
        }
        Stay stay = picture.of(faced.get()).orElseThrow();
        dealt.forget(faced.get());
        dealt.forgetSince(stay.first());
        deal(now);
        Act turnUp = new Act.TurnUp(CardName.of(faced.get()), Optional.empty());
        take(turnUp, new Times(stay.first(), stay.first(), now));
        weights.onStock().ifPresent(balance -> balance.set(course.open().stock().size(), now));
        for (int number = 1; number <= 2; number++) {
            weights.onPozzetto(number).ifPresent(balance -> balance.set(CARDS, now));
        }
        return true;
    }

    /** The only card that lies on the pile. */
    private Optional<Card> faced() {
        Card faced = null;
        for (Card card : picture.cards()) {
            Optional<Stay> stay = picture.of(card);
            if (stay.isPresent() && stay.get().zone() instanceof Zone.Pile) {
                if (faced != null || !stay.get().sure()) {
                    return Optional.empty();
                }
                faced = card;
            }
        }
        return Optional.ofNullable(faced);
    }

    private boolean isDealt() {
        int seats = 0;
        for (Seat seat : Seat.values()) {
            seats += dealt.heard(seat) > 0 ? 1 : 0;
        }
        boolean weighed =
                weights.onPozzetto(1).filter(one -> one.whole() >= ENOUGH_WEIGHED).isPresent();
        return seats >= 3 && (weighed || dealt.heard() >= ENOUGH_HEARD);
    }

    /** On a table that weighs the stock: it has been put down, and the faced card has left it. */
    private boolean stockLiesThere(long now) {
        Optional<Balance> stock = weights.onStock();
        return stock.isEmpty() || stock.get().whole() >= ENOUGH_WEIGHED;
    }

    private void deal(long now) {
        Seat first = course.setting().dealer().next();
        for (int round = 0; round < CARDS; round++) {
            Seat seat = first;
            for (int i = 0; i < 4; i++) {
                toSeat(seat, round, now);
                seat = seat.next();
            }
        }
        for (int number = 1; number <= 2; number++) {
            for (int i = 0; i < CARDS; i++) {
                take(new Act.DealPozzetto(number, CardName.UNSEEN), Times.at(now));
            }
        }
    }

    private void toSeat(Seat seat, int round, long now) {
        List<Card> heard = dealt.of(seat);
        if (round < heard.size()) {
            Card card = heard.get(round);
            long time = dealt.time(card);
            take(new Act.Deal(seat, CardName.of(card)), new Times(time, time, now));
        } else {
            take(new Act.Deal(seat, CardName.UNSEEN), Times.at(now));
        }
    }

    private void take(Act act, Times times) {
        Entry entry =
                course.imagine(act, Optional.empty(), times)
                        .orElseThrow(() -> new IllegalStateException("cannot be dealt: " + act));
        course.take(entry);
    }
}
