package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.HandConfidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides when a hand is lost. An observation that nothing explains for long is reported once, and
 * the hand counts as lost; then acts that nobody saw are considered too, and finally the hand is to
 * be recovered from what lies on the table.
 */
final class LostHandWatch {
    private static final long GIVEN_UP_MILLIS = WaitingTimes.GIVEN_UP_MILLIS;

    private static final long GIVEN_UP_WHEN_LOST_MILLIS = WaitingTimes.GIVEN_UP_WHEN_LOST_MILLIS;

    private static final long SOUGHT_MILLIS = WaitingTimes.SOUGHT_MILLIS;

    private static final long TOUCHED_MILLIS = WaitingTimes.TOUCHED_MILLIS;

    private static final long LIFTED_MILLIS = HumanTimes.LIFTS_POZZETTO_MILLIS;

    private static final long FOUND_MILLIS = WaitingTimes.FOUND_MILLIS;

    private static final long NEVER_CALM_MILLIS = WaitingTimes.NEVER_CALM_MILLIS;

    private final HandCourse course;
    private final TableScales weights;
    private final OpenQuestions doubts;
    private final HandConfidence passedOver;
    private final PendingPresses presses;
    private final UnexplainedSince waiting = new UnexplainedSince();
    private long lostAt;
    private boolean asked;
    private long foundAt = -FOUND_MILLIS;

    LostHandWatch(
            HandCourse course,
            TableScales weights,
            OpenQuestions doubts,
            HandConfidence passedOver,
            PendingPresses presses) {
        this.course = course;
        this.weights = weights;
        this.doubts = doubts;
        this.passedOver = passedOver;
        this.presses = presses;
    }

    /** Looks at the observations that are not explained yet. */
    void look(Evidence news, long now) {
        waiting.look(news.happenings(), now);
    }

    /**
     * Decides what to do about observations that could not be explained.
     *
     * @return whether the hand is to be recovered from what lies on the table
     */
    boolean consider(Evidence news, long now) {
        List<Observation> old =
                news.happenings().stream()
                        .filter(one -> now - waiting.since(one) >= patience())
                        .filter(LostHandWatch::stays)
                        .toList();
        if (old.isEmpty()) {
            return false;
        }
        boolean lost = passedOver.isLost();
        if (!lost) {
            tell(old, now);
        }
        boolean onlyBeside = old.stream().allMatch(LostHandWatch::isInFrontOfSomebody);
        if (!onlyBeside) {
            lose(now);
        }
        if (onlyBeside || now - lostAt >= NEVER_CALM_MILLIS) {
            old.forEach(one -> passOver(one, now));
            asked |= !onlyBeside; // The hand still has to be recovered.
        }
        return !onlyBeside && now - lostAt >= SOUGHT_MILLIS;
    }

    /** Marks the hand as lost, because something happened otherwise than on record. */
    void lose(long now) {
        lostAt = passedOver.isLost() ? lostAt : now;
        passedOver.lose(course.entries().size());
    }

    private long patience() {
        return passedOver.isLost() ? GIVEN_UP_WHEN_LOST_MILLIS : GIVEN_UP_MILLIS;
    }

    /** Accepts a lower weight of a stock that somebody touched or pushed: nobody drew. */
    void settleStock(Evidence news, long now) {
        news.happenings().stream()
                .filter(Observation.Stepped.class::isInstance)
                .filter(one -> now - one.known() >= TOUCHED_MILLIS)
                .findFirst()
                .ifPresent(one -> passOver(one, now));
    }

    /**
     * Whether a pozzetto has been away so long that it was taken, in a hand whose card counts are
     * unreliable.
     */
    boolean isPozzettoGone(Evidence news, long now) {
        return news.happenings().stream()
                .anyMatch(one ->
                        one instanceof Observation.PozzettoGone
                                && now - one.known() >= LIFTED_MILLIS);
    }

    /** Asks for the hand to be recovered as soon as the table is calm. */
    void lookAgain(long now) {
        passedOver.forget();
        passedOver.lose(course.entries().size());
        lostAt = now;
        asked = true;
    }

    /** Since when the hand is lost. */
    long lostAt() {
        return lostAt;
    }

    /** Whether the recovery was asked for, by people or because a sensor is trusted again. */
    boolean isAsked() {
        return asked;
    }

    void found(long now) {
        asked = false;
        foundAt = now;
    }

    /**
     * Whether enough time has passed since the last recovery for the table to contradict the record
     * again.
     */
    boolean mayBeContradicted(long now) {
        return !asked && now - foundAt >= FOUND_MILLIS;
    }

    private static boolean stays(Observation happening) {
        return switch (happening) {
            case Observation.Arrived arrived -> arrived.state() == Observation.State.LIES;
            case Observation.Stepped _,
                    Observation.PozzettoGone _,
                    Observation.PozzettoBack _,
                    Observation.Pressed _ ->
                    true;
            case Observation.Said _ -> false;
        };
    }

    private static boolean isInFrontOfSomebody(Observation happening) {
        return happening instanceof Observation.Pressed
                || happening instanceof Observation.Arrived arrived
                        && arrived.visit().zone() instanceof Zone.OfSeat;
    }

    private void tell(List<Observation> old, long now) {
        List<Card> cards = new ArrayList<>();
        List<String> zones = new ArrayList<>();
        for (Observation one : old) {
            switch (one) {
                case Observation.Arrived arrived -> {
                    cards.add(arrived.visit().card());
                    zones.add(OpenQuestions.words(arrived.visit().zone()));
                }
                case Observation.Stepped _ -> zones.add("stock");
                case Observation.PozzettoGone gone -> zones.add("pozzetto " + gone.number());
                case Observation.PozzettoBack back -> zones.add("pozzetto " + back.number());
                case Observation.Pressed _, Observation.Said _ -> {}
            }
        }
        if (!zones.isEmpty()) {
            doubts.notUnderstood(cards, zones, now);
        }
    }

    void passOver(Observation happening, long now) {
        switch (happening) {
            case Observation.Arrived arrived -> passedOver.add(arrived.visit());
            case Observation.Stepped _ ->
                    weights.onStock()
                            .ifPresent(stock -> stock.set(course.open().stock().size(), now));
            case Observation.PozzettoGone gone -> passedOver.addPozzetto(gone.number());
            case Observation.PozzettoBack back -> passedOver.addPozzetto(back.number());
            case Observation.Pressed press -> presses.giveUp(press);
            case Observation.Said _ -> {}
        }
    }
}
