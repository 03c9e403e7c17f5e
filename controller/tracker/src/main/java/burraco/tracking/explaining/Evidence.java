package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.Position;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.Visit;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What was seen since a position of the hand, and what can be asked about it. */
public final class Evidence {
    /** More than that at once is not looked at: the earliest count. */
    private static final int MOST = 60;

    private static final int SEVERAL = 3;
    private final Picture picture;
    private final Weights weights;
    private final long after;
    private final PassedOver passedOver;
    private final List<Happening> happenings = new ArrayList<>();
    private final Set<Zone> waiting;

    /** Every part of a search asks again. */
    private final Map<Visit, Boolean> pileHeard = new HashMap<>();

    private final Silences silences;
    private PileVisits pileVisits;

    /**
     * @param after what was seen later than that, and what lies there otherwise than it should
     * @param takenAway when cards were taken from the table: what is still believed of them there
     *     is old
     */
    public Evidence(
            Picture picture,
            Weights weights,
            Position from,
            long after,
            Map<Card, Long> takenAway,
            List<Happening> pressed,
            PassedOver passedOver,
            long now) {
        this.picture = picture;
        silences = new Silences(picture);
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
        happenings.sort(Comparator.comparingLong(Happening::at));
        while (happenings.size() > MOST) {
            happenings.removeLast();
        }
    }

    /** What is on record of where on the pile the card lies. */
    Optional<DiscardPlace> placeSaid(Visit visit) {
        return picture.places().said(visit.card(), visit.first());
    }

    public List<Happening> happenings() {
        return happenings;
    }

    /** The same as long as nothing else has been seen. */
    public int sign() {
        int sign = 17;
        for (Happening one : happenings) {
            int what =
                    switch (one) {
                        case Happening.Arrived arrived ->
                                arrived.visit().card().toString().hashCode() * 3
                                        + arrived.state().ordinal();
                        case Happening.Stepped stepped -> stepped.cards();
                        case Happening.PozzettoGone gone -> gone.number();
                        case Happening.PozzettoBack back -> 7 + back.number();
                        case Happening.Pressed _, Happening.Said _ -> 1;
                    };
            sign = sign * 31 + what + (int) one.at();
        }
        return sign;
    }

    /** How many cards left the stock at that moment. */
    public long leftTogether(long at) {
        return happenings.stream()
                .filter(one ->
                        one instanceof Happening.Stepped step
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

    /** A logarithm; 0 where nothing is known. */
    public double silence(Card card, Zone zone) {
        return silences.of(card, zone);
    }

    /** What it costs to believe that a card of the pile lay there until then. */
    double silentUntil(Card card, long moment) {
        double cost = 0;
        for (Visit one : picture.visits(card)) {
            if (one.zone().equals(Picture.PILE) && one.first() <= moment) {
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
                && silence(card, zone) <= Beliefs.LONG_GONE;
    }

    /** Whether it was last heard in front of a player, after it had lain on the pile. */
    boolean wasCarriedOff(Card card) {
        long onPile = -1;
        Visit before = null;
        for (Visit visit : picture.visits(card)) {
            if (visit.zone().equals(Picture.PILE)) {
                onPile = Math.max(onPile, visit.last());
            } else if (visit.zone() instanceof Zone.OfSeat && visit.hits() >= SEVERAL) {
                before = visit;
            }
        }
        return before != null && onPile >= 0 && before.last() > onPile + Radio.CAME_FROM;
    }

    /** When it came to another place from the pile. */
    long cameElsewhere(Card card) {
        long onPile = lastOnPile(card).map(Visit::last).orElse(-1L);
        return picture.visits(card).stream()
                .filter(visit -> !visit.zone().equals(Picture.PILE) && visit.last() > onPile)
                .mapToLong(Visit::first)
                .min()
                .orElse(-1);
    }

    /** Whether it left the pile about then, and was there again only so much later. */
    boolean cameBack(Card card, long moment, long away) {
        Visit before = null;
        for (Visit visit : picture.visits(card)) {
            if (!visit.zone().equals(Picture.PILE)) {
                continue;
            }
            boolean left = before != null && Math.abs(before.last() - moment) < Radio.CAME_FROM;
            if (left && visit.first() > moment + away && visit.gap() < Beliefs.LONG_GONE) {
                return true;
            }
            before = visit;
        }
        return false;
    }

    /** Whether it was well heard elsewhere within so long after that. */
    boolean cameElsewhere(Visit visit, long within) {
        return picture.visits(visit.card()).stream()
                .anyMatch(later ->
                        !later.zone().equals(visit.zone())
                                && later.first() > visit.last()
                                && later.first() - visit.last() < within
                                && later.hits() >= SEVERAL);
    }

    /** Whether it was hardly heard there, and well elsewhere at once. */
    boolean passedBy(Visit visit) {
        return visit.hits() < SEVERAL && cameElsewhere(visit, Radio.CAME_FROM);
    }

    public List<Visit> visits(Card card) {
        return picture.visits(card);
    }

    /** How often the card is missed there, as a share. */
    double missed(Visit visit) {
        return picture.missed(visit.card(), visit.zone());
    }

    /** Whether it is a card of this deck, and nobody knows where it lies. */
    public boolean isHidden(Card card) {
        return picture.knows(card) && picture.sure(card).isEmpty();
    }

    boolean wasHeard(Card card, Zone zone) {
        return picture.wasHeard(card, zone);
    }

    /** When it was heard last, wherever that was. */
    long lastHeard(Card card) {
        return picture.visits(card).stream().mapToLong(Visit::last).max().orElse(-1);
    }

    /** When it was on the pile the last time. */
    Optional<Visit> lastOnPile(Card card) {
        return picture.visits(card).stream()
                .filter(visit -> visit.zone().equals(Picture.PILE))
                .reduce((_, later) -> later);
    }

    public long lastHeard(Card card, Zone zone) {
        return picture.lastHeard(card, zone).orElse(-1L);
    }

    /**
     * The one card that was heard too little to lie on the pile, and must have been there: once
     * there, or in front of the next player with what he picked up.
     *
     * @param pickedUp whether he picked up the pile
     */
    Optional<Card> hardlyHeardOnPile(Position position, long since, long until, boolean pickedUp) {
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

    /** Whether it lay in front of this player and has gone by then. */
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

    /** Whether it came to lie in front of a player, for all to hear. */
    boolean liesBefore(Card card, Seat seat, long since) {
        Zone place = new Zone.OfSeat(seat);
        return picture.visits(card).stream()
                .anyMatch(visit ->
                        visit.zone().equals(place)
                                && visit.first() > since
                                && visit.hits() >= SEVERAL);
    }

    /** Whether something else was heard of the pile while this card was silent there. */
    boolean pileHeardMeanwhile(Visit visit) {
        return pileHeard.computeIfAbsent(visit, this::isPileHeardMeanwhile);
    }

    private boolean isPileHeardMeanwhile(Visit visit) {
        long silent = -1;
        for (Visit one : picture.visits(visit.card())) {
            if (one.zone().equals(Picture.PILE) && one.first() < visit.first()) {
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
     * What it costs to believe that a card was drawn about then and no scale showed it.
     *
     * @param left so many cards the stock has without it
     */
    double drawnUnseen(long at, int left) {
        Optional<Balance> stock = weights.onStock();
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

    /** What it costs to believe that a discard was made and nothing was heard of it. */
    double discardUnheard() {
        double unheard = Prices.DISCARD_UNHEARD * picture.trust();
        return passedOver.isLost() ? Math.min(unheard, Prices.UNSEEN_WHEN_LOST) : unheard;
    }

    /** How much silence says by now, from 0 to 1. */
    double trust() {
        return picture.trust();
    }

    /** How much harder than in a calm hand it is to believe that somebody did wrong. */
    double surprise() {
        return passedOver.surprise().factor();
    }

    /** Whether the scale of the stock alone shows that a card was drawn. */
    boolean stockIsWitness() {
        return weights.onStock().filter(one -> one.isPlain() && !weights.trembles()).isPresent();
    }

    /** Whether something before was not understood. */
    boolean isLost() {
        return passedOver.isLost();
    }

    /** Whether nobody can rely on how many cards a player has. */
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

    /** In front of whom a card of the pile lies. */
    Optional<Seat> before(Hand hand) {
        for (Card card : hand.pile().list()) {
            if (card != null
                    && picture.sure(card).map(Stay::zone).orElse(null)
                            instanceof Zone.OfSeat place) {
                return Optional.of(place.seat());
            }
        }
        return Optional.empty();
    }
}
