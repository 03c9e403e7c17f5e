package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Times;
import burraco.tracking.deal.Landings.Landing;
import burraco.tracking.figures.Dealing;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.placing.PilePlaces;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The end of the deal: the first card is faced, and what is known of the deal goes on record. */
final class TurnUp {
    private static final int ENOUGH_HEARD = 12;
    private static final int ENOUGH_WEIGHED = 8;

    private static final int SEVERAL = 4;

    private final Picture picture;
    private final Weights weights;
    private final Landings landings;
    private final Scales scales;

    TurnUp(Picture picture, Weights weights, Landings landings, Scales scales) {
        this.picture = picture;
        this.weights = weights;
        this.landings = landings;
        this.scales = scales;
    }

    /**
     * The first card of the pile.
     *
     * @param card empty where it was taken before anybody heard it
     * @param since when it was heard there first, or had left the stock
     */
    record Faced(Optional<Card> card, long since) {}

    /** The first card, where it was faced and the cards were dealt before. */
    Optional<Faced> faced(long now) {
        return first(now).filter(_ -> isDealt() && stockLies());
    }

    /** How it lies on the pile; where nobody knows for sure who deals, nobody is blamed. */
    PilePlaces.Lies lies(Faced faced, Course course, boolean dealerIsKnown, long now) {
        WhoDeals.Dealer dealer = dealer(faced, course, dealerIsKnown, now);
        return faced.card()
                .filter(_ -> dealer.sure())
                .map(card -> lies(card, dealer.seat(), faced, course, now))
                .orElse(PilePlaces.Lies.WELL);
    }

    private PilePlaces.Lies lies(Card card, Seat dealer, Faced faced, Course course, long now) {
        return picture.places().of(card, dealer, course.open().pile(), faced.since(), now);
    }

    /** Who deals: whoever people say it is; else whom the cards tell, and the presumed one. */
    private WhoDeals.Dealer dealer(Faced faced, Course course, boolean dealerIsKnown, long now) {
        Seat presumed = course.setting().dealer();
        return dealerIsKnown || isPlayedOn(course)
                ? new WhoDeals.Dealer(presumed, dealerIsKnown)
                : new WhoDeals(landings.inFront(end(faced)))
                        .of(presumed, facedBefore(faced, course, now));
    }

    /** What is on record of this hand is more than deals that were broken off. */
    private static boolean isPlayedOn(Course course) {
        return course.entries().stream()
                .anyMatch(entry -> entry.ruled() || !isOfADeal(entry.act()));
    }

    private static boolean isOfADeal(Act act) {
        return act instanceof Act.Deal
                || act instanceof Act.DealPozzetto
                || act instanceof Act.TurnUp
                || act instanceof Act.Redeal;
    }

    /** The one player before whom the first card lies as it should if he dealt. */
    private Optional<Seat> facedBefore(Faced faced, Course course, long now) {
        List<Seat> well =
                faced.card().stream()
                        .flatMap(card ->
                                Arrays.stream(Seat.values())
                                        .filter(seat ->
                                                lies(card, seat, faced, course, now)
                                                        == PilePlaces.Lies.WELL))
                        .toList();
        return well.size() == 1 ? Optional.of(well.getFirst()) : Optional.empty();
    }

    /** From then on the cards that come to the players are no deal any more. */
    private long end(Faced faced) {
        return Math.min(faced.since(), scales.firstLeft().orElse(Long.MAX_VALUE));
    }

    /** Puts the hand on record as that player's deal, before anything of it is there. */
    private static void dealtBy(Seat dealer, Course course, long now) {
        if (dealer != course.setting().dealer()) {
            while (!course.entries().isEmpty()) {
                course.withdraw(Told.Why.REFUTED, now);
            }
            course.dealtBy(dealer);
        }
    }

    /** It may have been picked up at once, and what lies there now be another one. */
    private Optional<Faced> first(long now) {
        OptionalLong left = scales.firstLeft();
        if (left.isPresent() && now - left.getAsLong() > Dealing.FIRST_HEARD_BY) {
            Optional<Landing> first =
                    landings.firstOnPile(left.getAsLong() - Dealing.FIRST_ON_ITS_WAY);
            if (first.filter(one -> one.first() < left.getAsLong() + Dealing.FIRST_ON_ITS_WAY)
                    .isPresent()) {
                return first.map(one -> new Faced(Optional.of(one.card()), one.first()));
            }
            Optional<Landing> late =
                    first.filter(one -> one.hits() >= SEVERAL)
                            .filter(one -> one.first() < left.getAsLong() + Dealing.NEVER_SILENT);
            if (late.isEmpty() && isPlayed(left.getAsLong())) {
                return Optional.of(new Faced(Optional.empty(), left.getAsLong()));
            }
            if (late.filter(one -> now - one.last() > Dealing.FIRST_HEARD_BY).isPresent()) {
                return late.map(one -> new Faced(Optional.of(one.card()), one.first()));
            }
        }
        return onlyOneOnPile()
                .filter(this::isHeardAgainAndAgain)
                .map(card -> new Faced(Optional.of(card), picture.of(card).orElseThrow().first()));
    }

    /** As what lies alone is, and no echo. */
    private boolean isHeardAgainAndAgain(Card card) {
        return picture.visits(card).stream()
                .filter(visit -> visit.zone().equals(Picture.PILE))
                .reduce((_, later) -> later)
                .filter(visit -> visit.hits() * Dealing.HEARD_EVERY >= visit.millis())
                .isPresent();
    }

    /** Melds were laid since it was faced: nobody heard it before it was picked up. */
    private boolean isPlayed(long faced) {
        return picture.cards().stream()
                .map(picture::sure)
                .flatMap(Optional::stream)
                .anyMatch(stay -> stay.first() > faced && stay.zone() instanceof Zone.MeldSlot);
    }

    private Optional<Card> onlyOneOnPile() {
        Card only = null;
        for (Card card : picture.cards()) {
            Optional<Stay> stay = picture.of(card);
            if (stay.isPresent() && stay.get().zone() instanceof Zone.Pile) {
                if (only != null || !stay.get().sure()) {
                    return Optional.empty();
                }
                only = card;
            }
        }
        return Optional.ofNullable(only);
    }

    private boolean isDealt() {
        boolean weighed =
                weights.onPozzetto(1).filter(one -> one.whole() >= ENOUGH_WEIGHED).isPresent();
        return landings.seats() >= 3 && (weighed || landings.inFront().size() >= ENOUGH_HEARD);
    }

    /** On a table that weighs the stock: it has been put down. */
    private boolean stockLies() {
        Optional<Balance> stock = weights.onStock();
        return stock.isEmpty() || stock.get().whole() >= ENOUGH_WEIGHED;
    }

    /**
     * @param dealerIsKnown whether somebody said who deals
     */
    void record(Faced faced, Course course, Dealt dealt, boolean dealerIsKnown, long now) {
        boolean astray = lies(faced, course, dealerIsKnown, now) == PilePlaces.Lies.ASTRAY;
        dealtBy(dealer(faced, course, dealerIsKnown, now).seat(), course, now);
        long end = end(faced);
        landings.endWith(faced.card(), end);
        Amounts amounts = Amounts.of(seen(faced.since()));
        boolean asUsual = amounts.deck() == Amounts.RIGHT.deck() && amounts.left() == 0;
        if (!asUsual && course.entries().isEmpty()) {
            course.startWith(amounts.deck(), amounts.left());
        }
        DealRecord record = new DealRecord(course, landings, dealt, now);
        // Called late, both faults and the deal would stand on record together.
        if (!course.setting().onCall() && isDealtWrongly(course, dealerIsKnown)) {
            record.untilWrong();
        }
        record.inOrder(amounts);
        Times times = new Times(faced.since(), faced.since(), now);
        CardName name = faced.card().map(CardName::of).orElse(CardName.UNSEEN);
        Optional<DiscardPlace> place =
                astray ? Optional.of(DiscardPlace.ELSEWHERE) : Optional.empty();
        record.take(new Act.TurnUp(name, place), times);
        weigh(course, amounts, end, now);
    }

    private Amounts.Seen seen(long faced) {
        Scales.Counts weighed = scales.counts(faced - Dealing.FIRST_ON_ITS_WAY);
        int fansHeard = 0;
        int longest = 0;
        for (Seat seat : Seat.values()) {
            Zone zone = new Zone.OfSeat(seat);
            int likely = landings.likely(zone).size();
            fansHeard += likely;
            longest =
                    Math.max(longest, weighed.stock().isPresent() ? likely : landings.count(zone));
        }
        return new Amounts.Seen(
                weighed,
                landings.count(new Zone.Pozzetto(1)),
                landings.count(new Zone.Pozzetto(2)),
                fansHeard,
                longest,
                weights.trembles());
    }

    private boolean isDealtWrongly(Course course, boolean dealerIsKnown) {
        List<Order.Heard> heard = landings.inFront();
        Seat first = course.setting().dealer().next();
        if (!new Order(first, heard).isWrong()) {
            return false;
        }
        boolean clockwise = false;
        for (Seat seat : Seat.values()) {
            clockwise |= new Order(seat, heard).isRight();
        }
        // Clockwise from another player: perhaps it was his neighbour who dealt.
        return dealerIsKnown || !clockwise;
    }

    private void weigh(Course course, Amounts amounts, long since, long now) {
        int stock = course.open().stock().size();
        weights.know(stock, amounts.first(), amounts.second(), since, now);
    }
}
