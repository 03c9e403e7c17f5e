package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.deal.Landings.Landing;
import burraco.tracking.figures.DealFigures;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.placing.PilePlaces;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Recognises the end of a deal, when the first card of the pile is faced, and puts the deal on
 * record.
 */
final class EndOfDeal {
    private static final int ENOUGH_HEARD = 12;
    private static final int ENOUGH_WEIGHED = 8;

    private static final int SEVERAL = 4;

    private final TablePicture picture;
    private final TableScales weights;
    private final Landings landings;
    private final DealScales scales;

    EndOfDeal(TablePicture picture, TableScales weights, Landings landings, DealScales scales) {
        this.picture = picture;
        this.weights = weights;
        this.landings = landings;
        this.scales = scales;
    }

    /**
     * The first card of the pile.
     *
     * @param card empty if it was taken before anybody heard it
     * @param since when it was first heard there, or had left the stock
     */
    record Faced(Optional<Card> card, long since) {}

    /** The first card, once it was faced and the cards have been dealt. */
    Optional<Faced> faced(long now) {
        return first(now).filter(_ -> isDealt() && stockLies());
    }

    /** How the faced card lies on the pile; if the dealer is not sure, nobody is blamed. */
    PilePlaces.Lies lies(Faced faced, HandCourse course, boolean dealerIsKnown, long now) {
        DealerFinder.Dealer dealer = dealer(faced, course, dealerIsKnown, now);
        return faced.card()
                .filter(_ -> dealer.sure())
                .map(card -> lies(card, dealer.seat(), faced, course, now))
                .orElse(PilePlaces.Lies.WELL);
    }

    private PilePlaces.Lies lies(Card card, Seat dealer, Faced faced, HandCourse course, long now) {
        return picture.places().of(card, dealer, course.open().pile(), faced.since(), now);
    }

    /** Who deals: the player people have named, or else the one the cards show. */
    private DealerFinder.Dealer dealer(
            Faced faced, HandCourse course, boolean dealerIsKnown, long now) {
        Seat presumed = course.setting().dealer();
        return dealerIsKnown || isPlayedOn(course)
                ? new DealerFinder.Dealer(presumed, dealerIsKnown)
                : new DealerFinder(landings.inFront(end(faced)))
                        .of(presumed, facedBefore(faced, course, now));
    }

    /** Whether more than broken-off deals is on record of this hand. */
    private static boolean isPlayedOn(HandCourse course) {
        return course.entries().stream()
                .anyMatch(entry -> entry.ruled() || !isOfADeal(entry.act()));
    }

    private static boolean isOfADeal(Act act) {
        return act instanceof Act.Deal
                || act instanceof Act.DealPozzetto
                || act instanceof Act.TurnUp
                || act instanceof Act.Redeal;
    }

    /** The only player in front of whom the first card would lie correctly if he dealt. */
    private Optional<Seat> facedBefore(Faced faced, HandCourse course, long now) {
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

    /** Time from which on cards that come to the players are not dealt any more. */
    private long end(Faced faced) {
        return Math.min(faced.since(), scales.firstLeft().orElse(Long.MAX_VALUE));
    }

    /** Records that this player deals, before anything of the deal is on record. */
    private static void dealtBy(Seat dealer, HandCourse course, long now) {
        if (dealer != course.setting().dealer()) {
            while (!course.entries().isEmpty()) {
                course.withdraw(WithdrawalReason.REFUTED, now);
            }
            course.dealtBy(dealer);
        }
    }

    /** The first card may have been picked up at once, and another one may lie there now. */
    private Optional<Faced> first(long now) {
        OptionalLong left = scales.firstLeft();
        if (left.isPresent() && now - left.getAsLong() > DealFigures.FIRST_HEARD_BY_MILLIS) {
            Optional<Landing> first =
                    landings.firstOnPile(left.getAsLong() - DealFigures.FIRST_ON_ITS_WAY_MILLIS);
            if (first.filter(
                            one ->
                                    one.first()
                                            < left.getAsLong()
                                                    + DealFigures.FIRST_ON_ITS_WAY_MILLIS)
                    .isPresent()) {
                return first.map(one -> new Faced(Optional.of(one.card()), one.first()));
            }
            Optional<Landing> late =
                    first.filter(one -> one.hits() >= SEVERAL)
                            .filter(one ->
                                    one.first()
                                            < left.getAsLong() + DealFigures.NEVER_SILENT_MILLIS);
            if (late.isEmpty() && isPlayed(left.getAsLong())) {
                return Optional.of(new Faced(Optional.empty(), left.getAsLong()));
            }
            if (late.filter(one -> now - one.last() > DealFigures.FIRST_HEARD_BY_MILLIS)
                    .isPresent()) {
                return late.map(one -> new Faced(Optional.of(one.card()), one.first()));
            }
        }
        return onlyOneOnPile()
                .filter(this::isHeardAgainAndAgain)
                .map(card -> new Faced(Optional.of(card), picture.of(card).orElseThrow().first()));
    }

    /** Whether the card is heard as regularly as a card that lies alone, and not as an echo. */
    private boolean isHeardAgainAndAgain(Card card) {
        return picture.visits(card).stream()
                .filter(visit -> visit.zone().equals(TablePicture.PILE))
                .reduce((_, later) -> later)
                .filter(visit -> visit.hits() * DealFigures.HEARD_EVERY_MILLIS >= visit.millis())
                .isPresent();
    }

    /**
     * Whether melds have been laid since, so that the first card was picked up before anybody heard
     * it.
     */
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

    /** Whether the stock has been put down, on a table that weighs it. */
    private boolean stockLies() {
        Optional<ScaleCounter> stock = weights.onStock();
        return stock.isEmpty() || stock.get().whole() >= ENOUGH_WEIGHED;
    }

    /**
     * Puts the deal and the faced card on record.
     *
     * @param dealerIsKnown whether somebody has said who deals
     */
    void record(Faced faced, HandCourse course, DealtCards dealt, boolean dealerIsKnown, long now) {
        boolean astray = lies(faced, course, dealerIsKnown, now) == PilePlaces.Lies.ASTRAY;
        dealtBy(dealer(faced, course, dealerIsKnown, now).seat(), course, now);
        long end = end(faced);
        landings.endWith(faced.card(), end);
        DealtAmounts amounts = DealtAmounts.of(seen(faced.since()));
        boolean asUsual = amounts.deck() == DealtAmounts.RIGHT.deck() && amounts.left() == 0;
        if (!asUsual && course.entries().isEmpty()) {
            course.startWith(amounts.deck(), amounts.left());
        }
        DealRecord record = new DealRecord(course, landings, dealt, now);
        // If faults are ruled on call only, the fault and the complete deal would both stand on
        // record.
        if (!course.setting().onCall() && isDealtWrongly(course, dealerIsKnown)) {
            record.untilWrong();
        }
        record.inOrder(amounts);
        ActTimes times = new ActTimes(faced.since(), faced.since(), now);
        CardName name = faced.card().map(CardName::of).orElse(CardName.UNSEEN);
        Optional<DiscardPlace> place =
                astray ? Optional.of(DiscardPlace.ELSEWHERE) : Optional.empty();
        record.take(new Act.TurnUp(name, place), times);
        weigh(course, amounts, end, now);
    }

    private DealtAmounts.Seen seen(long faced) {
        DealScales.Counts weighed = scales.counts(faced - DealFigures.FIRST_ON_ITS_WAY_MILLIS);
        int fansHeard = 0;
        int longest = 0;
        for (Seat seat : Seat.values()) {
            Zone zone = new Zone.OfSeat(seat);
            int likely = landings.likely(zone).size();
            fansHeard += likely;
            longest =
                    Math.max(longest, weighed.stock().isPresent() ? likely : landings.count(zone));
        }
        return new DealtAmounts.Seen(
                weighed,
                landings.count(new Zone.Pozzetto(1)),
                landings.count(new Zone.Pozzetto(2)),
                fansHeard,
                longest,
                weights.trembles());
    }

    private boolean isDealtWrongly(HandCourse course, boolean dealerIsKnown) {
        List<DealOrder.Heard> heard = landings.inFront();
        Seat first = course.setting().dealer().next();
        if (!new DealOrder(first, heard).isWrong()) {
            return false;
        }
        boolean clockwise = false;
        for (Seat seat : Seat.values()) {
            clockwise |= new DealOrder(seat, heard).isRight();
        }
        // The cards came clockwise from another player, so perhaps his neighbour dealt.
        return dealerIsKnown || !clockwise;
    }

    private void weigh(HandCourse course, DealtAmounts amounts, long since, long now) {
        int stock = course.open().stock().size();
        weights.know(stock, amounts.first(), amounts.second(), since, now);
    }
}
