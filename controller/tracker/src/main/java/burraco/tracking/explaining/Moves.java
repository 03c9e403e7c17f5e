package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.layout.Zone;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.figures.Scale;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What may have been done next, by what was seen next. */
final class Moves {
    private static final int HARDLY_EVER = 2;

    private final Search search;
    private final Evidence evidence;
    private final List<Happening> happenings;
    private final NothingDone nothingDone;
    private final Pickups pickups;
    private final Unseen unseen;
    private final Plays plays;
    private final Discards discards;
    private final LastCard lastCard;
    private final LiftedPozzetto lifted;
    private final MiscountedFan miscountedFan;
    private final SaidAgain saidAgain;

    Moves(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
        nothingDone = new NothingDone(search, evidence);
        pickups = new Pickups(search, evidence);
        unseen = new Unseen(search, evidence, pickups);
        plays = new Plays(search, evidence, unseen);
        discards = new Discards(search, evidence, unseen);
        lastCard = new LastCard(search, evidence);
        lifted = new LiftedPozzetto(search, evidence);
        miscountedFan = new MiscountedFan(search, evidence, unseen);
        saidAgain = new SaidAgain(search);
    }

    void from(Node node) {
        int first = Long.numberOfTrailingZeros(~node.explained());
        if (first >= happenings.size()) {
            return;
        }
        if (nothingDone.lay(node, first)) {
            pickups.takenBefore(node, happenings.get(first));
            return;
        }
        nothingDone.passOver(node, first);
        // What goes on under a hand may have been done at any moment of it.
        long begun =
                happenings.get(first) instanceof Happening.Stepped stepped
                        ? Math.max(stepped.at(), stepped.rested() - Scale.RESTS_AFTER)
                        : happenings.get(first).at();
        for (int i = first; i < happenings.size(); i++) {
            Happening one = happenings.get(i);
            long apart = Math.max(0, one.at() - begun);
            if (apart > Radio.HEARD_LATE) {
                break;
            }
            boolean sooner = isWeighed(one) && apart > Scale.AT_ONCE;
            boolean before = isHeardBefore(one, begun);
            boolean discard = liesOnPile(one);
            boolean tooLate = apart > Radio.INVERTED && !isHardlyHeard(one) && !before && !discard;
            if (node.explains(i)
                    || sooner
                    || tooLate
                    || i != first && NothingDone.lies(node, one)) {
                continue;
            }
            boolean pressedMeanwhile =
                    happenings.get(first) instanceof Happening.Pressed
                            && apart <= Radio.HEARD_AFTER;
            double late = i == first || apart == 0 || pressedMeanwhile ? 0 : lateness(one, apart);
            late = before ? Math.min(late, Silence.HEARD_BEFORE) : late;
            if (late < Prices.RULED || discard && late <= Prices.DISCARD_HEARD_LATE) {
                explain(node, i, late);
            }
        }
        new Remedies(search, evidence).from(node, begun);
        pickups.tookBack(node, begun);
    }

    private static boolean isWeighed(Happening one) {
        return switch (one) {
            case Happening.Stepped _, Happening.PozzettoGone _, Happening.PozzettoBack _ -> true;
            case Happening.Arrived _, Happening.Pressed _, Happening.Said _ -> false;
        };
    }

    /** A discard: while a hand rests over the pile nothing is heard of it, and others play on. */
    private static boolean liesOnPile(Happening one) {
        return one instanceof Happening.Arrived arrived
                && arrived.state() == Happening.State.LIES
                && arrived.visit().zone().equals(Picture.PILE);
    }

    private boolean isHardlyHeard(Happening one) {
        return one instanceof Happening.Arrived arrived
                && arrived.state() == Happening.State.LIES
                && evidence.missed(arrived.visit()) > Radio.OFTEN_MISSED;
    }

    /** Whether it had been heard there, too little to be sure, before that moment. */
    private boolean isHeardBefore(Happening one, long moment) {
        return one instanceof Happening.Arrived arrived
                && arrived.state() == Happening.State.LIES
                && evidence.visits(arrived.visit().card()).stream()
                        .anyMatch(visit ->
                                visit.zone().equals(arrived.visit().zone())
                                        && visit.hits() <= HARDLY_EVER
                                        && visit.first() < Math.min(moment, one.at())
                                        && moment - visit.last() < Radio.HEARD_LATE);
    }

    /** How hard it is to believe that it was done so much before it was seen. */
    private double lateness(Happening one, long millis) {
        double most = liesOnPile(one) ? Prices.DISCARD_HEARD_LATE : Prices.RULED;
        double usual = millis > Radio.INVERTED ? most : Cost.inverted(millis);
        return one instanceof Happening.Arrived arrived
                ? Math.min(usual, Cost.late(millis, evidence.missed(arrived.visit())))
                : usual;
    }

    /** When everything is explained, the pile may be gone all the same, or a remedy be done. */
    void atTheEnd(Node node) {
        Position position = node.position();
        List<Card> pile = position.pile();
        if (!pile.isEmpty() && !position.open().over()) {
            PileGone gone = PileGone.before(search.now(), position, evidence);
            if (gone.cost() < Silence.QUIET_THERE) {
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
        new Remedies(search, evidence).from(node, search.now());
    }

    private void explain(Node node, int index, double cost) {
        switch (happenings.get(index)) {
            case Happening.Arrived arrived -> {
                if (arrived.visit().zone() instanceof Zone.MeldSlot slot) {
                    plays.played(node, index, slot, cost);
                } else if (arrived.visit().zone() instanceof Zone.Pile) {
                    discards.discarded(node, index, arrived, cost);
                }
            }
            case Happening.Stepped stepped -> stepped(node, index, stepped, cost);
            case Happening.PozzettoGone gone -> {
                Times times = new Times(gone.at(), gone.rested(), search.now());
                Optional<Node> taken =
                        unseen.pozzetto(node, Optional.of(gone.number()), times, cost);
                taken.ifPresent(one -> search.add(one, index));
                Optional<Node> laid = lastCard.laidUnheard(node, gone.number(), times, cost);
                laid.ifPresent(one -> search.add(one, node.explained() | 1L << index));
                List<Node> emptied = miscountedFan.taken(node, gone.number(), times, cost);
                emptied.forEach(one -> search.add(one, index));
                lifted.passOver(node, index, gone, laid.isPresent() || !emptied.isEmpty());
            }
            case Happening.PozzettoBack back -> {
                Times times = new Times(back.at(), back.rested(), search.now());
                Seat seat = node.position().open().acting();
                search.with(
                                node,
                                new Act.PutBack(seat, Source.POZZETTO),
                                Optional.empty(),
                                times,
                                cost)
                        .ifPresent(done -> search.add(done, index));
            }
            case Happening.Pressed pressed -> {
                Times times = new Times(pressed.at(), pressed.at(), search.now());
                double all = cost + (isHeardAfter(node, pressed.at()) ? Prices.PRESSED_BEFORE : 0);
                List<Node> before = new ArrayList<>(List.of(node));
                pickups.takenBefore(node, pressed.at()).ifPresent(before::add);
                for (Node from : before) {
                    search.with(from, pressed.act(), Optional.empty(), times, all)
                            .ifPresent(done -> search.add(done, node.explained() | 1L << index));
                }
            }
            case Happening.Said said -> saidAgain.say(node, index, said, cost);
        }
    }

    /** A card was heard so soon after it that it had lain there before. */
    private boolean isHeardAfter(Node node, long at) {
        for (int i = 0; i < happenings.size(); i++) {
            long later = happenings.get(i).at() - at;
            if (!node.explains(i)
                    && happenings.get(i) instanceof Happening.Arrived
                    && later > 0
                    && later <= Radio.HEARD_AFTER) {
                return true;
            }
        }
        return false;
    }

    private void stepped(Node node, int index, Happening.Stepped stepped, double cost) {
        Hand hand = node.position().open();
        Times times = new Times(stepped.at(), stepped.rested(), search.now());
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
                    && happenings.get(i) instanceof Happening.Stepped more
                    && more.at() == stepped.at()) {
                together++;
                explained |= 1L << i;
                drawn(node, stepped, together, times, cost, explained);
            }
        }
    }

    private void drawn(
            Node node,
            Happening.Stepped stepped,
            int cards,
            Times times,
            double cost,
            long explained) {
        for (Node from : unseen.begun(node, stepped.at(), false)) {
            unseen.draw(from, cards, times, cost).ifPresent(done -> search.add(done, explained));
        }
        pickups.takenBefore(node, stepped.at())
                .flatMap(from -> unseen.draw(from, cards, times, cost))
                .ifPresent(done -> search.add(done, explained));
    }
}
