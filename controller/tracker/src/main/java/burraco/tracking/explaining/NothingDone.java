package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;

/** What was seen, and nothing was done that would explain it. */
final class NothingDone {
    private static final int OFTEN = 4;
    private final Search search;

    private final Evidence evidence;
    private final List<Happening> happenings;

    NothingDone(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
    }

    /** The card lies there all the time, and was only not heard for a while. */
    boolean lay(Node node, int first) {
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

    /** How hard it is to believe that it lay there meanwhile. */
    private double silent(Node node, int first, Visit visit) {
        double silent = Cost.silence(visit.gap(), mostSilent(visit));
        if (!visit.zone().equals(Picture.PILE)) {
            return hiddenWithOthers(node, first) ? Cost.withOthers(silent) : silent;
        }
        if (backWithOthers(node, first)) {
            return Silence.KNOWN;
        }
        boolean onTop = layOnTop(node, visit);
        boolean meanwhile = evidence.pileHeardMeanwhile(visit);
        // What lies under others is often silent, what lies on top hardly alone.
        return meanwhile ? onTop ? Math.min(silent, Silence.ON_TOP) : Silence.KNOWN : silent;
    }

    /** Nothing was put on it before it was heard again. */
    private static boolean layOnTop(Node node, Visit visit) {
        List<Card> pile = node.position().pile();
        int place = pile.indexOf(visit.card());
        List<Card> above = new ArrayList<>(pile.subList(place + 1, pile.size()));
        for (Node one = node; one != null; one = one.before()) {
            if (one.entry() != null && one.entry().since() > visit.first() - Radio.AT_ONCE) {
                above.removeAll(one.entry().cards());
            }
        }
        return place >= 0 && above.isEmpty();
    }

    /** What is hidden no longer than a hand hides it is hardly picked up and put back meanwhile. */
    private double mostSilent(Visit visit) {
        boolean brief =
                evidence.visits(visit.card()).stream()
                        .filter(one -> one.zone().equals(visit.zone()))
                        .filter(one -> one.first() < visit.first())
                        .anyMatch(one -> visit.first() - one.last() < People.UNDER_A_HAND);
        return brief ? Silence.MOST_UNDER_A_HAND : Silence.MOST_FOR_PAST_SILENCE;
    }

    /** What is silent beside another card and at the same time is hidden by the same hand. */
    private boolean hiddenWithOthers(Node node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (happenings.get(first).at() - happenings.get(i).at() > People.SWEPT) {
                return false;
            }
            if (isAtSamePlace(i, first) && lies(node, happenings.get(i)) && visit(i).gap() < 0) {
                return true;
            }
        }
        return false;
    }

    /** Another card that came there left at the same time, and was not played either. */
    private boolean leftWithOthers(Node node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (node.explains(i)
                    && isAtSamePlace(i, first)
                    && !lies(node, happenings.get(i))
                    && Math.abs(visit(i).last() - visit(first).last()) < People.SWEPT) {
                return true;
            }
        }
        return false;
    }

    private boolean isAtSamePlace(int one, int other) {
        return happenings.get(one) instanceof Happening.Arrived
                && visit(one).zone().equals(visit(other).zone())
                && !visit(one).card().equals(visit(other).card());
    }

    private Visit visit(int index) {
        return ((Happening.Arrived) happenings.get(index)).visit();
    }

    /** It lies there now, but was put there after this. */
    private static boolean isLaidLater(Node node, Visit visit) {
        for (Node one = node; one != null; one = one.before()) {
            if (one.entry() != null
                    && one.entry().since() > visit.first()
                    && one.entry().cards().contains(visit.card())) {
                return true;
            }
        }
        return false;
    }

    /** Other cards of the pile were heard again just before: one hand hid them all. */
    private boolean backWithOthers(Node node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (happenings.get(first).at() - happenings.get(i).at() > People.TOGETHER_AGAIN) {
                return false;
            }
            if (happenings.get(i) instanceof Happening.Arrived other
                    && other.visit().zone().equals(Picture.PILE)
                    && other.visit().gap() < 0
                    && lies(node, other)) {
                return true;
            }
        }
        return false;
    }

    static boolean lies(Node node, Happening one) {
        return one instanceof Happening.Arrived arrived
                && arrived.visit()
                        .zone()
                        .equals(node.position().lying().get(arrived.visit().card()));
    }

    void passOver(Node node, int first) {
        if (!(happenings.get(first) instanceof Happening.Arrived arrived)) {
            if (happenings.get(first) instanceof Happening.Stepped stepped) {
                passOver(node, first, stepped);
            }
            return;
        }
        Visit visit = arrived.visit();
        if (visit.zone() instanceof Zone.OfSeat) {
            search.pass(node, first, 0);
            return;
        }
        boolean onPile = visit.zone().equals(Picture.PILE);
        boolean alone = node.position().all().pile().isEmpty();
        Zone where = node.position().lying().get(visit.card());
        boolean pushed = Remains.isPushed(where, visit.zone());
        double cost =
                switch (arrived.state()) {
                    case LIES -> pushed ? Silence.PUSHED : Silence.LIES_THERE;
                    case QUIET -> {
                        double quiet =
                                visit.hits() >= OFTEN ? Silence.LAY_THERE : Silence.QUIET_THERE;
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

    /** A scale alone is no witness before what it shows has lasted. */
    private void passOver(Node node, int first, Happening.Stepped step) {
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

    /** So soon nobody puts back what he has drawn: a hand touched the stock, and left. */
    private boolean isTouched(Happening.Stepped step) {
        return happenings.stream()
                .anyMatch(one ->
                        one instanceof Happening.Stepped other
                                && other.cards() == -step.cards()
                                && Math.abs(other.at() - step.at()) < People.PUTS_RIGHT);
    }

    /** The count was wrong before; or something lies on the stock that nobody was to put there. */
    private boolean mayBeOff(Node node, Happening.Stepped step) {
        return evidence.isLost() || step.cards() > 0 && !isPutBack(node);
    }

    private static boolean isPutBack(Node node) {
        return !node.position().open().owed().isEmpty();
    }

    private double comesBack(Visit visit) {
        for (Visit other : evidence.visits(visit.card())) {
            long later = other.first() - visit.last();
            if (other.zone().equals(visit.zone()) && later > 0 && later < People.PUT_DOWN_AGAIN) {
                return Cost.putDownTwice(later);
            }
        }
        return 0;
    }
}
