package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.engine.hand.Pozzetto;
import burraco.engine.ruling.Case;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.deal.Dealt;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.Happening;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.figures.Doubt;
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.MovedMelds;
import burraco.tracking.picture.Picture;
import burraco.tracking.senses.Senses;
import burraco.tracking.weighing.Weights;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Keeps the course of the hand in agreement with the table. What was seen since the last act is
 * explained by acts that go on from there; where that is hard to believe, the last acts are doubted
 * too, and all that was seen since is explained anew.
 */
final class Understanding {
    /** So many of the acts that may be doubted are doubted before the others. */
    private static final int FIRST_DOUBTED = 3;

    private static final long STILL_LAYING = People.STILL_LAYING;

    /** Where nothing else was seen, it is looked at again after so long. */
    private static final long LOOK_AGAIN = 100;

    private static final long PASSES_BY = Radio.PASSES_BY;

    private static final Set<Case> TAKEN_AGAIN = Set.of(Case.POZZETTO_NOT_DUE_WITH_THE_DISCARD);

    private static final long GATHERING = People.GATHERING;

    private static final double GUESSED = Doubt.A_GUESS;

    private static final long DOUBT_AGAIN = Patience.DOUBT_AGAIN;
    private static final long DOUBT_SELDOM = Patience.DOUBT_SELDOM;

    private final Course course;
    private final Picture picture;
    private final Weights weights;
    private final Senses senses;
    private final Signs signs;
    private final Presses presses = new Presses();
    private final Alternatives alternatives;
    private final Following following;
    private final Doubts doubts;
    private final DoubtedActs doubtedActs;
    private final Accusations accusations;
    private final TurnedUp turnedUp;
    private final Suspicion suspicion;
    private final PassedOver passedOver = new PassedOver();
    private final GivingUp givingUp;
    private final TurnWatch turnWatch;
    private final MovedMelds movedMelds;
    private final FoundAgain foundAgain;
    private final EndOfHand endOfHand;
    private int looked;
    private long lookedAt;
    private long doubtedAt;
    private long doubtedAgain = DOUBT_AGAIN;
    private int floor;

    /** Whether turns may go by unheard, since a sense is in doubt. */
    private boolean missing;

    /** Whether what is new is understood well enough, whatever came before. */
    private boolean clear;

    /** Whether what is new goes by without anything having been done. */
    private boolean nothingDone;

    Understanding(
            Expectation expectation,
            Course course,
            Picture picture,
            Weights weights,
            Senses senses,
            Dealt dealt,
            Allowance allowance) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.senses = senses;
        doubts = new Doubts(course, picture);
        suspicion = new Suspicion(course, doubts);
        doubtedActs = new DoubtedActs(course, suspicion);
        accusations = new Accusations(course);
        signs = new Signs(course, picture, weights);
        Supposed supposed = new Supposed(course, picture, doubts);
        turnedUp = new TurnedUp(course, doubts, supposed);
        alternatives = new Alternatives(expectation, course, passedOver, allowance);
        endOfHand = new EndOfHand(course, weights, passedOver, signs);
        Readiness readiness =
                new Readiness(picture, senses, doubts, passedOver, supposed, endOfHand);
        Certainty certainty = new Certainty(passedOver, suspicion);
        following =
                new Following(
                        course, picture, weights, dealt, readiness, certainty, suspicion, presses);
        givingUp = new GivingUp(course, weights, doubts, passedOver, presses);
        turnWatch = new TurnWatch(course);
        movedMelds = new MovedMelds(picture);
        foundAgain = new FoundAgain(course, picture, weights, doubts);
    }

    void press(Act act, long at) {
        presses.press(act, at);
    }

    /** Somebody calls: perhaps because a turn takes too long, where nobody else watches that. */
    void called(long now) {
        if (!passedOver.isLost()) {
            turnWatch.called(evidence(course.entries().size(), now), now);
        }
    }

    /** Goes on as far as what was seen goes by now. */
    void consider(long now) {
        if (alternatives.rest(now) || course.open().over() || senses.isBlind()) {
            return;
        }
        if (senses.mayMissTurns()) {
            passedOver.lose(course.entries().size());
            missing = true;
        } else if (missing) {
            missing = false;
            givingUp.lookAgain(now);
        }
        if (givingUp.isAsked() && !missing) {
            findAgain(now);
        }
        suspectAgain(now);
        wakeScales(now);
        if (isMiscounted(now) && givingUp.mayBeContradicted(now)) {
            givingUp.lookAgain(now);
        }
        movedMelds.look(course.now().lying());
        if (turnWatch.hasSaid()) {
            turnWatch.unwind(evidence(course.entries().size(), now), now);
        }
        int entries = course.entries().size();
        Evidence news = evidence(entries, now);
        givingUp.look(news, now);
        boolean quiet =
                news.happenings().isEmpty() && !signs.pileMayBeGone() && doubtful(now) == entries;
        if (quiet) {
            following.call(now);
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
            if (nothingDone) {
                givingUp.settleStock(news, now);
            }
            boolean sought = !nothingDone && givingUp.consider(news, now);
            if (sought || passedOver.isLost() && givingUp.isPozzettoGone(news, now)) {
                findAgain(now);
            }
        } else {
            doubtedAgain = DOUBT_AGAIN;
            if (passedOver.findAfter(course.entries().size())) {
                floor = course.entries().size(); // What was supposed meanwhile blames nobody.
            }
        }
    }

    /** What was seen since makes an accusation surer, or less sure. */
    private void suspectAgain(long now) {
        OptionalInt due = suspicion.due(now);
        if (due.isPresent() && !passedOver.isLost()) {
            int index = due.getAsInt();
            alternatives
                    .aheadOfInnocence(index, evidence(index, now), now)
                    .ifPresent(ahead -> suspicion.judge(index, ahead));
            suspicion.lookedAt(now);
        }
        suspicion.ask(now);
    }

    /** Asks people about what is not sure, also when the hand is over. */
    void ask(long now) {
        suspicion.ask(now);
    }

    /** Nobody is blamed any more for what is not sure by now. */
    void suspectNobody(long now) {
        suspicion.letAllGo(now);
    }

    /**
     * Somebody has said how it was.
     *
     * @param innocent whether it was in order
     */
    void answer(Told.Unsure question, boolean innocent, long now) {
        OptionalInt about = suspicion.answer(question, innocent, now);
        if (about.isPresent() && innocent) {
            givingUp.lose(now);
        } else if (about.isPresent()) {
            floor = Math.max(floor, about.getAsInt() + 1);
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

    /** Whether the stock has more or fewer cards than on record, by its weight. */
    private boolean isMiscounted(long now) {
        return weights.onStock().filter(one -> one.isMiscounted(now)).isPresent();
    }

    private void look(Evidence news, long now) {
        int entries = course.entries().size();
        Optional<Explanation> plain = alternatives.plain(news, now);
        clear = picture.trust() > Readiness.CALM && plain.filter(Explanation::isClear).isPresent();
        int putRight = plain.map(one -> accusations.putRight(one, floor)).orElse(entries);
        int doubtful = Math.min(doubtful(now), putRight);
        boolean again = plain.filter(one -> accusations.areMade(one, floor)).isPresent();
        boolean easy = plain.isPresent() && isEasy(plain.get(), now) && !again;
        nothingDone = easy && plain.get().steps().isEmpty();
        if (easy && doubtful == entries && !signs.changesLast(news)) {
            follow(plain, now);
            return;
        }
        if (now - doubtedAt < doubtedAgain || !easy && comes(news, now)) {
            if (easy && putRight == entries && !signs.changesLast(news)) {
                follow(plain, now);
            }
            return;
        }
        doubtedAt = now;
        if (!easy && turnedUp.consider(news, floor, now)) {
            return;
        }
        doubtedAgain =
                Readiness.waitsFor(plain, now)
                        .orElse(Math.clamp(2 * doubtedAgain, DOUBT_AGAIN, DOUBT_SELDOM));
        int kept =
                !easy ? doubtedActs.from(floor, now) : doubtful < entries ? doubtful : entries - 1;
        int from = Math.max(kept, floor);
        int near = Math.max(from, entries - FIRST_DOUBTED);
        Optional<Explanation> nearby = alternatives.better(near, evidence(near, now), plain, now);
        if (near == from || nearby.isPresent() && isEasy(nearby.get(), now)) {
            follow(nearby, now);
        } else {
            follow(alternatives.better(from, evidence(from, now), nearby, now), now);
        }
    }

    /** The first of the acts told that is in doubt again. */
    private int doubtful(long now) {
        return Math.min(signs.firstDoubtful(now), accusations.denied(floor));
    }

    /** From what lies there the hand goes on, whatever led to it. */
    private void findAgain(long now) {
        int kept = foundAgain.believed(floor);
        if (foundAgain.consider(kept, evidence(kept, now), givingUp.lostAt(), now)) {
            givingUp.found(now);
            senses.found();
            floor = course.entries().size();
            passedOver.lookedAnew(floor, foundAgain.turnIsKnown());
            for (Happening one : evidence(floor, now).happenings()) {
                givingUp.passOver(one, now);
            }
            weights.onStock().ifPresent(stock -> stock.set(course.open().stock().size(), now));
            presses.clear();
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

    /** People have said how it was up to now: what lies there is as they say. */
    void agreed(long now) {
        passedOver.know();
        floor = course.entries().size();
        for (Happening one : evidence(floor, now).happenings()) {
            givingUp.passOver(one, now);
        }
        int stock = course.open().stock().size();
        weights.onStock().ifPresent(one -> one.set(stock, now));
        weights.onStock().ifPresent(one -> one.isRight(stock, now));
        presses.clear();
        following.agreed();
        suspicion.agreed();
    }

    /** Somebody says that the table has lost its way: it is to look for it. */
    void lookAgain(long now) {
        givingUp.lookAgain(now);
        looked = 0;
        doubtedAgain = DOUBT_AGAIN;
    }

    /**
     * What the felt denies is doubted, and after a while it is looked for where the hand stands; so
     * it is where too much lies elsewhere than on record.
     */
    void compare(Differences differences, long now) {
        accusations.compare(differences);
        boolean denied = accusations.isDeniedForLong(floor, differences);
        if ((denied || differences.isLost()) && givingUp.mayBeContradicted(now)) {
            givingUp.lookAgain(now);
        }
    }

    /** People know why that card lies there: nothing comes of it. */
    void settle(Difference difference) {
        if (difference instanceof Difference.Lies(var card, var zone, _)) {
            picture.visits(card).stream()
                    .filter(visit -> visit.zone().equals(zone))
                    .forEach(passedOver::add);
        }
    }

    /** Whether it can be believed, or is about to become something else. */
    private static boolean isEasy(Explanation plain, long now) {
        if (plain.cost() - plain.remains() < Readiness.EASY) {
            return true;
        }
        if (plain.steps().isEmpty()) {
            return false;
        }
        Entry last = plain.steps().getLast().entry();
        return last.slot().isPresent()
                && now - last.complete() < STILL_LAYING
                && plain.cost() - plain.remains() - plain.steps().getLast().cost() < Readiness.EASY;
    }

    private Evidence evidence(int kept, long now) {
        return new Evidence(
                picture,
                weights,
                course.after(kept),
                after(kept),
                following.takenAway(),
                presses.after(course, kept),
                passedOver,
                now);
    }

    /** What was seen later belongs to later acts; theirs may have been heard first. */
    private long after(int kept) {
        if (kept == 0) {
            return -1;
        }
        int last = kept - 1;
        while (last > 0 && course.entries().get(last).own() && !isGap(last)) {
            last--;
        }
        Entry before = course.entries().get(last);
        long after = isGap(last) ? before.complete() : before.since();
        for (Entry later : course.entries().subList(kept, course.entries().size())) {
            boolean heard = later.act() instanceof Act.Discard || later.slot().isPresent();
            after = heard ? Math.min(after, later.since() - 1) : after;
        }
        return after;
    }

    private boolean isGap(int index) {
        return course.entries().get(index).act() instanceof Act.Gap;
    }

    private void follow(Optional<Explanation> found, long now) {
        found.filter(one -> !passedOver.isLost() || isLikely(one))
                .ifPresent(one -> following.follow(one, evidence(one.kept(), now), clear, now));
    }

    /** A lost hand is not guessed at: what would be hard to believe is left to a look at it all. */
    private static boolean isLikely(Explanation explanation) {
        return explanation.cost() - explanation.remains() <= GUESSED;
    }

    /** What was not clear since this was asked last. */
    List<Told> doubts() {
        return doubts.take();
    }

    /** The hand seems to be over. Where people play on it is not: it is found again. */
    boolean goesOn(long now) {
        int entries = course.entries().size();
        if (entries <= floor || !endOfHand.isPlayedOn(evidence(entries, now), now)) {
            return false; // What people or a look at it all have said is over is over.
        }
        while (course.open().over() && course.entries().size() > floor) {
            following.withdraw(Told.Why.CONTRADICTED, now);
        }
        givingUp.lookAgain(now);
        return true;
    }

    /** A pozzetto taken after the last discard of the hand, and who calls because of it. */
    void considerTheLastPozzetto(long now) {
        if (alternatives.rest(now)) {
            return;
        }
        Evidence evidence = evidence(course.entries().size(), now);
        if (evidence.happenings().stream().anyMatch(this::isOfTheEnd)) {
            alternatives
                    .plain(evidence, now)
                    .filter(found -> !found.steps().isEmpty())
                    .filter(found ->
                            found.steps().stream()
                                    .allMatch(step -> isOfTheEnd(step.entry(), evidence, now)))
                    .ifPresent(found -> following.follow(found, evidence, false, now));
        }
    }

    /** Whether somebody may call for a pozzetto that was taken when the hand was over. */
    boolean mayBeCalledAtTheEnd(long now) {
        return evidence(course.entries().size(), now).happenings().stream()
                .anyMatch(this::isOfTheEnd);
    }

    private boolean isOfTheEnd(Happening happening) {
        boolean taken = course.last().filter(one -> isTakingPozzetto(one.act())).isPresent();
        return happening instanceof Happening.PozzettoGone
                || taken && happening instanceof Happening.Pressed;
    }

    private static boolean isTakingPozzetto(Act act) {
        return act instanceof Act.TakePozzetto;
    }

    /**
     * Whoever lifts what was left when the hand is over may look at it, or gather the cards: he is
     * blamed only if somebody calls.
     */
    private boolean isOfTheEnd(Entry entry, Evidence evidence, long now) {
        boolean taken = isTakingPozzetto(entry.act());
        boolean called =
                evidence.happenings().stream().anyMatch(Happening.Pressed.class::isInstance);
        boolean again = entry.ruledOnlyBy(TAKEN_AGAIN) && now - entry.complete() > GATHERING;
        return taken && (!entry.ruled() || called && again && signs.allLies())
                || entry.act() instanceof Act.Notice;
    }
}
