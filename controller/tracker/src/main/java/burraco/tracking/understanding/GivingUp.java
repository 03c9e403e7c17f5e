package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.People;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * What nothing explains for long is told once; then the hand is lost, and what was not seen at all
 * is thought of as well. Then it is to be found again by what lies there.
 */
final class GivingUp {
    private static final long GIVEN_UP = Patience.GIVEN_UP;

    private static final long GIVEN_UP_WHEN_LOST = Patience.GIVEN_UP_WHEN_LOST;

    private static final long SOUGHT = Patience.SOUGHT;

    private static final long TOUCHED = Patience.TOUCHED;

    private static final long LIFTED = People.LIFTS_POZZETTO;

    private static final long FOUND = Patience.FOUND;

    private static final long NEVER_CALM = Patience.NEVER_CALM;

    private final Course course;
    private final Weights weights;
    private final Doubts doubts;
    private final PassedOver passedOver;
    private final Presses presses;
    private final Waiting waiting = new Waiting();
    private long lostAt;
    private boolean asked;
    private long foundAt = -FOUND;

    GivingUp(
            Course course, Weights weights, Doubts doubts, PassedOver passedOver, Presses presses) {
        this.course = course;
        this.weights = weights;
        this.doubts = doubts;
        this.passedOver = passedOver;
        this.presses = presses;
    }

    /** Has a look at what is not explained yet. */
    void look(Evidence news, long now) {
        waiting.look(news.happenings(), now);
    }

    /**
     * What is new has not been explained by now.
     *
     * @return whether the hand is to be found again by what lies there
     */
    boolean consider(Evidence news, long now) {
        List<Happening> old =
                news.happenings().stream()
                        .filter(one -> now - waiting.since(one) >= patience())
                        .filter(GivingUp::stays)
                        .toList();
        if (old.isEmpty()) {
            return false;
        }
        boolean lost = passedOver.isLost();
        if (!lost) {
            tell(old, now);
        }
        boolean onlyBeside = old.stream().allMatch(GivingUp::isInFrontOfSomebody);
        if (!onlyBeside) {
            lose(now);
        }
        if (onlyBeside || now - lostAt >= NEVER_CALM) {
            old.forEach(one -> passOver(one, now));
            asked |= !onlyBeside; // It still has to be found.
        }
        return !onlyBeside && now - lostAt >= SOUGHT;
    }

    /** Something has happened otherwise than it is on record. */
    void lose(long now) {
        lostAt = passedOver.isLost() ? lostAt : now;
        passedOver.lose(course.entries().size());
    }

    private long patience() {
        return passedOver.isLost() ? GIVEN_UP_WHEN_LOST : GIVEN_UP;
    }

    /** A stock that somebody touched or pushed shows less from then on: nobody drew. */
    void settleStock(Evidence news, long now) {
        news.happenings().stream()
                .filter(Happening.Stepped.class::isInstance)
                .filter(one -> now - one.known() >= TOUCHED)
                .findFirst()
                .ifPresent(one -> passOver(one, now));
    }

    /** Who takes a pozzetto when nobody can count on how many cards he had has taken it. */
    boolean isPozzettoGone(Evidence news, long now) {
        return news.happenings().stream()
                .anyMatch(one ->
                        one instanceof Happening.PozzettoGone && now - one.known() >= LIFTED);
    }

    /** It is to be looked at what lies there as soon as the table is calm. */
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

    /** Whether somebody asked for it, or a sense has come back. */
    boolean isAsked() {
        return asked;
    }

    void found(long now) {
        asked = false;
        foundAt = now;
    }

    /** Whether it is long enough since it was found last for the felt to say otherwise again. */
    boolean mayBeContradicted(long now) {
        return !asked && now - foundAt >= FOUND;
    }

    private static boolean stays(Happening happening) {
        return switch (happening) {
            case Happening.Arrived arrived -> arrived.state() == Happening.State.LIES;
            case Happening.Stepped _,
                    Happening.PozzettoGone _,
                    Happening.PozzettoBack _,
                    Happening.Pressed _ ->
                    true;
            case Happening.Said _ -> false;
        };
    }

    private static boolean isInFrontOfSomebody(Happening happening) {
        return happening instanceof Happening.Pressed
                || happening instanceof Happening.Arrived arrived
                        && arrived.visit().zone() instanceof Zone.OfSeat;
    }

    private void tell(List<Happening> old, long now) {
        List<Card> cards = new ArrayList<>();
        List<String> zones = new ArrayList<>();
        for (Happening one : old) {
            switch (one) {
                case Happening.Arrived arrived -> {
                    cards.add(arrived.visit().card());
                    zones.add(Doubts.words(arrived.visit().zone()));
                }
                case Happening.Stepped _ -> zones.add("stock");
                case Happening.PozzettoGone gone -> zones.add("pozzetto " + gone.number());
                case Happening.PozzettoBack back -> zones.add("pozzetto " + back.number());
                case Happening.Pressed _, Happening.Said _ -> {}
            }
        }
        if (!zones.isEmpty()) {
            doubts.notUnderstood(cards, zones, now);
        }
    }

    void passOver(Happening happening, long now) {
        switch (happening) {
            case Happening.Arrived arrived -> passedOver.add(arrived.visit());
            case Happening.Stepped _ ->
                    weights.onStock()
                            .ifPresent(stock -> stock.set(course.open().stock().size(), now));
            case Happening.PozzettoGone gone -> passedOver.addPozzetto(gone.number());
            case Happening.PozzettoBack back -> passedOver.addPozzetto(back.number());
            case Happening.Pressed press -> presses.giveUp(press);
            case Happening.Said _ -> {}
        }
    }
}
