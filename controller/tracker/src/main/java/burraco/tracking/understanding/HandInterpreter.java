package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.deal.DealtCards;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.HandConfidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.MovedMelds;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.senses.SensorTrust;
import burraco.tracking.weighing.TableScales;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Keeps the course of the hand in agreement with the table. New observations are explained by acts
 * that follow the ones on record. If that is hard to believe, the last acts are doubted too, and
 * everything seen since is explained anew.
 */
final class HandInterpreter {
    /** Number of doubtable acts that are doubted first, before all of them are. */
    private static final int FIRST_DOUBTED = 3;

    /** How soon the same observations are looked at again. */
    private static final long LOOK_AGAIN_MILLIS = 100;

    private static final long PASSES_BY_MILLIS = AntennaFigures.PASSES_BY_MILLIS;

    private static final long DOUBT_AGAIN_MILLIS = WaitingTimes.DOUBT_AGAIN_MILLIS;
    private static final long DOUBT_SELDOM_MILLIS = WaitingTimes.DOUBT_SELDOM_MILLIS;

    private final HandCourse course;
    private final TablePicture picture;
    private final ScaleSetter scales;
    private final SensorTrust senses;
    private final DoubtSigns signs;
    private final PendingPresses presses = new PendingPresses();
    private final ExplanationChoice alternatives;
    private final CourseUpdater following;
    private final OpenQuestions doubts;
    private final DoubtedActs doubtedActs;
    private final AccusationReview accusations;
    private final PastCorrections turnedUp;
    private final Suspicion suspicion;
    private final HandConfidence passedOver = new HandConfidence();
    private final LostHandWatch givingUp;
    private final TurnWatch turnWatch;
    private final MovedMelds movedMelds;
    private final HandRecovery foundAgain;
    private final EndOfHand endOfHand;
    private final LastPozzetto lastPozzetto;
    private final EvidenceAfter evidence;
    private int looked;
    private long lookedAt;
    private long doubtedAt;
    private long doubtedAgain = DOUBT_AGAIN_MILLIS;
    private int floor;

    /** Whether turns may be missed because a sensor is distrusted. */
    private boolean missing;

    /**
     * Whether the new observations are understood well enough to blame somebody, whatever came
     * before.
     */
    private boolean clear;

    /** Whether the new observations are explained by no act at all. */
    private boolean nothingDone;

    HandInterpreter(
            Expectation expectation,
            HandCourse course,
            TablePicture picture,
            TableScales weights,
            SensorTrust senses,
            DealtCards dealt,
            SearchBudget allowance) {
        this.course = course;
        this.picture = picture;
        this.senses = senses;
        scales = new ScaleSetter(course, weights);
        doubts = new OpenQuestions(course, picture);
        suspicion = new Suspicion(course, doubts);
        doubtedActs = new DoubtedActs(course, suspicion);
        accusations = new AccusationReview(course);
        signs = new DoubtSigns(course, picture, weights);
        SupposedCards supposed = new SupposedCards(course, picture, doubts);
        turnedUp = new PastCorrections(course, doubts, supposed);
        alternatives = new ExplanationChoice(expectation, course, passedOver, allowance);
        endOfHand = new EndOfHand(course, weights, passedOver, signs);
        Readiness readiness =
                new Readiness(picture, senses, doubts, passedOver, supposed, endOfHand);
        Certainty certainty = new Certainty(passedOver, suspicion);
        following =
                new CourseUpdater(
                        course, picture, weights, dealt, readiness, certainty, suspicion, presses);
        givingUp = new LostHandWatch(course, weights, doubts, passedOver, presses);
        turnWatch = new TurnWatch(course);
        movedMelds = new MovedMelds(picture);
        foundAgain = new HandRecovery(course, picture, weights, doubts);
        lastPozzetto = new LastPozzetto(course, alternatives, signs);
        evidence = new EvidenceAfter(course, picture, weights, following, presses, passedOver);
    }

    void press(Act act, long at) {
        presses.press(act, at);
    }

    /**
     * Handles a call, which may be about a turn that takes too long, if nothing else watches that.
     */
    void called(long now) {
        if (!passedOver.isLost()) {
            turnWatch.called(evidence.afterAll(now), now);
        }
    }

    /** Updates the course with what was seen. */
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
        scales.wake(now);
        if (scales.isMiscounted(now) && givingUp.mayBeContradicted(now)) {
            givingUp.lookAgain(now);
        }
        movedMelds.look(course.now().lying());
        if (turnWatch.hasSaid()) {
            turnWatch.unwind(evidence.afterAll(now), now);
        }
        int entries = course.entries().size();
        Evidence news = evidence.after(entries, now);
        givingUp.look(news, now);
        boolean quiet =
                news.happenings().isEmpty() && !signs.pileMayBeGone() && doubtful(now) == entries;
        if (quiet) {
            following.call(now);
            return;
        }
        int sign = news.sign() * 31 + entries;
        if (sign == looked && now - lookedAt < LOOK_AGAIN_MILLIS) {
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
            doubtedAgain = DOUBT_AGAIN_MILLIS;
            if (passedOver.findAfter(course.entries().size())) {
                floor = course.entries().size(); // What was supposed meanwhile blames nobody.
            }
        }
    }

    /** Judges the oldest suspicion again by what was seen since. */
    private void suspectAgain(long now) {
        OptionalInt due = suspicion.due(now);
        if (due.isPresent() && !passedOver.isLost()) {
            int index = due.getAsInt();
            alternatives
                    .aheadOfInnocence(index, evidence.after(index, now), now)
                    .ifPresent(ahead -> suspicion.judge(index, ahead));
            suspicion.lookedAt(now);
        }
        suspicion.ask(now);
    }

    /** Asks people about open suspicions, also after the end of the hand. */
    void ask(long now) {
        suspicion.ask(now);
    }

    /** Drops all open suspicions. */
    void suspectNobody(long now) {
        suspicion.letAllGo(now);
    }

    /**
     * Takes in an answer.
     *
     * @param innocent whether the act was in order
     */
    void answer(TrackerEvent.Unsure question, boolean innocent, long now) {
        OptionalInt about = suspicion.answer(question, innocent, now);
        if (about.isPresent() && innocent) {
            givingUp.lose(now);
        } else if (about.isPresent()) {
            floor = Math.max(floor, about.getAsInt() + 1);
        }
    }

    private void look(Evidence news, long now) {
        int entries = course.entries().size();
        Optional<Explanation> plain = alternatives.plain(news, now);
        clear = picture.trust() > Readiness.CALM && plain.filter(Explanation::isClear).isPresent();
        int putRight = plain.map(one -> accusations.putRight(one, floor)).orElse(entries);
        int doubtful = Math.min(doubtful(now), putRight);
        boolean again = plain.filter(one -> accusations.areMade(one, floor)).isPresent();
        boolean easy = plain.isPresent() && Plausibility.isEasy(plain.get(), now) && !again;
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
                        .orElse(
                                Math.clamp(
                                        2 * doubtedAgain, DOUBT_AGAIN_MILLIS, DOUBT_SELDOM_MILLIS));
        int kept =
                !easy ? doubtedActs.from(floor, now) : doubtful < entries ? doubtful : entries - 1;
        int from = Math.max(kept, floor);
        int near = Math.max(from, entries - FIRST_DOUBTED);
        Optional<Explanation> nearby =
                alternatives.better(near, evidence.after(near, now), plain, now);
        if (near == from || nearby.isPresent() && Plausibility.isEasy(nearby.get(), now)) {
            follow(nearby, now);
        } else {
            follow(alternatives.better(from, evidence.after(from, now), nearby, now), now);
        }
    }

    /** The index of the first act on record that is doubtful. */
    private int doubtful(long now) {
        return Math.min(signs.firstDoubtful(now), accusations.denied(floor));
    }

    /** Recovers the hand from what lies on the table. */
    private void findAgain(long now) {
        int kept = foundAgain.believed(floor);
        if (foundAgain.consider(kept, evidence.after(kept, now), givingUp.lostAt(), now)) {
            givingUp.found(now);
            senses.found();
            floor = course.entries().size();
            passedOver.lookedAnew(floor, foundAgain.turnIsKnown());
            for (Observation one : evidence.after(floor, now).happenings()) {
                givingUp.passOver(one, now);
            }
            scales.setStock(now);
            presses.clear();
        }
    }

    /** Whether a card has just been heard somewhere and may only be passing. */
    private static boolean comes(Evidence news, long now) {
        return news.happenings().stream()
                .anyMatch(one ->
                        one instanceof Observation.Arrived arrived
                                && arrived.state() == Observation.State.QUIET
                                && now - arrived.at() < PASSES_BY_MILLIS);
    }

    /** Records that people have confirmed everything so far: what lies on the table is right. */
    void agreed(long now) {
        passedOver.know();
        floor = course.entries().size();
        for (Observation one : evidence.after(floor, now).happenings()) {
            givingUp.passOver(one, now);
        }
        scales.confirmStock(now);
        presses.clear();
        following.agreed();
        suspicion.agreed();
    }

    /** Asks for the hand to be recovered, because somebody says it is lost. */
    void lookAgain(long now) {
        givingUp.lookAgain(now);
        looked = 0;
        doubtedAgain = DOUBT_AGAIN_MILLIS;
    }

    /**
     * Doubts acts that the table contradicts; if that lasts, or too many cards are misplaced, asks
     * for the hand to be recovered.
     */
    void compare(DiscrepancyWatch differences, long now) {
        accusations.compare(differences);
        boolean denied = accusations.isDeniedForLong(floor, differences);
        if ((denied || differences.isLost()) && givingUp.mayBeContradicted(now)) {
            givingUp.lookAgain(now);
        }
    }

    /** Records that people know why the card lies there: it needs no explanation. */
    void settle(Discrepancy difference) {
        if (difference instanceof Discrepancy.Lies(var card, var zone, _)) {
            picture.visits(card).stream()
                    .filter(visit -> visit.zone().equals(zone))
                    .forEach(passedOver::add);
        }
    }

    private void follow(Optional<Explanation> found, long now) {
        found.filter(one -> !passedOver.isLost() || Plausibility.isLikely(one))
                .ifPresent(
                        one -> following.follow(one, evidence.after(one.kept(), now), clear, now));
    }

    /** The questions since the last call. */
    List<TrackerEvent> doubts() {
        return doubts.take();
    }

    /** Resumes a hand that seemed to be over if people play on. */
    boolean goesOn(long now) {
        int entries = course.entries().size();
        if (entries <= floor || !endOfHand.isPlayedOn(evidence.after(entries, now), now)) {
            // If people have confirmed the end, or the recovery found it, the hand is over.
            return false;
        }
        while (course.open().over() && course.entries().size() > floor) {
            following.withdraw(WithdrawalReason.CONTRADICTED, now);
        }
        givingUp.lookAgain(now);
        return true;
    }

    /** Handles a pozzetto that is taken after the last discard of the hand. */
    void considerTheLastPozzetto(long now) {
        if (alternatives.rest(now)) {
            return;
        }
        Evidence news = evidence.afterAll(now);
        lastPozzetto
                .explain(news, now)
                .ifPresent(found -> following.follow(found, news, false, now));
    }

    /** Whether somebody may call for a pozzetto that was taken when the hand was over. */
    boolean mayBeCalledAtTheEnd(long now) {
        return lastPozzetto.isSeen(evidence.afterAll(now));
    }
}
