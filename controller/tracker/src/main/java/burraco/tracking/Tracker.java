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
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Grounds;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.deal.Stage;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.understanding.HandTracker;
import burraco.tracking.weighing.Learnt;
import java.util.List;
import java.util.Optional;

/**
 * From readings to acts, hand after hand. Pure: what it tells depends on nothing but the readings
 * and their times.
 */
public final class Tracker {
    private final HandTracker tracker;

    /**
     * @param dealer who is presumed to deal the first hand; if the cards tell otherwise, they do
     */
    public Tracker(Layout layout, Deck deck, Seat dealer) {
        this(layout, deck, dealer, Expectation.LAWFUL);
    }

    public Tracker(Layout layout, Deck deck, Seat dealer, Expectation expectation) {
        tracker = new HandTracker(layout, deck, dealer, expectation);
    }

    /** No clock beside it watches how long turns take (art. 32 bis): it puts that on record too. */
    public Tracker keepingTime() {
        tracker.keepTime();
        return this;
    }

    /** Somebody says who deals the hand at hand; to be said before the first card is faced. */
    public Tracker dealtBy(Seat dealer) {
        tracker.dealtBy(dealer);
        return this;
    }

    /** Who deals the hand at hand, as far as is known. */
    public Seat dealer() {
        return tracker.course().setting().dealer();
    }

    /** What it knows of the table's scales, for another one. */
    public Learnt learnt() {
        return tracker.learnt();
    }

    /** It goes on where another one ended. */
    public Tracker knowing(Learnt learnt, long now) {
        tracker.know(learnt, now);
        return this;
    }

    /** Takes in one reading; what it led to. */
    public List<Told> take(Reading reading) {
        tracker.take(reading);
        return tracker.told();
    }

    /**
     * Somebody has answered what was asked; what it led to.
     *
     * @param yes whether it is as the code would have it
     */
    public List<Told> answer(Told.Unsure question, boolean yes, long now) {
        tracker.answer(question, yes, now);
        return tracker.told();
    }

    /** The hand goes no further: nobody is blamed for what is not sure by now. */
    public List<Told> suspectNobody(long now) {
        tracker.suspectNobody(now);
        return tracker.told();
    }

    /** Nothing more will come: what waited for more is decided as it stands. */
    public List<Told> end() {
        tracker.end();
        return tracker.told();
    }

    /** An act as it was, whoever says so. */
    public record Fact(Act act, boolean late) {}

    /**
     * The acts of the hand at hand are these, whatever was understood; it goes on from there, and
     * nothing is told about it. What cannot have happened is left out.
     */
    public void agree(List<Fact> facts, long now) {
        Course course = tracker.course();
        int same = 0;
        List<Entry> entries = course.entries();
        while (same < Math.min(facts.size(), entries.size())
                && isSame(facts.get(same), entries.get(same))) {
            same++;
        }
        List<Entry> before = List.copyOf(entries.subList(same, entries.size()));
        before.forEach(_ -> course.withdraw(Told.Why.REFUTED, now));
        for (int i = same; i < facts.size(); i++) {
            Optional<Entry> old = old(before, facts.get(i), i - same);
            imagine(course, facts.get(i), old, now).ifPresent(course::take);
        }
        course.take();
        tracker.agreed(now);
    }

    /** The entry that it was: the same act, wherever it stood, or else what stood there. */
    private static Optional<Entry> old(List<Entry> before, Fact fact, int at) {
        Optional<Entry> there = before.stream().skip(at).limit(1).findFirst();
        return before.stream().filter(one -> isSame(fact, one)).findFirst().or(() -> there);
    }

    private static boolean isSame(Fact fact, Entry entry) {
        return fact.act().equals(entry.act()) && fact.late() == entry.late();
    }

    /** A meld that is corrected lies where it lay; one that nobody told of where it is heard. */
    private Optional<Entry> imagine(Course course, Fact fact, Optional<Entry> old, long now) {
        Position from = course.now();
        Optional<Zone.MeldSlot> slot =
                switch (fact.act()) {
                    case Act.Tie tie -> from.slots().of(tie.meld());
                    case Act.Merge merge -> from.slots().of(merge.into());
                    case Act.Open open ->
                            old.flatMap(entry -> newest(entry, open.seat().line()))
                                    .or(() -> heard(from, open));
                    case Act _ -> Optional.empty();
                };
        Times times =
                old.map(entry -> new Times(entry.since(), entry.complete(), entry.decided()))
                        .orElse(Times.at(now));
        Optional<Grounds> grounds = old.filter(one -> isSame(fact, one)).flatMap(Entry::grounds);
        return course.imagine(from, fact.act(), slot, fact.late(), times)
                .map(one -> one.on(grounds));
    }

    /** The place where its cards are heard, if nothing lies there by the record. */
    private Optional<Zone.MeldSlot> heard(Position from, Act.Open open) {
        List<Card> cards =
                open.cards().stream().filter(CardName::namesCopy).map(CardName::card).toList();
        return tracker.lying(cards, open.seat().line())
                .filter(slot -> from.slots().at(slot).isEmpty());
    }

    private static Optional<Zone.MeldSlot> newest(Entry entry, Line line) {
        return entry.after().slots().of(entry.before().all().melds().due(line));
    }

    /** Somebody says that the table has lost its way: what lies there is explained anew. */
    public void lookAgain(long now) {
        tracker.lookAgain(now);
    }

    /** People know why it is not as the record has it; nobody is asked about that again. */
    public void settle(Difference difference) {
        tracker.settle(difference);
    }

    /**
     * How much it has searched for explanations so far: acts it thought of and parts of
     * explanations it looked at, counted.
     */
    public long searched() {
        return tracker.searched();
    }

    /** How far the deal has come; empty while the hand is played. */
    public Optional<Stage> dealing() {
        return tracker.dealing();
    }

    /** The record of the hand at hand. */
    public String record() {
        return tracker.course().record();
    }
}
