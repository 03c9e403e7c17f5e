package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All recent visits to the pile and to the players' places. Every partial explanation asks for
 * them, so they are collected once.
 */
final class PileVisits {
    private final List<Visit> onPile = new ArrayList<>();
    private final List<Visit> inFront = new ArrayList<>();

    PileVisits(TablePicture picture) {
        for (Card card : picture.cards()) {
            for (Visit visit : picture.visits(card)) {
                switch (visit.zone()) {
                    case Zone.Pile _ -> onPile.add(visit);
                    case Zone.OfSeat _ -> inFront.add(visit);
                    case Zone.MeldSlot _, Zone.Stock _, Zone.Pozzetto _ -> {}
                }
            }
        }
    }

    /** The cards that were heard on the pile in that time and should not lie on the table. */
    Set<Card> hardly(HandPosition position, long since, long until) {
        Set<Card> heard = new HashSet<>();
        for (Visit visit : onPile) {
            boolean then = visit.first() > since && visit.first() <= until;
            if (then && !position.lying().containsKey(visit.card())) {
                heard.add(visit.card());
            }
        }
        return heard;
    }

    /**
     * The cards that were heard more than once at the place since then and should not lie on the
     * table.
     */
    Set<Card> before(HandPosition position, Zone place, long since) {
        Set<Card> heard = new HashSet<>();
        for (Visit visit : inFront) {
            boolean then = visit.first() > since && visit.hits() > 1;
            if (then && visit.zone().equals(place) && !position.lying().containsKey(visit.card())) {
                heard.add(visit.card());
            }
        }
        return heard;
    }

    /** Whether another card was heard on the pile during all of that time. */
    boolean wasAnotherHeard(Card but, long from, long until) {
        for (Visit visit : onPile) {
            boolean meanwhile = visit.first() <= from && visit.last() >= until;
            if (meanwhile && !visit.card().equals(but)) {
                return true;
            }
        }
        return false;
    }
}
