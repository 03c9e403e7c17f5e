package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandPosition;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.ScaleFigures;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.TablePicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proposes the acts that may have been done next, depending on the next observation. */
final class Moves {
    private static final int HARDLY_EVER = 2;

    private final Search search;
    private final Evidence evidence;
    private final List<Observation> happenings;
    private final NoActMoves nothingDone;
    private final PickupMoves pickups;
    private final InferredActs unseen;
    private final MeldMoves plays;
    private final DiscardMoves discards;
    private final LastCard lastCard;
    private final LiftedPozzetto lifted;
    private final MiscountedFan miscountedFan;
    private final RestatedActs saidAgain;

    Moves(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
        nothingDone = new NoActMoves(search, evidence);
        pickups = new PickupMoves(search, evidence);
        unseen = new InferredActs(search, evidence, pickups);
        plays = new MeldMoves(search, evidence, unseen);
        discards = new DiscardMoves(search, evidence, unseen);
        lastCard = new LastCard(search, evidence);
        lifted = new LiftedPozzetto(search, evidence);
        miscountedFan = new MiscountedFan(search, evidence, unseen);
        saidAgain = new RestatedActs(search);
    }

    void from(PartialExplanation node) {
        int first = Long.numberOfTrailingZeros(~node.explained());
        if (first >= happenings.size()) {
            return;
        }
        if (nothingDone.lay(node, first)) {
            pickups.takenBefore(node, happenings.get(first));
            return;
        }
        nothingDone.passOver(node, first);
        // What happened under a hand may have been done at any moment of it.
        long begun =
                happenings.get(first) instanceof Observation.Stepped stepped
                        ? Math.max(stepped.at(), stepped.rested() - ScaleFigures.RESTS_AFTER_MILLIS)
                        : happenings.get(first).at();
        for (int i = first; i < happenings.size(); i++) {
            Observation one = happenings.get(i);
            long apart = Math.max(0, one.at() - begun);
            if (apart > AntennaFigures.HEARD_LATE_MILLIS) {
                break;
            }
            boolean sooner = isWeighed(one) && apart > ScaleFigures.AT_ONCE_MILLIS;
            boolean before = isHeardBefore(one, begun);
            boolean discard = liesOnPile(one);
            boolean tooLate =
                    apart > AntennaFigures.INVERTED_MILLIS
                            && !isHardlyHeard(one)
                            && !before
                            && !discard;
            if (node.explains(i) || sooner || tooLate || i != first && NoActMoves.lies(node, one)) {
                continue;
            }
            boolean pressedMeanwhile =
                    happenings.get(first) instanceof Observation.Pressed
                            && apart <= AntennaFigures.HEARD_AFTER_MILLIS;
            double late = i == first || apart == 0 || pressedMeanwhile ? 0 : lateness(one, apart);
            late = before ? Math.min(late, SilencePrices.HEARD_BEFORE) : late;
            if (late < Prices.RULED || discard && late <= Prices.DISCARD_HEARD_LATE) {
                explain(node, i, late);
            }
        }
        new RemedyMoves(search, evidence).from(node, begun);
        pickups.tookBack(node, begun);
    }

    private static boolean isWeighed(Observation one) {
        return switch (one) {
            case Observation.Stepped _, Observation.PozzettoGone _, Observation.PozzettoBack _ ->
                    true;
            case Observation.Arrived _, Observation.Pressed _, Observation.Said _ -> false;
        };
    }

    /**
     * Whether it is a discard: while a hand rests over the pile nothing is heard of it, and others
     * play on.
     */
    private static boolean liesOnPile(Observation one) {
        return one instanceof Observation.Arrived arrived
                && arrived.state() == Observation.State.LIES
                && arrived.visit().zone().equals(TablePicture.PILE);
    }

    private boolean isHardlyHeard(Observation one) {
        return one instanceof Observation.Arrived arrived
                && arrived.state() == Observation.State.LIES
                && evidence.missed(arrived.visit()) > AntennaFigures.OFTEN_MISSED;
    }

    /** Whether the card had been heard there before that moment, though too little to be sure. */
    private boolean isHeardBefore(Observation one, long moment) {
        return one instanceof Observation.Arrived arrived
                && arrived.state() == Observation.State.LIES
                && evidence.visits(arrived.visit().card()).stream()
                        .anyMatch(visit ->
                                visit.zone().equals(arrived.visit().zone())
                                        && visit.hits() <= HARDLY_EVER
                                        && visit.first() < Math.min(moment, one.at())
                                        && moment - visit.last()
                                                < AntennaFigures.HEARD_LATE_MILLIS);
    }

    /** The price of the act having been done this long before it was seen. */
    private double lateness(Observation one, long millis) {
        double most = liesOnPile(one) ? Prices.DISCARD_HEARD_LATE : Prices.RULED;
        double usual = millis > AntennaFigures.INVERTED_MILLIS ? most : Cost.inverted(millis);
        return one instanceof Observation.Arrived arrived
                ? Math.min(usual, Cost.late(millis, evidence.missed(arrived.visit())))
                : usual;
    }

    /**
     * Proposes what may have happened although every observation is explained: the pile is gone, or
     * a ruling was obeyed.
     */
    void atTheEnd(PartialExplanation node) {
        HandPosition position = node.position();
        List<Card> pile = position.pile();
        if (!pile.isEmpty() && !position.open().over()) {
            PileGone gone = PileGone.before(search.now(), position, evidence);
            if (gone.cost() < SilencePrices.QUIET_THERE) {
                pickups.takenBy(unseen.withPozzetto(node, gone.at()), gone)
                        .ifPresent(taken -> search.add(taken, 0L));
                if (position.open().turn().took() != Turn.Took.NOTHING) {
                    unseen.discardedUnheard(node, gone.at(), true)
                            .map(passed -> unseen.withPozzetto(passed, gone.at()))
                            .flatMap(passed ->
                                    pickups.takenBy(passed, gone.afterDiscard(search.now())))
                            .ifPresent(taken -> search.add(taken, 0L));
                }
            }
            pickups.takenInPart(node, search.now()).forEach(taken -> search.add(taken, 0L));
            pickups.tookBack(node, search.now());
        }
        new RemedyMoves(search, evidence).from(node, search.now());
    }

    private void explain(PartialExplanation node, int index, double cost) {
        switch (happenings.get(index)) {
            case Observation.Arrived arrived -> {
                if (arrived.visit().zone() instanceof Zone.MeldSlot slot) {
                    plays.played(node, index, slot, cost);
                } else if (arrived.visit().zone() instanceof Zone.Pile) {
                    discards.discarded(node, index, arrived, cost);
                }
            }
            case Observation.Stepped stepped -> stepped(node, index, stepped, cost);
            case Observation.PozzettoGone gone -> {
                ActTimes times = new ActTimes(gone.at(), gone.rested(), search.now());
                Optional<PartialExplanation> taken =
                        unseen.pozzetto(node, Optional.of(gone.number()), times, cost);
                taken.ifPresent(one -> search.add(one, index));
                Optional<PartialExplanation> laid =
                        lastCard.laidUnheard(node, gone.number(), times, cost);
                laid.ifPresent(one -> search.add(one, node.explained() | 1L << index));
                List<PartialExplanation> emptied =
                        miscountedFan.taken(node, gone.number(), times, cost);
                emptied.forEach(one -> search.add(one, index));
                lifted.passOver(node, index, gone, laid.isPresent() || !emptied.isEmpty());
            }
            case Observation.PozzettoBack back -> {
                ActTimes times = new ActTimes(back.at(), back.rested(), search.now());
                Seat seat = node.position().open().acting();
                search.with(
                                node,
                                new Act.PutBack(seat, Source.POZZETTO),
                                Optional.empty(),
                                times,
                                cost)
                        .ifPresent(done -> search.add(done, index));
            }
            case Observation.Pressed pressed -> {
                ActTimes times = new ActTimes(pressed.at(), pressed.at(), search.now());
                double all = cost + (isHeardAfter(node, pressed.at()) ? Prices.PRESSED_BEFORE : 0);
                List<PartialExplanation> before = new ArrayList<>(List.of(node));
                pickups.takenBefore(node, pressed.at()).ifPresent(before::add);
                for (PartialExplanation from : before) {
                    search.with(from, pressed.act(), Optional.empty(), times, all)
                            .ifPresent(done -> search.add(done, node.explained() | 1L << index));
                }
            }
            case Observation.Said said -> saidAgain.say(node, index, said, cost);
        }
    }

    /** Whether a card was heard so soon after the press that it had lain there before. */
    private boolean isHeardAfter(PartialExplanation node, long at) {
        for (int i = 0; i < happenings.size(); i++) {
            long later = happenings.get(i).at() - at;
            if (!node.explains(i)
                    && happenings.get(i) instanceof Observation.Arrived
                    && later > 0
                    && later <= AntennaFigures.HEARD_AFTER_MILLIS) {
                return true;
            }
        }
        return false;
    }

    private void stepped(
            PartialExplanation node, int index, Observation.Stepped stepped, double cost) {
        Hand hand = node.position().open();
        ActTimes times = new ActTimes(stepped.at(), stepped.rested(), search.now());
        if (stepped.cards() > 0) {
            Act back = new Act.PutBack(hand.acting(), Source.STOCK);
            search.with(node, back, Optional.empty(), times, cost)
                    .ifPresent(done -> search.add(done, index));
            return;
        }
        int together = 0;
        long explained = 0;
        for (int i = index; i < happenings.size(); i++) {
            if (!node.explains(i)
                    && happenings.get(i) instanceof Observation.Stepped more
                    && more.at() == stepped.at()) {
                together++;
                explained |= 1L << i;
                drawn(node, stepped, together, times, cost, explained);
            }
        }
    }

    private void drawn(
            PartialExplanation node,
            Observation.Stepped stepped,
            int cards,
            ActTimes times,
            double cost,
            long explained) {
        for (PartialExplanation from : unseen.begun(node, stepped.at(), false)) {
            unseen.draw(from, cards, times, cost).ifPresent(done -> search.add(done, explained));
        }
        pickups.takenBefore(node, stepped.at())
                .flatMap(from -> unseen.draw(from, cards, times, cost))
                .ifPresent(done -> search.add(done, explained));
    }
}
