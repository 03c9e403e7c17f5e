package burraco.tracking.hearing;

import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Radio;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Where one card is: nowhere that is heard, or at one of the antennas that have heard it lately. It
 * is in one place, so that what is heard at one antenna speaks against the others.
 */
final class CardBelief {
    private static final double FORGOTTEN = 1e-5;
    private static final long FORGET_AFTER = 30_000;

    private final Neighbours neighbours;

    /** By antenna. */
    private final Misses[] misses;

    private final List<Trace> traces = new ArrayList<>(2);
    private final List<Spot> spots = Collections.unmodifiableList(traces);
    private double away = 1;

    /** The stock or pozzetto that it was last heard in, and when. */
    private int stack = -1;

    private long inStack;

    CardBelief(Neighbours neighbours, Misses[] misses) {
        this.neighbours = neighbours;
        this.misses = misses;
    }

    List<Spot> spots() {
        return spots;
    }

    double away() {
        return away;
    }

    Trace at(int antenna) {
        for (Trace trace : traces) {
            if (trace.antenna == antenna) {
                return trace;
            }
        }
        return null;
    }

    void heard(int antenna, long at) {
        Trace here = at(antenna);
        if (here == null) {
            here = new Trace(antenna, misses[antenna], at);
            traces.add(here);
        } else {
            flow(here, at);
            if (here.isAnotherStay(at)) {
                away += here.forgetStay(at);
            } else if (here.share() < Beliefs.AS_GOOD_AS_GONE) {
                here.begin(at);
            }
        }
        arrive(here);
        double nowhere = away * unknown(antenna, at);
        double sum = nowhere;
        for (Trace trace : traces) {
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
     * The antenna was deaf: the card lies there as when it was last heard, unless another one has
     * heard it since.
     */
    void forgive(int antenna, long at) {
        Trace here = at(antenna);
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
        for (Trace trace : traces) {
            if (trace != here) {
                trace.scale(left);
            }
        }
        here.restore();
    }

    void taken(int antenna, long at) {
        Trace here = at(antenna);
        if (here != null) {
            here.taken(at);
        }
    }

    /** Whether an antenna that knows nothing of the card has anything to say by not hearing it. */
    void missed(int antenna, long at) {
        Trace here = at(antenna);
        if (here == null) {
            return;
        }
        flow(here, at);
        here.missed();
        double sum = away;
        for (Trace trace : traces) {
            sum += trace.share();
        }
        normalise(away, sum);
        forget(at);
    }

    /** Belief that leaves an antenna goes away: the card is in a hand. */
    private void flow(Trace here, long at) {
        double before = here.share();
        here.pass(at);
        away += before - here.share();
    }

    private void arrive(Trace here) {
        double stays = 1 - Radio.ARRIVES - Radio.PASSES;
        double others = 1 - here.share();
        away *= stays;
        for (Trace trace : traces) {
            if (trace != here) {
                trace.scale(stays);
            }
        }
        here.good += others * Radio.ARRIVES;
        here.passing += others * Radio.PASSES;
    }

    /** How likely the antenna hears a card that is nowhere, as far as is known. */
    private double unknown(int antenna, long at) {
        if (neighbours.isStack(antenna)) {
            stack = antenna;
            inStack = at;
        }
        boolean beside = stack >= 0 && neighbours.near(stack, antenna);
        boolean deep = beside && at - inStack < Radio.IN_STACK_MILLIS;
        return deep ? Radio.BESIDE_STACK : Radio.NOWHERE;
    }

    /** How likely {@code here} hears a card that is at {@code there}. */
    private double elsewhere(Trace there, Trace here, long at) {
        boolean cameFromHere =
                here.hits > 1 && there.first > here.first && at - there.first < Radio.WAY_MILLIS;
        if (cameFromHere) {
            return Radio.ON_ITS_WAY;
        }
        return neighbours.near(there.antenna, here.antenna) ? Radio.NEAR : Radio.FAR;
    }

    private void normalise(double nowhere, double sum) {
        away = nowhere / sum;
        for (Trace trace : traces) {
            trace.scale(1 / sum);
        }
    }

    private void forget(long at) {
        for (int i = traces.size() - 1; i >= 0; i--) {
            Trace trace = traces.get(i);
            if (trace.share() < FORGOTTEN && at - trace.last > FORGET_AFTER) {
                away += trace.share();
                traces.remove(i);
            }
        }
    }
}
