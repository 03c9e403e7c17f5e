package burraco.tracking.explaining;

import burraco.layout.Zone;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.List;

/** What was seen, and nothing was done that would explain it. */
final class NothingDone {
    private static final long TOGETHER_AGAIN = 4_000;
    private static final long TWICE = 8_000;

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
        Visit visit = ((Happening.Arrived) happenings.get(first)).visit();
        boolean known =
                visit.zone().equals(Picture.PILE)
                        && (evidence.pileHeardMeanwhile(visit) || backWithOthers(node, first));
        search.pass(
                node, first, known ? 0.1 : Cost.silence(visit.gap(), Cost.MOST_FOR_PAST_SILENCE));
        return true;
    }

    /** Other cards of the pile were heard again just before: one hand hid them all. */
    private boolean backWithOthers(Node node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (happenings.get(first).at() - happenings.get(i).at() > TOGETHER_AGAIN) {
                return false;
            }
            if (happenings.get(i) instanceof Happening.Arrived other
                    && other.visit().zone().equals(Picture.PILE)
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
        boolean pushed = where instanceof Zone.MeldSlot && visit.zone() instanceof Zone.MeldSlot;
        double cost =
                switch (arrived.state()) {
                    case LIES -> pushed ? Cost.PUSHED : Cost.LIES_THERE;
                    case QUIET -> Cost.QUIET_THERE;
                    case LEFT ->
                            comesBack(visit)
                                    + (onPile
                                            ? Cost.neverDiscarded(visit, alone)
                                            : Cost.neverPlayed(visit));
                };
        search.pass(node, first, cost);
    }

    private double comesBack(Visit visit) {
        for (Visit other : evidence.visits(visit.card())) {
            long later = other.first() - visit.last();
            if (other.zone().equals(visit.zone()) && later > 0 && later < TWICE) {
                return Cost.putDownTwice(later);
            }
        }
        return 0;
    }
}
