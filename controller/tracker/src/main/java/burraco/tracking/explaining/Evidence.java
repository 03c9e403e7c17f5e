package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.Prices;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The observations since a position of the hand, and what a search may ask about the table. */
public final class Evidence {
    /** Largest number of observations; the earliest ones are kept. */
    private static final int MOST = 60;

    private static final int SEVERAL = 3;
    private final TablePicture picture;
    private final TableScales weights;
    private final long after;
    private final HandConfidence passedOver;
    private final List<Observation> happenings = new ArrayList<>();
    private final Set<Zone> waiting;

    /** Results of {@link #pileHeardMeanwhile}, which every partial explanation asks for again. */
    private final Map<Visit, Boolean> pileHeard = new HashMap<>();

    private final SilenceCache silences;
    private PileVisits pileVisits;

    /**
     * @param after observations later than this count, and cards that lie where they should not
     * @param takenAway when cards were last taken from the table; older beliefs about them do not
     *     count
     */
    public Evidence(
            TablePicture picture,
            TableScales weights,
            HandPosition from,
            long after,
            Map<Card, Long> takenAway,
            List<Observation> pressed,
            HandConfidence passedOver,
            long now) {
        this.picture = picture;
        silences = new SilenceCache(picture);
        this.weights = weights;
        this.after = after;
        this.passedOver = passedOver;
        boolean seats = !from.open().owed().isEmpty();
        Arrivals arrivals = new Arrivals(picture, passedOver, seats, after, now);
        for (Card card : picture.unexpected(from.lying(), after)) {
            arrivals.look(card, from.lying().get(card), takenAway.get(card));
        }
        happenings.addAll(arrivals.found());
        waiting = arrivals.waiting();
        happenings.addAll(new Weighings(weights, passedOver, after, now).of(from.open()));
        happenings.addAll(pressed);
        happenings.sort(Comparator.comparingLong(Observation::at));
        while (happenings.size() > MOST) {
            happenings.removeLast();
        }
    }

    /** The place on the pile that is on record for this card. */
    Optional<DiscardPlace> placeSaid(Visit visit) {
        return picture.places().said(visit.card(), visit.first());
    }

    public List<Observation> happenings() {
        return happenings;
    }

    /** A number that stays the same while nothing else is observed. */
    public int sign() {
        int sign = 17;
        for (Observation one : happenings) {
            int what =
                    switch (one) {
                        case Observation.Arrived arrived ->
                                arrived.visit().card().toString().hashCode() * 3
                                        + arrived.state().ordinal();
                        case Observation.Stepped stepped -> stepped.cards();
                        case Observation.PozzettoGone gone -> gone.number();
                        case Observation.PozzettoBack back -> 7 + back.number();
                        case Observation.Pressed _, Observation.Said _ -> 1;
                    };
            sign = sign * 31 + what + (int) one.at();
        }
        return sign;
    }

    /** How many cards left the stock at that moment. */
    public long leftTogether(long at) {
        return happenings.stream()
                .filter(one ->
                        one instanceof Observation.Stepped step
                                && step.cards() < 0
                                && step.at() == at)
                .count();
    }

    /** Whether a card may be about to be heard at a place of this kind. */
    public boolean awaits(Class<? extends Zone> kind) {
        return waiting.stream().anyMatch(kind::isInstance);
    }

    public boolean awaits(Zone zone) {
        return waiting.contains(zone);
    }

    public long after() {
        return after;
    }

    /** Logarithm of how unlikely the card's silence there is; 0 if nothing is known. */
    public double silence(Card card, Zone zone) {
        return silences.of(card, zone);
    }

    /** The price of a card of the pile having lain there until then. */
    double silentUntil(Card card, long moment) {
        double cost = 0;
        for (Visit one : picture.visits(card)) {
            if (one.zone().equals(TablePicture.PILE) && one.first() <= moment) {
                cost = Cost.silent(one.hits(), one.millis(), moment - one.last());
            }
        }
        return cost * picture.trust();
    }

    public Optional<Stay> stay(Card card) {
        return picture.of(card);
    }

    boolean isSurelyElsewhere(Card card, Zone zone) {
        return picture.sure(card)
                        .filter(stay -> stay.certain() && !stay.zone().equals(zone))
                        .isPresent()
                && silence(card, zone) <= BeliefFigures.LONG_GONE;
    }

    /** Whether the card was last heard in front of a player, after it had lain on the pile. */
    boolean wasCarriedOff(Card card) {
        long onPile = -1;
        Visit before = null;
        for (Visit visit : picture.visits(card)) {
            if (visit.zone().equals(TablePicture.PILE)) {
                onPile = Math.max(onPile, visit.last());
            } else if (visit.zone() instanceof Zone.OfSeat && visit.hits() >= SEVERAL) {
                before = visit;
            }
        }
        return before != null
                && onPile >= 0
                && before.last() > onPile + AntennaFigures.CAME_FROM_MILLIS;
    }

    /** When the card came from the pile to another place. */
    long cameElsewhere(Card card) {
        long onPile = lastOnPile(card).map(Visit::last).orElse(-1L);
        return picture.visits(card).stream()
                .filter(visit -> !visit.zone().equals(TablePicture.PILE) && visit.last() > onPile)
                .mapToLong(Visit::first)
                .min()
                .orElse(-1);
    }

    /** Whether the card left the pile about then and was back only after at least this long. */
    boolean cameBack(Card card, long moment, long away) {
        Visit before = null;
        for (Visit visit : picture.visits(card)) {
            if (!visit.zone().equals(TablePicture.PILE)) {
                continue;
            }
            boolean left =
                    before != null
                            && Math.abs(before.last() - moment) < AntennaFigures.CAME_FROM_MILLIS;
            if (left && visit.first() > moment + away && visit.gap() < BeliefFigures.LONG_GONE) {
                return true;
            }
            before = visit;
        }
        return false;
    }

    /** Whether the card was heard well elsewhere within this time after the visit. */
    boolean cameElsewhere(Visit visit, long within) {
        return picture.visits(visit.card()).stream()
                .anyMatch(later ->
                        !later.zone().equals(visit.zone())
                                && later.first() > visit.last()
                                && later.first() - visit.last() < within
                                && later.hits() >= SEVERAL);
    }

    /** Whether the card was hardly heard there and then heard well elsewhere. */
    boolean passedBy(Visit visit) {
        return visit.hits() < SEVERAL && cameElsewhere(visit, AntennaFigures.CAME_FROM_MILLIS);
    }

    public List<Visit> visits(Card card) {
        return picture.visits(card);
    }

    /** Share of looks in which the card is missed there. */
    double missed(Visit visit) {
        return picture.missed(visit.card(), visit.zone());
    }

    /** Whether the card belongs to this deck and it is not known where it lies. */
    public boolean isHidden(Card card) {
        return picture.knows(card) && picture.sure(card).isEmpty();
    }

    boolean wasHeard(Card card, Zone zone) {
        return picture.wasHeard(card, zone);
    }

    /** When the card was last heard anywhere. */
    long lastHeard(Card card) {
        return picture.visits(card).stream().mapToLong(Visit::last).max().orElse(-1);
    }

    /** The card's last visit to the pile. */
    Optional<Visit> lastOnPile(Card card) {
        return picture.visits(card).stream()
                .filter(visit -> visit.zone().equals(TablePicture.PILE))
                .reduce((_, later) -> later);
    }

    public long lastHeard(Card card, Zone zone) {
        return picture.lastHeard(card, zone).orElse(-1L);
    }

    /**
     * The only card that may have been an unheard discard: it was heard on the pile, too little to
     * lie there, or in front of the next player with what he picked up.
     *
     * @param pickedUp whether the next player picked up the pile
     */
    Optional<Card> hardlyHeardOnPile(
            HandPosition position, long since, long until, boolean pickedUp) {
        Seat acting = position.open().acting();
        Zone next = new Zone.OfSeat(acting.next());
        Set<Card> heard = pileVisits().hardly(position, since, until);
        if (pickedUp) {
            heard.addAll(pileVisits().before(position, next, since));
        }
        List<Card> lies =
                heard.stream()
                        .filter(card -> pickedUp && liesBefore(card, acting.next(), since))
                        .toList();
        return only(lies).or(() -> only(heard));
    }

    private static Optional<Card> only(Collection<Card> cards) {
        return cards.size() == 1 ? cards.stream().findFirst() : Optional.empty();
    }

    /** Whether the card lay in front of this player and has gone by then. */
    boolean hasLeft(Card card, Seat seat, long until) {
        Zone place = new Zone.OfSeat(seat);
        boolean lay = false;
        for (Visit visit : picture.visits(card)) {
            if (visit.zone().equals(place)) {
                lay = visit.last() < until;
            }
        }
        return lay && stay(card).filter(stay -> stay.zone().equals(place)).isEmpty();
    }

    /** Whether the card came to lie in front of a player and is clearly heard there. */
    boolean liesBefore(Card card, Seat seat, long since) {
        Zone place = new Zone.OfSeat(seat);
        return picture.visits(card).stream()
                .anyMatch(visit ->
                        visit.zone().equals(place)
                                && visit.first() > since
                                && visit.hits() >= SEVERAL);
    }

    /** Whether another card of the pile was heard while this one was silent there. */
    boolean pileHeardMeanwhile(Visit visit) {
        return pileHeard.computeIfAbsent(visit, this::isPileHeardMeanwhile);
    }

    private boolean isPileHeardMeanwhile(Visit visit) {
        long silent = -1;
        for (Visit one : picture.visits(visit.card())) {
            if (one.zone().equals(TablePicture.PILE) && one.first() < visit.first()) {
                silent = one.last();
            }
        }
        return pileVisits().wasAnotherHeard(visit.card(), silent, visit.first());
    }

    private PileVisits pileVisits() {
        if (pileVisits == null) {
            pileVisits = new PileVisits(picture);
        }
        return pileVisits;
    }

    /**
     * The price of a card having been drawn about then although no scale showed it.
     *
     * @param left number of cards in the stock without it
     */
    double drawnUnseen(long at, int left) {
        Optional<ScaleCounter> stock = weights.onStock();
        if (stock.isEmpty()) {
            return Prices.DRAWN_WITHOUT_SCALE;
        }
        if (stock.get().stirred() && stock.get().stirredSince() <= at + 700) {
            return Prices.DRAWN_UNDER_A_HAND;
        }
        double doubtful = stockIsWitness() ? Prices.DRAWN_UNSEEN : Prices.DRAWN_UNSEEN_DOUBTFUL;
        double seen = passedOver.isLost() ? Prices.UNSEEN_WHEN_LOST : doubtful;
        OptionalInt weighed = stock.get().steadilyByWeight();
        if (weighed.isEmpty()) {
            return seen;
        }
        if (weighed.getAsInt() > left) {
            return Math.max(seen, Prices.DRAWN_AGAINST_THE_WEIGHT);
        }
        return stock.get().count() > left ? Math.min(seen, Prices.DRAWN_BY_WEIGHT) : seen;
    }

    /** The price of a discard of which nothing was heard. */
    double discardUnheard() {
        double unheard = Prices.DISCARD_UNHEARD * picture.trust();
        return passedOver.isLost() ? Math.min(unheard, Prices.UNSEEN_WHEN_LOST) : unheard;
    }

    /** How much a silence proves at this table, from 0 to 1. */
    double trust() {
        return picture.trust();
    }

    /** How much harder than in a calm hand it is to believe that somebody broke a rule. */
    double surprise() {
        return passedOver.surprise().factor();
    }

    /** Whether the scale of the stock alone proves that a card was drawn. */
    boolean stockIsWitness() {
        return weights.onStock().filter(one -> one.isPlain() && !weights.trembles()).isPresent();
    }

    /** Whether the hand is lost. */
    boolean isLost() {
        return passedOver.isLost();
    }

    /** Whether the number of cards in the fans is unreliable. */
    boolean isMiscounted() {
        return passedOver.isMiscounted();
    }

    boolean weighsPozzetti() {
        return weights.onPozzetto(1).isPresent() || weights.onPozzetto(2).isPresent();
    }

    double pozzettoUnseen(int number) {
        boolean seen = weights.onPozzetto(number).filter(one -> !one.stirred()).isPresent();
        return seen ? Prices.POZZETTO_UNSEEN : Prices.DRAWN_WITHOUT_SCALE;
    }

    /** The player in front of whom a card of the pile lies. */
    Optional<Seat> before(Hand hand) {
        for (Card card : hand.pile().list()) {
            if (!card.isUnseen()
                    && picture.sure(card).map(Stay::zone).orElse(null)
                            instanceof Zone.OfSeat place) {
                return Optional.of(place.seat());
            }
        }
        return Optional.empty();
    }
}
