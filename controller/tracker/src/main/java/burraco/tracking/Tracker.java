package burraco.tracking;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.CertaintyGrounds;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.understanding.HandTracker;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.List;
import java.util.Optional;

/**
 * Turns readings into acts, hand after hand. What it reports depends on nothing but the readings
 * and their times.
 */
public final class Tracker {
    private final HandTracker tracker;

    /**
     * @param dealer the presumed dealer of the first hand; the order in which cards are dealt may
     *     show another one
     */
    public Tracker(Layout layout, Deck deck, Seat dealer) {
        this(layout, deck, dealer, Expectation.LAWFUL);
    }

    public Tracker(Layout layout, Deck deck, Seat dealer, Expectation expectation) {
        tracker = new HandTracker(layout, deck, dealer, expectation);
    }

    /**
     * Makes the tracker put overlong turns on record (art. 32 bis), for a table at which nothing
     * else watches the time.
     */
    public Tracker keepingTime() {
        tracker.keepTime();
        return this;
    }

    /** Sets the dealer of the present hand. To be called before the first card is faced. */
    public Tracker dealtBy(Seat dealer) {
        tracker.dealtBy(dealer);
        return this;
    }

    /** The dealer of the present hand, as far as is known. */
    public Seat dealer() {
        return tracker.course().setting().dealer();
    }

    /** What the tracker has learned about the table's scales, for another tracker. */
    public ScaleKnowledge learnt() {
        return tracker.learnt();
    }

    /** Takes over what another tracker has learned. */
    public Tracker knowing(ScaleKnowledge learnt, long now) {
        tracker.know(learnt, now);
        return this;
    }

    /** Takes in one reading and returns what followed from it. */
    public List<TrackerEvent> take(Reading reading) {
        tracker.take(reading);
        return tracker.told();
    }

    /**
     * Takes in the answer to a question and returns what followed from it.
     *
     * @param yes whether the act was in order
     */
    public List<TrackerEvent> answer(TrackerEvent.Unsure question, boolean yes, long now) {
        tracker.answer(question, yes, now);
        return tracker.told();
    }

    /** Drops all suspicions, because the hand goes no further; returns what followed from it. */
    public List<TrackerEvent> suspectNobody(long now) {
        tracker.suspectNobody(now);
        return tracker.told();
    }

    /** Ends the capture: whatever waits for more readings is decided now. */
    public List<TrackerEvent> end() {
        tracker.end();
        return tracker.told();
    }

    /**
     * An act that people have confirmed or corrected.
     *
     * @param late whether it was noticed only after later acts
     */
    public record Fact(Act act, boolean late) {}

    /**
     * Replaces the acts of the present hand by these, whatever the tracker had understood, and goes
     * on from there without reporting anything. Acts that cannot have happened are left out.
     */
    public void agree(List<Fact> facts, long now) {
        HandCourse course = tracker.course();
        int same = 0;
        List<TrackedAct> entries = course.entries();
        while (same < Math.min(facts.size(), entries.size())
                && isSame(facts.get(same), entries.get(same))) {
            same++;
        }
        List<TrackedAct> before = List.copyOf(entries.subList(same, entries.size()));
        before.forEach(_ -> course.withdraw(WithdrawalReason.REFUTED, now));
        for (int i = same; i < facts.size(); i++) {
            Optional<TrackedAct> old = old(before, facts.get(i), i - same);
            imagine(course, facts.get(i), old, now).ifPresent(course::take);
        }
        course.take();
        tracker.agreed(now);
    }

    /**
     * The tracked act that corresponds to the fact: the same act wherever it stood, or else the one
     * that stood in its place.
     */
    private static Optional<TrackedAct> old(List<TrackedAct> before, Fact fact, int at) {
        Optional<TrackedAct> there = before.stream().skip(at).limit(1).findFirst();
        return before.stream().filter(one -> isSame(fact, one)).findFirst().or(() -> there);
    }

    private static boolean isSame(Fact fact, TrackedAct entry) {
        return fact.act().equals(entry.act()) && fact.late() == entry.late();
    }

    /**
     * Adds a fact to the course. A corrected meld keeps its place; one that nobody reported gets
     * the place where its cards are heard.
     */
    private Optional<TrackedAct> imagine(
            HandCourse course, Fact fact, Optional<TrackedAct> old, long now) {
        HandPosition from = course.now();
        Optional<Zone.MeldSlot> slot =
                switch (fact.act()) {
                    case Act.Tie tie -> from.slots().of(tie.meld());
                    case Act.Merge merge -> from.slots().of(merge.into());
                    case Act.Open open ->
                            old.flatMap(entry -> newest(entry, open.seat().line()))
                                    .or(() -> heard(from, open));
                    case Act _ -> Optional.empty();
                };
        ActTimes times =
                old.map(entry -> new ActTimes(entry.since(), entry.complete(), entry.decided()))
                        .orElse(ActTimes.at(now));
        Optional<CertaintyGrounds> grounds =
                old.filter(one -> isSame(fact, one)).flatMap(TrackedAct::grounds);
        return course.imagine(from, fact.act(), slot, fact.late(), times)
                .map(one -> one.on(grounds));
    }

    /** The place where the cards of the meld are heard, if no other meld lies there. */
    private Optional<Zone.MeldSlot> heard(HandPosition from, Act.Open open) {
        List<Card> cards =
                open.cards().stream().filter(CardName::namesCopy).map(CardName::card).toList();
        return tracker.lying(cards, open.seat().line())
                .filter(slot -> from.slots().at(slot).isEmpty());
    }

    private static Optional<Zone.MeldSlot> newest(TrackedAct entry, Line line) {
        return entry.after().slots().of(entry.before().all().melds().due(line));
    }

    /**
     * Recovers the hand from what lies on the table, because somebody says that the tracker has
     * lost it.
     */
    public void lookAgain(long now) {
        tracker.lookAgain(now);
    }

    /** Records that people know about the discrepancy, so that nobody is asked about it again. */
    public void settle(Discrepancy difference) {
        tracker.settle(difference);
    }

    /**
     * How much work has been spent on searching for explanations: acts and partial explanations
     * that were considered.
     */
    public long searched() {
        return tracker.searched();
    }

    /** How far the deal has come; empty while a hand is played. */
    public Optional<DealStage> dealing() {
        return tracker.dealing();
    }

    /** The hand record of the present hand. */
    public String record() {
        return tracker.course().record();
    }
}
