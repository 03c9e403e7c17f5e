package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Pozzetto;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.deal.Dealt;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.Happening;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.explaining.Search;
import burraco.tracking.explaining.Step;
import burraco.tracking.picture.Picture;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the course of the hand in agreement with the table. What was seen since the last act is
 * explained by acts that go on from there; where that is hard to believe, the last acts are doubted
 * too, and all that was seen since is explained anew.
 */
final class Understanding {
    /** So many acts may be doubted, and none that is older than that. */
    private static final int DOUBTED = 9;

    /** And these before the others. */
    private static final int FIRST_DOUBTED = 3;

    private static final long DOUBTED_MILLIS = 60_000;

    /** What costs more is not believed without another look at what came before. */
    private static final double EASY = 4.5;

    /** So much better must another explanation be than the one that was told. */
    private static final double BETTER = 2;

    /** What costs more is no explanation to put in the place of another that is not known. */
    private static final double FAR_FETCHED = 12;

    private static final double FAR_FETCHED_BUT_LAWFUL = 18;
    private static final double FAR_FETCHED_WHEN_LOST = 60;

    /** Cards that are being laid may not be lawful yet. */
    private static final long STILL_LAYING = 1_500;

    /** Where nothing else was seen, it is looked at again after so long. */
    private static final long LOOK_AGAIN = 100;

    /** A card that is heard somewhere may be on its way to another place for so long. */
    private static final long PASSES_BY = 900;

    /** Where more is missed than that, what came before has to be understood as well. */
    private static final double CALM = 0.9;

    private static final long DOUBT_AGAIN = 400;
    private static final long DOUBT_SELDOM = 3_200;

    /** After a long search it rests, so that the work never grows without bounds. */
    private static final int LITTLE = 60;

    private static final long REST = 1;

    private final Expectation expectation;
    private final Course course;
    private final Picture picture;
    private final Weights weights;
    private final Dealt dealt;
    private final Readiness readiness;
    private final Placed placed;
    private final Signs signs;
    private final List<Happening.Pressed> pressed = new ArrayList<>();
    private final Doubts doubts;
    private final PassedOver passedOver = new PassedOver();
    private final GivingUp givingUp;
    private int looked;
    private long lookedAt;
    private long doubtedAt;
    private long doubtedAgain = DOUBT_AGAIN;
    private long rested;
    private int floor;

    /** Whether what is new is understood well enough, whatever came before. */
    private boolean clear;

    /** When cards were taken from the table: what is still believed of them there is old. */
    private final Map<Card, Long> takenAway = new HashMap<>();

    Understanding(
            Expectation expectation, Course course, Picture picture, Weights weights, Dealt dealt) {
        this.expectation = expectation;
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.dealt = dealt;
        doubts = new Doubts(course, picture);
        readiness = new Readiness(picture, doubts);
        placed = new Placed(course, picture.places());
        signs = new Signs(course, picture);
        givingUp = new GivingUp(course, weights, doubts, passedOver, pressed);
    }

    /** Whoever presses again before he has been understood says nothing else. */
    void press(Act act, long at) {
        if (pressed.stream().noneMatch(one -> one.act().equals(act))) {
            pressed.add(new Happening.Pressed(act, at));
        }
    }

    /** Goes on as far as what was seen goes by now. */
    void consider(long now) {
        if (now < rested || course.open().over()) {
            return;
        }
        wakeScales(now);
        int entries = course.entries().size();
        Evidence news = evidence(entries, now);
        boolean quiet =
                news.happenings().isEmpty()
                        && !signs.pileMayBeGone()
                        && signs.lastBrief(now) == entries;
        if (quiet) {
            return;
        }
        int sign = news.sign() * 31 + entries;
        if (sign == looked && now - lookedAt < LOOK_AGAIN) {
            return;
        }
        looked = sign;
        lookedAt = now;
        int told = course.told();
        look(news, now);
        if (course.told() == told) {
            givingUp.consider(news, now);
        } else {
            doubtedAgain = DOUBT_AGAIN;
            passedOver.findAfter(course.entries().size());
        }
    }

    /** A scale that said nothing while cards were dealt is told what lies on it. */
    private void wakeScales(long now) {
        weights.onStock().ifPresent(stock -> stock.wake(course.open().stock().size(), now));
        for (int number = 1; number <= 2; number++) {
            if (course.open().pozzetto(number) instanceof Pozzetto.Lying lying) {
                int cards = lying.cards().size();
                weights.onPozzetto(number).ifPresent(one -> one.wake(cards, now));
            }
        }
    }

    private void look(Evidence news, long now) {
        int entries = course.entries().size();
        Optional<Explanation> plain =
                explain(new Search(expectation, course, entries, news, now), now);
        clear = picture.trust() > CALM && plain.filter(Explanation::isClear).isPresent();
        int brief = signs.lastBrief(now);
        boolean easy = plain.isPresent() && isEasy(plain.get(), now);
        if (easy && brief == entries && !signs.goesOn(news)) {
            follow(plain, now);
            return;
        }
        if (now - doubtedAt < doubtedAgain || !easy && comes(news, now)) {
            if (easy && !signs.goesOn(news)) {
                follow(plain, now);
            }
            return;
        }
        doubtedAt = now;
        doubtedAgain =
                Readiness.waitsFor(plain, now).orElse(Math.min(2 * doubtedAgain, DOUBT_SELDOM));
        int kept = !easy ? doubtedFrom(now) : brief < entries ? brief : entries - 1;
        int from = Math.max(kept, floor);
        int near = Math.max(from, entries - FIRST_DOUBTED);
        Optional<Explanation> nearby = better(near, evidence(near, now), plain, now);
        if (near == from || nearby.isPresent() && isEasy(nearby.get(), now)) {
            follow(nearby, now);
        } else {
            follow(better(from, evidence(from, now), nearby, now), now);
        }
    }

    /** Whether a card has just been heard somewhere, and may only pass by. */
    private static boolean comes(Evidence news, long now) {
        return news.happenings().stream()
                .anyMatch(one ->
                        one instanceof Happening.Arrived arrived
                                && arrived.state() == Happening.State.QUIET
                                && now - arrived.at() < PASSES_BY);
    }

    /** The explanation of it all, if it is clearly better than the one with the acts told. */
    private Optional<Explanation> better(
            int kept, Evidence evidence, Optional<Explanation> plain, long now) {
        List<Entry> told = course.entries().subList(kept, course.entries().size());
        Optional<Explanation> anew =
                explain(new Search(expectation, course, kept, evidence, now), now);
        Optional<Explanation> asTold =
                explain(new Search(expectation, course, kept, evidence, now, told), now);
        if (anew.isEmpty() || asTold.isEmpty() && isFarFetched(anew.get())) {
            boolean doubted = plain.filter(one -> one.kept() < course.entries().size()).isPresent();
            return doubted ? plain : asTold.or(() -> plain);
        }
        long more = ruled(anew.get()) - ruled(asTold);
        double blame = expectation.toChange(more);
        boolean clearly =
                asTold.isEmpty() || anew.get().cost() + BETTER + blame < asTold.get().cost();
        return clearly ? anew : asTold;
    }

    private boolean isFarFetched(Explanation explanation) {
        double limit = ruled(explanation) == 0 ? FAR_FETCHED_BUT_LAWFUL : FAR_FETCHED;
        double most = passedOver.isLost() ? FAR_FETCHED_WHEN_LOST : limit;
        return explanation.cost() - explanation.remains() > most;
    }

    private static long ruled(Explanation explanation) {
        return explanation.steps().stream().filter(step -> step.entry().ruled()).count();
    }

    private static long ruled(Optional<Explanation> explanation) {
        return explanation.map(Understanding::ruled).orElse(0L);
    }

    /** People have said how it was up to now: what lies there is as they say. */
    void agreed(long now) {
        passedOver.find();
        floor = course.entries().size();
        for (Happening one : evidence(floor, now).happenings()) {
            if (one instanceof Happening.Arrived arrived) {
                passedOver.add(arrived.visit());
            }
        }
        weights.onStock().ifPresent(stock -> stock.set(course.open().stock().size(), now));
        pressed.clear();
    }

    /** Whether it can be believed, or is about to become something else. */
    private static boolean isEasy(Explanation plain, long now) {
        if (plain.cost() - plain.remains() < EASY) {
            return true;
        }
        if (plain.steps().isEmpty()) {
            return false;
        }
        Entry last = plain.steps().getLast().entry();
        return last.slot().isPresent()
                && now - last.complete() < STILL_LAYING
                && plain.cost() - plain.remains() - plain.steps().getLast().cost() < EASY;
    }

    /** What was pressed counts again where the act that it made is doubted. */
    private List<Happening.Pressed> pressedAfter(int kept) {
        List<Happening.Pressed> all = new ArrayList<>();
        for (Entry entry : course.entries().subList(kept, course.entries().size())) {
            if (entry.act() instanceof Act.TimeOut || entry.act() instanceof Act.Notice) {
                all.add(new Happening.Pressed(entry.act(), entry.since()));
            }
        }
        all.addAll(pressed);
        return all;
    }

    private Evidence evidence(int kept, long now) {
        return new Evidence(
                picture,
                weights,
                course.after(kept),
                after(kept),
                takenAway,
                pressedAfter(kept),
                passedOver,
                now);
    }

    /** What was seen later belongs to later acts; theirs may have been heard first. */
    private long after(int kept) {
        if (kept == 0) {
            return -1;
        }
        long after = course.entries().get(kept - 1).since();
        for (Entry later : course.entries().subList(kept, course.entries().size())) {
            boolean heard = later.act() instanceof Act.Discard || later.slot().isPresent();
            after = heard ? Math.min(after, later.since() - 1) : after;
        }
        return after;
    }

    private Optional<Explanation> explain(Search search, long now) {
        Optional<Explanation> found = (passedOver.isLost() ? search.lawful() : search).best();
        if (search.effort() > LITTLE) {
            rested = now + REST * search.effort();
        }
        return found;
    }

    /** How many of its acts are on the course already, one after the other. */
    private int same(Explanation explanation) {
        int same = 0;
        List<Entry> entries = course.entries();
        while (same < explanation.steps().size()
                && explanation.kept() + same < entries.size()
                && explanation
                        .steps()
                        .get(same)
                        .entry()
                        .isSame(entries.get(explanation.kept() + same))) {
            same++;
        }
        return same;
    }

    private int doubtedFrom(long now) {
        List<Entry> entries = course.entries();
        int kept = entries.size();
        while (kept > floor
                && entries.size() - kept < DOUBTED
                && now - entries.get(kept - 1).since() < DOUBTED_MILLIS
                && !(entries.get(kept - 1).act() instanceof Act.TurnUp)) {
            kept--;
        }
        return kept;
    }

    // On record

    private void follow(Optional<Explanation> found, long now) {
        found.ifPresent(explanation -> follow(explanation, now));
    }

    private void follow(Explanation explanation, long now) {
        Evidence evidence = evidence(explanation.kept(), now);
        List<Step> steps = explanation.steps();
        int same = same(explanation);
        int keep = explanation.kept() + same;
        boolean back = keep < course.entries().size();
        int ready = same;
        while (ready < steps.size()
                && readiness.isReady(steps, ready, evidence, now)
                && !placed.waits(steps.get(ready).entry(), now)) {
            ready++;
        }
        ready = clear || explanation.isClear() ? ready : lawful(steps, same, ready);
        if (back && ready < steps.size() && ready == same) {
            return; // What would come instead is not sure yet.
        }
        Told.Why why = back ? why(steps, same) : Told.Why.HEARD_LATER;
        while (course.entries().size() > keep) {
            withdraw(why, now);
        }
        take(steps.subList(same, ready), explanation, now);
    }

    /** Behind a card that lies astray, everything goes on from another position. */
    private void take(List<Step> steps, Explanation explanation, long now) {
        for (Step step : steps) {
            Optional<Entry> astray =
                    clear || explanation.isClear()
                            ? placed.astray(step.entry(), now)
                            : Optional.empty();
            take(astray.orElse(step.entry()), now);
            if (astray.isPresent()) {
                return;
            }
        }
    }

    /** How many of the acts come before the first one that would blame somebody. */
    private static int lawful(List<Step> steps, int from, int to) {
        int index = from;
        while (index < to && !steps.get(index).entry().ruled()) {
            index++;
        }
        return index;
    }

    private Told.Why why(List<Step> steps, int same) {
        Entry first = course.entries().get(course.entries().size() - 1);
        if (same == steps.size()) {
            return first.act() instanceof Act.Pickup ? Told.Why.STILL_THERE : Told.Why.TAKEN_UP;
        }
        Entry instead = steps.get(same).entry();
        boolean more =
                !instead.cards().isEmpty()
                        && instead.slot().equals(first.slot())
                        && instead.cards().containsAll(first.cards());
        return more ? Told.Why.MORE_LAID : Told.Why.HEARD_LATER;
    }

    private void withdraw(Told.Why why, long now) {
        Entry entry = course.withdraw(why, now);
        if (entry.act() instanceof Act.TimeOut || entry.act() instanceof Act.Notice) {
            pressed.addFirst(new Happening.Pressed(entry.act(), entry.since()));
        }
    }

    private void take(Entry entry, long now) {
        course.take(entry);
        switch (entry.act()) {
            case Act.Pickup _, Act.TakeBack _, Act.TakeBackDiscard _ ->
                    entry.before()
                            .lying()
                            .forEach((card, zone) -> {
                                if (!entry.after().lying().containsKey(card)) {
                                    takenAway.put(card, now);
                                    picture.taken(card, zone, now);
                                }
                            });
            case Act.TimeOut _, Act.Notice _ -> pressed.removeFirst();
            case Act.PutBack back when back.to() == Source.POZZETTO -> weighPozzetti(entry, now);
            case Act _ -> entry.cards().forEach(takenAway::remove);
        }
        entry.cards().forEach(dealt::forget);
    }

    /** A pozzetto that was put back lies on its scale as before. */
    private void weighPozzetti(Entry entry, long now) {
        for (int number = 1; number <= 2; number++) {
            if (entry.after().open().pozzetto(number) instanceof Pozzetto.Lying lying
                    && !entry.before().open().pozzetto(number).equals(lying)) {
                weights.onPozzetto(number)
                        .ifPresent(balance -> balance.set(lying.cards().size(), now));
            }
        }
    }

    /** What was not clear since this was asked last. */
    List<Told> doubts() {
        return doubts.take();
    }

    /** A pozzetto taken after the last discard of the hand. */
    void considerTheLastPozzetto(long now) {
        int entries = course.entries().size();
        Evidence evidence = evidence(entries, now);
        for (Happening one : evidence.happenings()) {
            if (one instanceof Happening.PozzettoGone) {
                explain(new Search(expectation, course, entries, evidence, now), now)
                        .filter(found -> found.steps().size() == 1)
                        .filter(found ->
                                found.steps().getFirst().entry().act() instanceof Act.TakePozzetto)
                        .filter(found -> !found.steps().getFirst().entry().ruled())
                        .ifPresent(found -> follow(Optional.of(found), now));
                return;
            }
        }
    }
}
