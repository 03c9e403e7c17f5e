package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Button;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.deal.DealStage;
import burraco.tracking.deal.DealTracker;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.hearing.UnknownTags;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.senses.SensorTrust;
import burraco.tracking.weighing.ScaleKnowledge;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tracks the hands of a capture one after the other, from the deal until the cards are gathered.
 */
public final class HandTracker {
    /** How often the state is evaluated if nothing changes. */
    private static final long LOOK_AGAIN_MILLIS = 100;

    private static final long END_OF_ALL_MILLIS = WaitingTimes.END_OF_ALL_MILLIS;
    private static final int NEARLY_NOTHING = 3;

    /**
     * If this many cards lay on the table and none has been heard for so long, the cards have been
     * gathered.
     */
    private static final int SOME = 8;

    private static final long GATHERED_MILLIS = WaitingTimes.GATHERED_MILLIS;
    private static final double MOST_GRAMS = 100_000;

    private final Expectation expectation;
    private final Layout layout;
    private final Hearing hearing;
    private final TablePicture picture;
    private final TableScales weights;
    private final SensorTrust senses;
    private final DealTracker deal;
    private final List<TrackerEvent> told = new ArrayList<>();
    private final UnsettledDoubts unsettled;
    private final SearchBudget allowance = new SearchBudget();
    private Seat dealer;
    private HandCourse course;
    private HandInterpreter understanding;
    private DiscrepancyWatch differences;
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
        picture = new TablePicture(layout, hearing);
        unsettled = new UnsettledDoubts(picture);
        weights = new TableScales(layout);
        senses = new SensorTrust(layout, hearing, weights, picture::place);
        deal = new DealTracker(layout, deck, picture, weights);
        begin();
    }

    private void begin() {
        course = new HandCourse(layout, dealer);
        picture.restorePlaces();
        awaitDeal();
    }

    /** Waits for another deal; what was dealt so far, if anything, is void. */
    private void awaitDeal() {
        deal.begin(dealerIsKnown, now);
        senses.begin(now);
        understanding =
                new HandInterpreter(
                        expectation, course, picture, weights, senses, deal.dealt(), allowance);
        differences = new DiscrepancyWatch(course, picture, weights);
        dealing = true;
    }

    public void keepTime() {
        keepsTime = true;
    }

    /** Sets the dealer of the hand that is awaited or being dealt. */
    public void dealtBy(Seat seat) {
        if (course.entries().isEmpty()) {
            dealerIsKnown = true;
            deal.dealerIsKnown();
            course.dealtBy(seat);
        }
    }

    public ScaleKnowledge learnt() {
        return weights.learnt();
    }

    /** Takes over what the tracker of the hand before has learned. */
    public void know(ScaleKnowledge learnt, long at) {
        now = at;
        weights.know(learnt, at);
        learnt.scales()
                .forEach((id, scale) -> deal.weigh(new Reading.Weight(at, id, scale.shows())));
        awaitDeal();
    }

    /** The work spent on searches so far. */
    public long searched() {
        return allowance.spent();
    }

    public HandCourse course() {
        return course;
    }

    /** The stage of the deal; empty while the hand is played. */
    public Optional<DealStage> dealing() {
        return dealing
                ? Optional.of(cleared ? deal.stage(now) : DealStage.AWAITED)
                : Optional.empty();
    }

    /** Records that people have corrected the course of the hand. */
    public void agreed(long at) {
        senses.found();
        if (!dealing) {
            understanding.agreed(at);
        }
    }

    /** Recovers the hand, because people say that the tracker has lost it. */
    public void lookAgain(long at) {
        if (!dealing) {
            differences.lookAgain();
            understanding.lookAgain(at);
        }
    }

    /**
     * Takes in the answer to a question.
     *
     * @param yes whether the act was in order
     */
    public void answer(TrackerEvent.Unsure question, boolean yes, long at) {
        if (!dealing) {
            understanding.answer(question, yes, at);
        }
    }

    /** Drops all suspicions, because the hand goes no further. */
    public void suspectNobody(long at) {
        if (!dealing) {
            now = Math.max(now, at);
            letSuspicionsGo();
        }
    }

    /** Records that people know about the discrepancy. */
    public void settle(Discrepancy difference) {
        if (!dealing) {
            differences.settle(difference);
            understanding.settle(difference);
        }
    }

    /** Where these cards lie as a meld of this line; empty if that is not heard. */
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

    public List<TrackerEvent> told() {
        course.take().stream().map(TrackerEvent::of).forEach(told::add);
        List<TrackerEvent> taken = unsettled.follow(told);
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
                        boolean back = fault.state() == FaultState.OVER;
                        told.add(new TrackerEvent.Trouble(back ? "over" : what, now));
                        yield false;
                    }
                    case Reading.Unclear unclear -> {
                        senses.hear(unclear);
                        yield false;
                    }
                };
        if (news || now - looked >= LOOK_AGAIN_MILLIS) {
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
        for (UnknownTags.Stranger one : hearing.strangers().take()) {
            told.add(new TrackerEvent.Foreign(one.tag(), one.antenna(), one.at()));
        }
        return news;
    }

    /** Takes in a weight, unless no scale of a table can show it. */
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
                return false; // The arbiter's start button, and answers to questions of a running
                // table, do not concern the tracker.
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
        boolean back = fault.state() == FaultState.OVER;
        if (back) {
            weights.back(fault.source());
        } else {
            weights.lost(fault.source());
        }
        senses.hear(fault, back);
        told.add(new TrackerEvent.Trouble(back ? "over" : "source " + fault.source(), now));
        return true;
    }

    private void look() {
        looked = now;
        weights.settle(now);
        boolean playing = !dealing && !course.open().over();
        if (senses.look(playing ? Optional.of(course) : Optional.empty(), now)) {
            picture.renew();
        }
        senses.take().stream().map(TrackerEvent::of).forEach(told::add);
        if (dealing) {
            cleared |= isCleared();
            if (cleared && deal.look(course, now) == DealTracker.State.FACED) {
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
            course.take().stream().map(TrackerEvent::of).forEach(told::add);
            told.addAll(understanding.doubts());
            told.addAll(differences.look(now));
            understanding.compare(differences, now);
        } else if (isCleared()) {
            nextHand();
        } else if (!understanding.goesOn(now)) {
            understanding.considerTheLastPozzetto(now);
            understanding.ask(now);
            course.take().stream().map(TrackerEvent::of).forEach(told::add);
            told.addAll(understanding.doubts());
        }
    }

    /** Whether the cards have been gathered although the end of the hand was not understood. */
    private boolean isGathered() {
        boolean cleared = course.now().lying().size() >= SOME && !senses.isBlind() && isCleared();
        gatheredSince = cleared ? gatheredSince : now;
        return now - gatheredSince >= GATHERED_MILLIS;
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
        course.take().stream().map(TrackerEvent::of).forEach(told::add);
        told.addAll(understanding.doubts());
    }

    private void handOver() {
        letSuspicionsGo();
        told.add(new TrackerEvent.HandOver(course.record(), now));
        ended = false;
    }

    /** Ends the capture: everything that waits for more readings is decided as if none came. */
    public void end() {
        if (ended) {
            return;
        }
        if (!dealing && !course.open().over()) {
            understanding.consider(now + END_OF_ALL_MILLIS);
            course.take().stream().map(TrackerEvent::of).forEach(told::add);
            told.addAll(understanding.doubts());
        }
        if (!dealing || !course.entries().isEmpty()) {
            handOver();
        }
        ended = true;
    }
}
