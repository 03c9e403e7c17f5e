package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.course.Position;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What was heard of cards on the pile and in front of players. Every part of a search asks for it,
 * so that it is gathered once.
 */
final class PileVisits {
    private final List<Visit> onPile = new ArrayList<>();
    private final List<Visit> inFront = new ArrayList<>();

    PileVisits(Picture picture) {
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

    /** The cards that came to the pile then and should not lie on the table. */
    Set<Card> hardly(Position position, long since, long until) {
        Set<Card> heard = new HashSet<>();
        for (Visit visit : onPile) {
            boolean then = visit.first() > since && visit.first() <= until;
            if (then && !position.lying().containsKey(visit.card())) {
                heard.add(visit.card());
            }
        }
        return heard;
    }

    /** The cards that were heard in front of him since, more than once, and should not lie. */
    Set<Card> before(Position position, Zone place, long since) {
        Set<Card> heard = new HashSet<>();
        for (Visit visit : inFront) {
            boolean then = visit.first() > since && visit.hits() > 1;
            if (then && visit.zone().equals(place) && !position.lying().containsKey(visit.card())) {
                heard.add(visit.card());
            }
        }
        return heard;
    }

    /** Whether another card was heard there in that time. */
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
