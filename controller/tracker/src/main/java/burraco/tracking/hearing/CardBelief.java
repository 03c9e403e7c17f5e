package burraco.tracking.hearing;

import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Probability distribution of one card over the antennas that have heard it lately and "away" (no
 * antenna can hear it). The card is in one place, so being heard at one antenna speaks against all
 * others.
 */
final class CardBelief {
    private static final double FORGOTTEN = 1e-5;
    private static final long FORGET_AFTER_MILLIS = 30_000;

    private final Neighbours neighbours;

    /** By antenna. */
    private final AntennaMissRate[] misses;

    private final List<CardTrace> traces = new ArrayList<>(2);
    private final List<AntennaBelief> spots = Collections.unmodifiableList(traces);
    private double away = 1;

    /** The stock or pozzetto in which the card was last heard, and when. */
    private int stack = -1;

    private long inStack;

    CardBelief(Neighbours neighbours, AntennaMissRate[] misses) {
        this.neighbours = neighbours;
        this.misses = misses;
    }

    List<AntennaBelief> spots() {
        return spots;
    }

    double away() {
        return away;
    }

    CardTrace at(int antenna) {
        for (CardTrace trace : traces) {
            if (trace.antenna == antenna) {
                return trace;
            }
        }
        return null;
    }

    void heard(int antenna, long at) {
        CardTrace here = at(antenna);
        if (here == null) {
            here = new CardTrace(antenna, misses[antenna], at);
            traces.add(here);
        } else {
            flow(here, at);
            if (here.isAnotherStay(at)) {
                away += here.forgetStay(at);
            } else if (here.share() < BeliefFigures.AS_GOOD_AS_GONE) {
                here.begin(at);
            }
        }
        arrive(here);
        double nowhere = away * unknown(antenna, at);
        double sum = nowhere;
        for (CardTrace trace : traces) {
            if (trace == here) {
                trace.heard(at);
            } else {
                trace.scale(elsewhere(trace, here, at));
            }
            sum += trace.share();
        }
        normalise(nowhere, sum);
        here.remember();
        forget(at);
    }

    /**
     * Undoes the effect of an antenna's silence after it turned out to be deaf: the card is
     * believed to lie there as when it was last heard, unless another antenna has heard it since.
     */
    void forgive(int antenna, long at) {
        CardTrace here = at(antenna);
        if (here == null) {
            return;
        }
        here.forgive(at);
        double then = here.atRestThen();
        boolean elsewhere = traces.stream().anyMatch(one -> one.last > here.last);
        double others = 1 - here.share();
        if (elsewhere || here.share() >= then || others <= 0) {
            return;
        }
        double left = (1 - then) / others;
        away *= left;
        for (CardTrace trace : traces) {
            if (trace != here) {
                trace.scale(left);
            }
        }
        here.restore();
    }

    void taken(int antenna, long at) {
        CardTrace here = at(antenna);
        if (here != null) {
            here.taken(at);
        }
    }

    /**
     * Takes in that the antenna missed the card. The silence of an antenna that has never heard the
     * card says nothing.
     */
    void missed(int antenna, long at) {
        CardTrace here = at(antenna);
        if (here == null) {
            return;
        }
        flow(here, at);
        here.missed();
        double sum = away;
        for (CardTrace trace : traces) {
            sum += trace.share();
        }
        normalise(away, sum);
        forget(at);
    }

    /**
     * Lets time pass at one antenna; belief that decays there moves to "away", for example into a
     * player's hand.
     */
    private void flow(CardTrace here, long at) {
        double before = here.share();
        here.pass(at);
        away += before - here.share();
    }

    private void arrive(CardTrace here) {
        double stays = 1 - AntennaFigures.ARRIVES - AntennaFigures.PASSES;
        double others = 1 - here.share();
        away *= stays;
        for (CardTrace trace : traces) {
            if (trace != here) {
                trace.scale(stays);
            }
        }
        here.good += others * AntennaFigures.ARRIVES;
        here.passing += others * AntennaFigures.PASSES;
    }

    /** Probability that the antenna hears this card although it is in no known place. */
    private double unknown(int antenna, long at) {
        if (neighbours.isStack(antenna)) {
            stack = antenna;
            inStack = at;
        }
        boolean beside = stack >= 0 && neighbours.near(stack, antenna);
        boolean deep = beside && at - inStack < AntennaFigures.IN_STACK_MILLIS;
        return deep ? AntennaFigures.BESIDE_STACK : AntennaFigures.NOWHERE;
    }

    /** Probability that {@code here} hears the card although it lies at {@code there}. */
    private double elsewhere(CardTrace there, CardTrace here, long at) {
        boolean cameFromHere =
                here.hits > 1
                        && there.first > here.first
                        && at - there.first < AntennaFigures.WAY_MILLIS;
        if (cameFromHere) {
            return AntennaFigures.ON_ITS_WAY;
        }
        return neighbours.near(there.antenna, here.antenna)
                ? AntennaFigures.NEAR
                : AntennaFigures.FAR;
    }

    private void normalise(double nowhere, double sum) {
        away = nowhere / sum;
        for (CardTrace trace : traces) {
            trace.scale(1 / sum);
        }
    }

    private void forget(long at) {
        for (int i = traces.size() - 1; i >= 0; i--) {
            CardTrace trace = traces.get(i);
            if (trace.share() < FORGOTTEN && at - trace.last > FORGET_AFTER_MILLIS) {
                away += trace.share();
                traces.remove(i);
            }
        }
    }
}
