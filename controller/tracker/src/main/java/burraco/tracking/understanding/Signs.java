package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Scale;
import burraco.tracking.picture.Picture;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Signs that the last acts may have been understood wrongly, or are not at their end. */
final class Signs {
    private static final long BRIEF = People.BRIEFLY_SILENT;
    private static final double AWAY = Beliefs.AWAY;
    private static final int FEW = 5;

    private static final long LONG_AGO = Patience.LONG_AGO;

    private static final long SOON = People.LAYS_AFTER_PILE;

    /** So many acts are looked at once more. */
    private static final int LAST = 3;

    private static final long AT_ONCE = Scale.LEAVES_AT_ONCE;

    private final Course course;
    private final Picture picture;
    private final Weights weights;

    Signs(Course course, Picture picture, Weights weights) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
    }

    /** The first of the last acts whose cards were heard only briefly, and are silent now. */
    private int lastBrief(long now) {
        List<Entry> entries = course.entries();
        int first = entries.size();
        for (int i = entries.size() - 1; i >= 0 && i >= entries.size() - LAST; i--) {
            Entry entry = entries.get(i);
            Optional<? extends Zone> zone =
                    entry.act() instanceof Act.Discard ? Optional.of(Picture.PILE) : entry.slot();
            if (zone.isEmpty() || now - entry.complete() > LONG_AGO) {
                continue;
            }
            for (Card card : entry.cards()) {
                long last = picture.lastHeard(card, zone.get()).orElse(-1L);
                boolean silent = picture.silence(card, zone.get()).orElse(0.0) < -3;
                if (silent && last - entry.since() < BRIEF) {
                    first = i;
                }
            }
        }
        return first;
    }

    /** The first of the last acts that is in doubt again by what was seen since. */
    int firstDoubtful(long now) {
        return Math.min(lastBrief(now), drawnLater(now));
    }

    /** A draw that no scale showed, and a card that left the stock only some time later. */
    private int drawnLater(long now) {
        List<Entry> entries = course.entries();
        Optional<Balance.Step> step =
                weights.onStock()
                        .filter(Balance::counts)
                        .filter(stock -> stock.count() == course.open().stock().size())
                        .map(Balance::steps)
                        .filter(steps -> !steps.isEmpty())
                        .map(List::getLast);
        for (int i = entries.size() - 1; i >= 0 && i >= entries.size() - LAST; i--) {
            Entry entry = entries.get(i);
            if (entry.act() instanceof Act.Draw) {
                boolean later =
                        step.filter(one -> one.cards() < 0 && now - one.at() < LONG_AGO)
                                .filter(one -> one.since() > entry.complete() + AT_ONCE)
                                .isPresent();
                return later ? i : entries.size();
            }
        }
        return entries.size();
    }

    /** Whether what is new belongs to the last act, or came before it. */
    boolean changesLast(Evidence news) {
        return goesOn(news) || laidBefore(news);
    }

    /** Whether a card had been laid when the pile was still heard that is said to be picked up. */
    private boolean laidBefore(Evidence news) {
        Optional<Entry> pickup = course.last().filter(one -> one.act() instanceof Act.Pickup);
        return pickup.isPresent()
                && news.happenings().stream()
                        .anyMatch(one ->
                                one instanceof Happening.Arrived arrived
                                        && arrived.state() != Happening.State.LEFT
                                        && arrived.visit().zone() instanceof Zone.MeldSlot slot
                                        && slot.line() == line(pickup.get())
                                        && arrived.at() < pickup.get().since() + SOON);
    }

    private static Line line(Entry pickup) {
        return ((Act.Pickup) pickup.act()).seat().line();
    }

    /** Whether a card has come to where the last play was, soon after it. */
    private boolean goesOn(Evidence news) {
        Optional<Entry> last = course.last();
        if (last.isEmpty() || last.get().slot().isEmpty()) {
            return false;
        }
        for (Happening one : news.happenings()) {
            if (one instanceof Happening.Arrived arrived
                    && arrived.visit().zone().equals(last.get().slot().get())
                    && arrived.at() - last.get().complete() < 2_300) {
                return true;
            }
        }
        return false;
    }

    /** Whether the pile is silent, or heard elsewhere. */
    boolean pileMayBeGone() {
        double silence = 0;
        int cards = 0;
        boolean elsewhere = false;
        for (Card card : course.now().all().pile().list()) {
            if (card != null) {
                cards++;
                silence += Math.max(-4, picture.silence(card, Picture.PILE).orElse(0.0));
                elsewhere |=
                        picture.sure(card)
                                .filter(stay -> !stay.zone().equals(Picture.PILE))
                                .isPresent();
            }
        }
        return cards > 0 && (elsewhere || silence <= -4);
    }

    /** Whether the stock lies where it lay, and nearly all the melds: nobody gathers the cards. */
    boolean allLies() {
        int stock = course.open().stock().size();
        return weights.onStock().filter(one -> !one.stirred() && one.count() == stock).isPresent()
                && meldsLie();
    }

    /** Whether nearly all cards of the melds lie where they lay. */
    boolean meldsLie() {
        int lie = 0;
        int away = 0;
        for (Map.Entry<Card, Zone> one : course.now().lying().entrySet()) {
            if (one.getValue() instanceof Zone.MeldSlot) {
                boolean there = picture.silence(one.getKey(), one.getValue()).orElse(0.0) > AWAY;
                lie += there ? 1 : 0;
                away += there ? 0 : 1;
            }
        }
        return away * FEW < lie;
    }
}
