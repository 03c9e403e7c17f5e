package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;

/** Proposes that nothing was done that would explain an observation. */
final class NoActMoves {
    private static final int OFTEN = 4;
    private final Search search;

    private final Evidence evidence;
    private final List<Observation> happenings;

    NoActMoves(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
    }

    /** Proposes that the card has been lying there all along and was only not heard for a while. */
    boolean lay(PartialExplanation node, int first) {
        if (!lies(node, happenings.get(first))) {
            return false;
        }
        Visit visit = visit(first);
        if (isLaidLater(node, visit)) {
            return false;
        }
        search.pass(node, first, silent(node, first, visit));
        return true;
    }

    /** The price of the card having lain there meanwhile. */
    private double silent(PartialExplanation node, int first, Visit visit) {
        double silent = Cost.silence(visit.gap(), mostSilent(visit));
        if (!visit.zone().equals(TablePicture.PILE)) {
            return hiddenWithOthers(node, first) ? Cost.withOthers(silent) : silent;
        }
        if (backWithOthers(node, first)) {
            return SilencePrices.KNOWN;
        }
        boolean onTop = layOnTop(node, visit);
        boolean meanwhile = evidence.pileHeardMeanwhile(visit);
        // A card under others is often silent, a card on top hardly ever alone.
        return meanwhile
                ? onTop ? Math.min(silent, SilencePrices.ON_TOP) : SilencePrices.KNOWN
                : silent;
    }

    /** Whether nothing was put on the card before it was heard again. */
    private static boolean layOnTop(PartialExplanation node, Visit visit) {
        List<Card> pile = node.position().pile();
        int place = pile.indexOf(visit.card());
        List<Card> above = new ArrayList<>(pile.subList(place + 1, pile.size()));
        for (PartialExplanation one = node; one != null; one = one.before()) {
            if (one.entry() != null
                    && one.entry().since() > visit.first() - AntennaFigures.AT_ONCE_MILLIS) {
                above.removeAll(one.entry().cards());
            }
        }
        return place >= 0 && above.isEmpty();
    }

    /**
     * If the card was hidden no longer than a hand rests on it, it was hardly picked up and put
     * back.
     */
    private double mostSilent(Visit visit) {
        boolean brief =
                evidence.visits(visit.card()).stream()
                        .filter(one -> one.zone().equals(visit.zone()))
                        .filter(one -> one.first() < visit.first())
                        .anyMatch(
                                one -> visit.first() - one.last() < HumanTimes.UNDER_A_HAND_MILLIS);
        return brief ? SilencePrices.MOST_UNDER_A_HAND : SilencePrices.MOST_FOR_PAST_SILENCE;
    }

    /** Whether another card was silent at the same place and time, so that one hand hid both. */
    private boolean hiddenWithOthers(PartialExplanation node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (happenings.get(first).at() - happenings.get(i).at() > HumanTimes.SWEPT_MILLIS) {
                return false;
            }
            if (isAtSamePlace(i, first) && lies(node, happenings.get(i)) && visit(i).gap() < 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether another card that came to the place left at the same time and was not played either.
     */
    private boolean leftWithOthers(PartialExplanation node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (node.explains(i)
                    && isAtSamePlace(i, first)
                    && !lies(node, happenings.get(i))
                    && Math.abs(visit(i).last() - visit(first).last()) < HumanTimes.SWEPT_MILLIS) {
                return true;
            }
        }
        return false;
    }

    private boolean isAtSamePlace(int one, int other) {
        return happenings.get(one) instanceof Observation.Arrived
                && visit(one).zone().equals(visit(other).zone())
                && !visit(one).card().equals(visit(other).card());
    }

    private Visit visit(int index) {
        return ((Observation.Arrived) happenings.get(index)).visit();
    }

    /** Whether the card lies there now but was put there later than this observation. */
    private static boolean isLaidLater(PartialExplanation node, Visit visit) {
        for (PartialExplanation one = node; one != null; one = one.before()) {
            if (one.entry() != null
                    && one.entry().since() > visit.first()
                    && one.entry().cards().contains(visit.card())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether other cards of the pile were heard again just before, so that one hand hid them all.
     */
    private boolean backWithOthers(PartialExplanation node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (happenings.get(first).at() - happenings.get(i).at()
                    > HumanTimes.TOGETHER_AGAIN_MILLIS) {
                return false;
            }
            if (happenings.get(i) instanceof Observation.Arrived other
                    && other.visit().zone().equals(TablePicture.PILE)
                    && other.visit().gap() < 0
                    && lies(node, other)) {
                return true;
            }
        }
        return false;
    }

    static boolean lies(PartialExplanation node, Observation one) {
        return one instanceof Observation.Arrived arrived
                && arrived.visit()
                        .zone()
                        .equals(node.position().lying().get(arrived.visit().card()));
    }

    void passOver(PartialExplanation node, int first) {
        if (!(happenings.get(first) instanceof Observation.Arrived arrived)) {
            if (happenings.get(first) instanceof Observation.Stepped stepped) {
                passOver(node, first, stepped);
            }
            return;
        }
        Visit visit = arrived.visit();
        if (visit.zone() instanceof Zone.OfSeat) {
            search.pass(node, first, 0);
            return;
        }
        boolean onPile = visit.zone().equals(TablePicture.PILE);
        boolean alone = node.position().all().pile().isEmpty();
        Zone where = node.position().lying().get(visit.card());
        boolean pushed = EndStateCost.isPushed(where, visit.zone());
        double cost =
                switch (arrived.state()) {
                    case LIES -> pushed ? SilencePrices.PUSHED : SilencePrices.LIES_THERE;
                    case QUIET -> {
                        double quiet =
                                visit.hits() >= OFTEN
                                        ? SilencePrices.LAY_THERE
                                        : SilencePrices.QUIET_THERE;
                        yield onPile ? Math.max(quiet, Cost.neverDiscarded(visit, alone)) : quiet;
                    }
                    case LEFT -> {
                        double never =
                                onPile
                                        ? Cost.neverDiscarded(visit, alone)
                                        : Cost.neverPlayed(visit);
                        double both = never + comesBack(visit);
                        yield leftWithOthers(node, first) ? Cost.withOthers(both) : both;
                    }
                };
        search.pass(node, first, cost);
    }

    /**
     * Proposes that the scale moved without an act. A scale alone proves nothing before its new
     * weight has lasted.
     */
    private void passOver(PartialExplanation node, int first, Observation.Stepped step) {
        if (isTouched(step)) {
            search.pass(node, first, Prices.TOUCHED);
            return;
        }
        long lasts = search.now() - step.rested();
        double lasting =
                evidence.stockIsWitness() ? Cost.stepped(lasts) : Cost.steppedDoubtful(lasts);
        if (mayBeOff(node, step)) {
            search.pass(node, first, Math.min(lasting, Prices.STEPPED_FOR_NOTHING));
        } else if (step.cards() < 0) {
            search.pass(node, first, lasting);
        }
    }

    /** Whether the change was undone so soon that a hand only touched the stock. */
    private boolean isTouched(Observation.Stepped step) {
        return happenings.stream()
                .anyMatch(one ->
                        one instanceof Observation.Stepped other
                                && other.cards() == -step.cards()
                                && Math.abs(other.at() - step.at()) < HumanTimes.PUTS_RIGHT_MILLIS);
    }

    /**
     * Whether the count was wrong before, or something lies on the stock that nobody was to put
     * there.
     */
    private boolean mayBeOff(PartialExplanation node, Observation.Stepped step) {
        return evidence.isLost() || step.cards() > 0 && !isPutBack(node);
    }

    private static boolean isPutBack(PartialExplanation node) {
        return !node.position().open().owed().isEmpty();
    }

    private double comesBack(Visit visit) {
        for (Visit other : evidence.visits(visit.card())) {
            long later = other.first() - visit.last();
            if (other.zone().equals(visit.zone())
                    && later > 0
                    && later < HumanTimes.PUT_DOWN_AGAIN_MILLIS) {
                return Cost.putDownTwice(later);
            }
        }
        return 0;
    }
}
