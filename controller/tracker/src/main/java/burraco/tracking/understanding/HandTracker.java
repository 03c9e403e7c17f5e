package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.deal.Deal;
import burraco.tracking.deal.Stage;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.figures.Patience;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.hearing.Strangers;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.senses.Senses;
import burraco.tracking.weighing.Learnt;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Leads the hands of a capture from the deal to the gathering, one after the other. */
public final class HandTracker {
    /** Without any change, the clues are looked at again after so long. */
    private static final long LOOK_AGAIN = 100;

    private static final long END_OF_ALL = Patience.END_OF_ALL;
    private static final int NEARLY_NOTHING = 3;

    /** Where so many cards lay and none has been heard for so long, they have been gathered. */
    private static final int SOME = 8;

    private static final long GATHERED = Patience.GATHERED;
    private static final double MOST_GRAMS = 100_000;

    private final Expectation expectation;
    private final Layout layout;
    private final Hearing hearing;
    private final Picture picture;
    private final Weights weights;
    private final Senses senses;
    private final Deal deal;
    private final List<Told> told = new ArrayList<>();
    private final Unsettled unsettled;
    private final Allowance allowance = new Allowance();
    private Seat dealer;
    private Course course;
    private Understanding understanding;
    private Differences differences;
    private boolean keepsTime;
    private boolean dealerIsKnown;
    private boolean dealing = true;
    private boolean cleared = true;
    private boolean ended;
    private long looked;
    private long gatheredSince;
    private long now;

    public HandTracker(Layout layout, Deck deck, Seat dealer, Expectation expectation) {
        this.expectation = expectation;
        this.layout = layout;
        this.dealer = dealer;
        hearing = new Hearing(layout, deck);
        picture = new Picture(layout, hearing);
        unsettled = new Unsettled(picture);
        weights = new Weights(layout);
        senses = new Senses(layout, hearing, weights, picture::place);
        deal = new Deal(layout, deck, picture, weights);
        begin();
    }

    private void begin() {
        course = new Course(layout, dealer);
        picture.restorePlaces();
        awaitDeal();
    }

    /** What was dealt so far, if anything, is void. */
    private void awaitDeal() {
        deal.begin(dealerIsKnown, now);
        senses.begin(now);
        understanding =
                new Understanding(
                        expectation, course, picture, weights, senses, deal.dealt(), allowance);
        differences = new Differences(course, picture, weights);
        dealing = true;
    }

    public void keepTime() {
        keepsTime = true;
    }

    /** Somebody says who deals the hand that is awaited, or being dealt. */
    public void dealtBy(Seat seat) {
        if (course.entries().isEmpty()) {
            dealerIsKnown = true;
            deal.dealerIsKnown();
            course.dealtBy(seat);
        }
    }

    public Learnt learnt() {
        return weights.learnt();
    }

    /** What whoever followed the hand before has learnt. */
    public void know(Learnt learnt, long at) {
        now = at;
        weights.know(learnt, at);
        learnt.scales()
                .forEach((id, scale) -> deal.weigh(new Reading.Weight(at, id, scale.shows())));
        awaitDeal();
    }

    /** How much was searched for explanations so far. */
    public long searched() {
        return allowance.spent();
    }

    public Course course() {
        return course;
    }

    /** Of the deal that is awaited or goes on; empty while the hand is played. */
    public Optional<Stage> dealing() {
        return dealing ? Optional.of(cleared ? deal.stage(now) : Stage.AWAITED) : Optional.empty();
    }

    /** The course of the hand was put right by people. */
    public void agreed(long at) {
        senses.found();
        if (!dealing) {
            understanding.agreed(at);
        }
    }

    /** People say that the table has lost its way. */
    public void lookAgain(long at) {
        if (!dealing) {
            differences.lookAgain();
            understanding.lookAgain(at);
        }
    }

    /**
     * Somebody answered what was asked.
     *
     * @param yes whether it is as the code would have it
     */
    public void answer(Told.Unsure question, boolean yes, long at) {
        if (!dealing) {
            understanding.answer(question, yes, at);
        }
    }

    /** The hand goes no further: nobody is blamed for what is not sure by now. */
    public void suspectNobody(long at) {
        if (!dealing) {
            now = Math.max(now, at);
            letSuspicionsGo();
        }
    }

    /** People know of it. */
    public void settle(Difference difference) {
        if (!dealing) {
            differences.settle(difference);
            understanding.settle(difference);
        }
    }

    /** Where these cards lie together as a meld of that line; empty where that is not heard. */
    public Optional<Zone.MeldSlot> lying(List<Card> cards, Line line) {
        Optional<Zone.MeldSlot> place = Optional.empty();
        for (Card card : cards) {
            Optional<Zone.MeldSlot> slot =
                    picture.sure(card)
                            .map(Stay::zone)
                            .filter(Zone.MeldSlot.class::isInstance)
                            .map(Zone.MeldSlot.class::cast)
                            .filter(one -> one.line() == line);
            place = slot.isPresent() ? slot : place;
        }
        return place;
    }

    public List<Told> told() {
        told.addAll(course.take());
        List<Told> taken = unsettled.follow(told);
        told.clear();
        return taken;
    }

    public void take(Reading reading) {
        now = Math.max(now, reading.at());
        boolean news =
                switch (reading) {
                    case Reading.Inventory inventory -> hear(inventory);
                    case Reading.Weight weight -> weigh(weight);
                    case Reading.Press press -> press(press.button());
                    case Reading.SourceFault fault -> trouble(fault);
                    case Reading.AntennaFault fault -> {
                        String what = "antenna " + fault.antenna();
                        boolean back = fault.detail().startsWith("back");
                        told.add(new Told.Trouble(back ? "over" : what, now));
                        yield false;
                    }
                    case Reading.Unclear unclear -> {
                        senses.hear(unclear);
                        yield false;
                    }
                };
        if (news || now - looked >= LOOK_AGAIN) {
            look();
        }
    }

    private boolean hear(Reading.Inventory inventory) {
        hearing.hear(inventory);
        senses.hear(inventory);
        boolean news = picture.renew();
        if (dealing && cleared) {
            deal.hear(inventory);
        }
        for (Strangers.Stranger one : hearing.strangers().take()) {
            told.add(new Told.Foreign(one.tag(), one.antenna(), one.at()));
        }
        return news;
    }

    /** What no scale of a table can show is not heard. */
    private boolean weigh(Reading.Weight weight) {
        boolean thinkable = Math.abs(weight.grams()) < MOST_GRAMS;
        senses.hear(weight);
        if (thinkable) {
            weights.show(weight.scale(), weight.grams(), weight.at());
            deal.weigh(weight);
        }
        return thinkable;
    }

    private boolean press(Button button) {
        if (dealing || course.open().over() && !isCallAtTheEnd(button)) {
            return false;
        }
        switch (button.key()) {
            case "timeout" -> understanding.press(new Act.TimeOut(), now);
            case "call" -> {
                if (keepsTime) {
                    understanding.called(now);
                }
                understanding.press(new Act.Notice(seat(button)), now);
            }
            default -> {
                return false; // The arbiter's go, and answers to questions of a running table.
            }
        }
        return true;
    }

    private boolean isCallAtTheEnd(Button button) {
        return button.key().equals("call") && understanding.mayBeCalledAtTheEnd(now);
    }

    private static Optional<Seat> seat(Button button) {
        for (Seat seat : Seat.values()) {
            if (seat.toString().equals(button.place())) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    private boolean trouble(Reading.SourceFault fault) {
        boolean back = fault.detail().startsWith("back");
        if (back) {
            weights.back(fault.source());
        } else {
            weights.lost(fault.source());
        }
        senses.hear(fault, back);
        told.add(new Told.Trouble(back ? "over" : "source " + fault.source(), now));
        return true;
    }

    private void look() {
        looked = now;
        weights.settle(now);
        boolean playing = !dealing && !course.open().over();
        if (senses.look(playing ? Optional.of(course) : Optional.empty(), now)) {
            picture.renew();
        }
        told.addAll(senses.take());
        if (dealing) {
            cleared |= isCleared();
            if (cleared && deal.look(course, now) == Deal.State.FACED) {
                dealing = false;
            }
            return;
        }
        if (!course.open().over() && deal.isVoid(course, now)) {
            awaitDeal();
            return;
        }
        if (!course.open().over() && isGathered()) {
            nextHand();
        } else if (!course.open().over()) {
            understanding.consider(now);
            told.addAll(course.take());
            told.addAll(understanding.doubts());
            told.addAll(differences.look(now));
            understanding.compare(differences, now);
        } else if (isCleared()) {
            nextHand();
        } else if (!understanding.goesOn(now)) {
            understanding.considerTheLastPozzetto(now);
            understanding.ask(now);
            told.addAll(course.take());
            told.addAll(understanding.doubts());
        }
    }

    /** A hand whose end was not understood is over when its cards have been gathered. */
    private boolean isGathered() {
        boolean cleared = course.now().lying().size() >= SOME && !senses.isBlind() && isCleared();
        gatheredSince = cleared ? gatheredSince : now;
        return now - gatheredSince >= GATHERED;
    }

    private void nextHand() {
        handOver();
        dealer = course.setting().dealer().next();
        dealerIsKnown = false;
        gatheredSince = now;
        begin();
        cleared = true;
    }

    /** Whether the cards of the hand have been gathered. */
    private boolean isCleared() {
        for (Card card : picture.cards()) {
            Optional<Stay> stay = picture.of(card);
            boolean lies =
                    stay.isPresent()
                            && (stay.get().zone() instanceof Zone.Pile
                                    || stay.get().zone() instanceof Zone.MeldSlot);
            if (lies) {
                return false;
            }
        }
        return weights.onStock().map(one -> one.whole() <= NEARLY_NOTHING).orElse(true);
    }

    private void letSuspicionsGo() {
        understanding.suspectNobody(now);
        told.addAll(course.take());
        told.addAll(understanding.doubts());
    }

    private void handOver() {
        letSuspicionsGo();
        told.add(new Told.HandOver(course.record(), now));
        ended = false;
    }

    /** The capture is over: whatever waits for more is looked at as if nothing came any more. */
    public void end() {
        if (ended) {
            return;
        }
        if (!dealing && !course.open().over()) {
            understanding.consider(now + END_OF_ALL);
            told.addAll(course.take());
            told.addAll(understanding.doubts());
        }
        if (!dealing || !course.entries().isEmpty()) {
            handOver();
        }
        ended = true;
    }
}
