package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.cli.simulate.Opponents;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.measure.Comparison;
import burraco.measure.Course;
import burraco.measure.Inferred;
import burraco.measure.Span;
import burraco.measure.Timed;
import burraco.measure.Witness;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.play.evening.Truth;
import burraco.record.Judgement;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A hand of virtual people, lawful unless something else is wanted, and what the tracker made of
 * its readings.
 */
public record TrackedHand(Truth truth, List<TrackerEvent> told, String record) {

    public static TrackedHand play(long seed, int number, Layout layout, Deck deck, Noise noise) {
        return play(seed, number, layout, deck, noise, List.of());
    }

    /** A hand in which one of these cases is committed; S deals if there is any. */
    public static TrackedHand play(
            long seed, int number, Layout layout, Deck deck, Noise noise, List<Case> cases) {
        return play(seed, number, layout, deck, noise, cases, Manners.USUAL);
    }

    /** The same, with people of these manners. */
    public static TrackedHand play(
            long seed,
            int number,
            Layout layout,
            Deck deck,
            Noise noise,
            List<Case> cases,
            Manners usual) {
        Seat dealer = cases.isEmpty() ? Seat.values()[number & 3] : Seat.SOUTH;
        Casting casting = new Casting(seed, layout.rules(), layout.slots(Line.NS), cases);
        Script script = casting.script(number, number, dealer);
        Layout table = agreed(layout, script);
        List<Reading> readings = new ArrayList<>();
        Chance chance = new Chance(seed).stream("evening " + number);
        Manners manners = table.match().turnTimes() ? usual.hurried() : usual;
        Evening evening = new Evening(table, deck, noise, manners, chance, readings::add);
        Truth truth = evening.play(script, "seed " + seed + ", hand " + number);
        Tracker tracker = new Tracker(table, deck, dealer).keepingTime();
        List<TrackerEvent> told = new ArrayList<>();
        Witness witness = witness(truth);
        Opponents opponents = new Opponents(tracker);
        readings.forEach(reading -> told.addAll(opponents.take(reading, witness)));
        told.addAll(tracker.end());
        String record = "";
        for (TrackerEvent one : told) {
            record =
                    one instanceof TrackerEvent.HandOver over && record.isEmpty()
                            ? over.record()
                            : record;
        }
        return new TrackedHand(truth, told, record);
    }

    /**
     * The layout with what was agreed for a hand: whether faults are ruled on call, and turns are
     * timed.
     */
    private static Layout agreed(Layout layout, Script script) {
        MatchInfo match = layout.match();
        boolean timed = script.start().setting().timed();
        return layout.with(
                new MatchInfo(match.hands(), match.teams(), match.round(), timed, script.onCall()));
    }

    public Comparison compare() {
        Inferred inferred = new Inferred(record, times(), 0, List.of());
        return Comparison.of(course(truth), inferred);
    }

    /** A witness who has seen the hand. */
    public static Witness witness(Truth truth) {
        return Witness.of(judged(truth), course(truth));
    }

    private static Judgement.Judged judged(Truth truth) {
        byte[] bytes = truth.text().getBytes(StandardCharsets.UTF_8);
        return (Judgement.Judged) Judgement.of(bytes);
    }

    private static Course course(Truth truth) {
        List<Span> spans =
                truth.times().stream()
                        .map(one -> new Span(one.line(), one.begun(), one.complete()))
                        .toList();
        return Course.of(judged(truth), spans);
    }

    /** The times of the lines that remain in the end. */
    private List<Timed> times() {
        List<Timed> lines = new ArrayList<>();
        for (TrackerEvent one : told) {
            if (one instanceof TrackerEvent.Decided act) {
                lines.add(
                        new Timed(
                                act.line(),
                                act.entry().since(),
                                act.entry().complete(),
                                act.entry().decided(),
                                act.entry().sure()));
            } else if (one instanceof TrackerEvent.Withdrawn) {
                lines.removeLast();
            } else if (one instanceof TrackerEvent.HandOver) {
                return lines;
            }
        }
        return lines;
    }
}
