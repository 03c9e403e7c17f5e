package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.ScaleFigures;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds signs that the last acts were misunderstood or are not complete. */
final class DoubtSigns {
    private static final long BRIEF_MILLIS = HumanTimes.BRIEFLY_SILENT_MILLIS;
    private static final double AWAY = BeliefFigures.AWAY;
    private static final int FEW = 5;

    private static final long LONG_AGO_MILLIS = WaitingTimes.LONG_AGO_MILLIS;

    private static final long SOON_MILLIS = HumanTimes.LAYS_AFTER_PILE_MILLIS;

    /** Number of recent acts that are checked. */
    private static final int LAST = 3;

    private static final long AT_ONCE_MILLIS = ScaleFigures.LEAVES_AT_ONCE_MILLIS;

    private final HandCourse course;
    private final TablePicture picture;
    private final TableScales weights;

    DoubtSigns(HandCourse course, TablePicture picture, TableScales weights) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
    }

    /** The first recent act whose cards were heard only briefly and are silent now. */
    private int lastBrief(long now) {
        List<TrackedAct> entries = course.entries();
        int first = entries.size();
        for (int i = entries.size() - 1; i >= 0 && i >= entries.size() - LAST; i--) {
            TrackedAct entry = entries.get(i);
            Optional<? extends Zone> zone =
                    entry.act() instanceof Act.Discard
                            ? Optional.of(TablePicture.PILE)
                            : entry.slot();
            if (zone.isEmpty() || now - entry.complete() > LONG_AGO_MILLIS) {
                continue;
            }
            for (Card card : entry.cards()) {
                long last = picture.lastHeard(card, zone.get()).orElse(-1L);
                boolean silent = picture.silence(card, zone.get()).orElse(0.0) < -3;
                if (silent && last - entry.since() < BRIEF_MILLIS) {
                    first = i;
                }
            }
        }
        return first;
    }

    /** The first recent act that is doubtful because of what was seen since. */
    int firstDoubtful(long now) {
        return Math.min(lastBrief(now), drawnLater(now));
    }

    /** A recent draw that no scale showed, if a card left the stock only some time later. */
    private int drawnLater(long now) {
        List<TrackedAct> entries = course.entries();
        Optional<ScaleCounter.Step> step =
                weights.onStock()
                        .filter(ScaleCounter::counts)
                        .filter(stock -> stock.count() == course.open().stock().size())
                        .map(ScaleCounter::steps)
                        .filter(steps -> !steps.isEmpty())
                        .map(List::getLast);
        for (int i = entries.size() - 1; i >= 0 && i >= entries.size() - LAST; i--) {
            TrackedAct entry = entries.get(i);
            if (entry.act() instanceof Act.Draw) {
                boolean later =
                        step.filter(one -> one.cards() < 0 && now - one.at() < LONG_AGO_MILLIS)
                                .filter(one -> one.since() > entry.complete() + AT_ONCE_MILLIS)
                                .isPresent();
                return later ? i : entries.size();
            }
        }
        return entries.size();
    }

    /** Whether the new observations belong to the last act or came before it. */
    boolean changesLast(Evidence news) {
        return goesOn(news) || laidBefore(news);
    }

    /** Whether a card had been laid while the pile that is said to be picked up was still heard. */
    private boolean laidBefore(Evidence news) {
        Optional<TrackedAct> pickup = course.last().filter(one -> one.act() instanceof Act.Pickup);
        return pickup.isPresent()
                && news.happenings().stream()
                        .anyMatch(one ->
                                one instanceof Observation.Arrived arrived
                                        && arrived.state() != Observation.State.LEFT
                                        && arrived.visit().zone() instanceof Zone.MeldSlot slot
                                        && slot.line() == line(pickup.get())
                                        && arrived.at() < pickup.get().since() + SOON_MILLIS);
    }

    private static Line line(TrackedAct pickup) {
        return ((Act.Pickup) pickup.act()).seat().line();
    }

    /** Whether a card has come to the place of the last play soon after it. */
    private boolean goesOn(Evidence news) {
        Optional<TrackedAct> last = course.last();
        if (last.isEmpty() || last.get().slot().isEmpty()) {
            return false;
        }
        for (Observation one : news.happenings()) {
            if (one instanceof Observation.Arrived arrived
                    && arrived.visit().zone().equals(last.get().slot().get())
                    && arrived.at() - last.get().complete() < 2_300) {
                return true;
            }
        }
        return false;
    }

    /** Whether the pile is silent or heard elsewhere. */
    boolean pileMayBeGone() {
        double silence = 0;
        int cards = 0;
        boolean elsewhere = false;
        for (Card card : course.now().all().pile().list()) {
            if (!card.isUnseen()) {
                cards++;
                silence += Math.max(-4, picture.silence(card, TablePicture.PILE).orElse(0.0));
                elsewhere |=
                        picture.sure(card)
                                .filter(stay -> !stay.zone().equals(TablePicture.PILE))
                                .isPresent();
            }
        }
        return cards > 0 && (elsewhere || silence <= -4);
    }

    /**
     * Whether the stock and nearly all melds lie where they lay, so that nobody gathers the cards.
     */
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
