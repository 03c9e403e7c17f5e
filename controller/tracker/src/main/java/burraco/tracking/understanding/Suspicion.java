package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Fault;
import burraco.tracking.course.AccusationGrounds;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.explaining.CostLead;
import burraco.tracking.figures.AccusationFigures;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Accusations that are not sure enough for a ruling. Such an act is on record as a fault that waits
 * for a call, and the table does not call. Later play, or people, make it sure, refute it, or leave
 * it open; in the last case nobody is blamed.
 */
final class Suspicion {
    private final HandCourse course;
    private final OpenQuestions doubts;
    private final List<Asked> asked = new ArrayList<>();
    private final Set<Noted> noted = new HashSet<>();
    private final Set<Noted> letGo = new HashSet<>();
    private int agreed;
    private int looked;
    private long lookedAt;

    private record Noted(Act act, long since) {
        static Noted of(TrackedAct entry) {
            return new Noted(entry.act(), entry.since());
        }
    }

    private record Asked(TrackedAct entry, TrackerEvent.Unsure question) {}

    Suspicion(HandCourse course, OpenQuestions doubts) {
        this.course = course;
        this.doubts = doubts;
    }

    /**
     * Turns an accusation that is not sure enough into a suspicion. Where faults are ruled on call
     * only, the table rules nothing by itself anyway.
     */
    TrackedAct suspected(TrackedAct entry) {
        boolean unsure =
                entry.accuses()
                        && !entry.late()
                        && !course.setting().onCall()
                        && entry.blame().filter(blame -> !blame.isSureEnough()).isPresent();
        return unsure ? late(entry).orElse(entry) : entry;
    }

    private Optional<TrackedAct> late(TrackedAct entry) {
        return course.imagine(
                        entry.before(),
                        course.line(course.entries().size()),
                        entry.act(),
                        entry.slot(),
                        true,
                        entry.times())
                .map(one -> one.on(entry.grounds()));
    }

    /** The indices of the open suspicions. */
    private List<Integer> all() {
        return course.open().unnoticed().stream()
                .map(fault -> fault.act() - course.line(0))
                .distinct()
                .filter(this::isSuspect)
                .toList();
    }

    private boolean isSuspect(int index) {
        return index >= 0
                && index < course.entries().size()
                && course.entries().get(index).late()
                && !isTheirs(index)
                && course.entries()
                        .get(index)
                        .blame()
                        .filter(blame -> !blame.isSureEnough())
                        .isPresent();
    }

    /** Whether the act at this index is suspected and is the same as this accusation. */
    boolean holds(int index, TrackedAct accusation) {
        TrackedAct entry = course.entries().get(index);
        return !accusation.late()
                && accusation.act().equals(entry.act())
                && accusation.slot().equals(entry.slot())
                && all().contains(index);
    }

    /** Whether the act is suspected for the first time. */
    boolean isNew(TrackedAct entry) {
        return noted.add(Noted.of(entry));
    }

    /**
     * Whether a suspicion that was dropped was then reinstated by people, who have to call for it
     * themselves.
     */
    private boolean isTheirs(int index) {
        return index < agreed && letGo.contains(Noted.of(course.entries().get(index)));
    }

    /** Whether the tracker has suspected this act, whatever people have said about others since. */
    boolean isOurs(int line) {
        int index = line - course.line(0);
        if (index < 0 || index >= course.entries().size()) {
            return false;
        }
        Noted entry = Noted.of(course.entries().get(index));
        return noted.contains(entry) && !letGo.contains(entry);
    }

    /** Records that the acts so far are as people say. */
    void agreed() {
        agreed = course.entries().size();
    }

    boolean isOpen() {
        return !all().isEmpty();
    }

    /** The index of the oldest suspicion. */
    OptionalInt first() {
        return all().stream().mapToInt(index -> index).min();
    }

    /** The oldest suspicion, if it is to be judged again by what was seen since. */
    OptionalInt due(long now) {
        OptionalInt first = first();
        boolean anew =
                course.told() != looked || now - lookedAt >= AccusationFigures.LOOK_AGAIN_MILLIS;
        return first.isPresent() && anew ? first : OptionalInt.empty();
    }

    /** Takes in the new lead over innocence. */
    void judge(int index, CostLead lead) {
        TrackedAct entry = course.entries().get(index);
        entry.blame()
                .map(blame -> blame.later(lead.ahead(), lead.atLeast()))
                .ifPresent(by -> course.blame(index, by));
    }

    void lookedAt(long now) {
        looked = course.told();
        lookedAt = now;
    }

    /**
     * Asks people about suspicions that stay open, and drops those that have been open too long.
     */
    void ask(long now) {
        settleWhatIsGone(now);
        for (int index : all()) {
            TrackedAct entry = course.entries().get(index);
            boolean again = letGo.contains(Noted.of(entry));
            boolean isAsked = asked.stream().anyMatch(one -> isOf(one, entry));
            if (!again && !isAsked && now - entry.decided() >= AccusationFigures.ASK_MILLIS) {
                asked.add(new Asked(entry, doubts.perhapsAFault(entry, now)));
            }
            if (again || now - entry.decided() >= AccusationFigures.LET_GO_MILLIS) {
                letGo(index, now);
            }
        }
    }

    /** Drops all open suspicions. */
    void letAllGo(long now) {
        OptionalInt first = first();
        while (first.isPresent()) {
            letGo(first.getAsInt(), now);
            OptionalInt next = first();
            if (next.equals(first)) {
                break;
            }
            first = next;
        }
        settleWhatIsGone(now);
    }

    private void letGo(int index, long now) {
        TrackedAct entry = course.entries().get(index);
        letGo.add(Noted.of(entry));
        say(new Act.Doubt(seat(entry), amongHis(index, seat(entry))), now);
    }

    /** Which of the player's waiting faults it is; empty if no other fault of his waits. */
    private Optional<Integer> amongHis(int index, Seat seat) {
        List<Integer> his =
                course.open().unnoticed().stream()
                        .filter(fault -> fault.isOf(seat))
                        .map(Fault::act)
                        .distinct()
                        .sorted()
                        .toList();
        int which = 1 + his.indexOf(course.line(index));
        return his.size() < 2 || which == 0 ? Optional.empty() : Optional.of(which);
    }

    private void say(Act act, long now) {
        course.imagine(act, Optional.empty(), ActTimes.at(now))
                .map(TrackedAct::byItself)
                .ifPresent(course::take);
    }

    /**
     * Takes in an answer.
     *
     * @param innocent whether the act was in order
     * @return the index of the act; empty if it is no longer suspected
     */
    OptionalInt answer(TrackerEvent.Unsure question, boolean innocent, long now) {
        Optional<Asked> about =
                asked.stream().filter(one -> one.question.equals(question)).findFirst();
        Optional<Integer> still =
                about.flatMap(one ->
                        all().stream()
                                .filter(index -> isOf(one, course.entries().get(index)))
                                .findFirst());
        still.ifPresent(index -> answered(index, innocent, now));
        settleWhatIsGone(now);
        return still.isPresent() ? OptionalInt.of(still.get()) : OptionalInt.empty();
    }

    /**
     * A call rules on everything that waits for one, so the table calls only when no other
     * suspicion is open.
     */
    private void answered(int index, boolean innocent, long now) {
        if (innocent) {
            letGo(index, now);
            return;
        }
        course.blame(index, AccusationGrounds.PEOPLE_SAY_SO);
        if (!isOpen()) {
            say(new Act.Notice(Optional.empty()), now);
        }
    }

    private void settleWhatIsGone(long now) {
        List<TrackedAct> open = all().stream().map(course.entries()::get).toList();
        for (Asked one : List.copyOf(asked)) {
            if (open.stream().noneMatch(entry -> isOf(one, entry))) {
                asked.remove(one);
                doubts.settled(one.question, one.entry, now);
            }
        }
    }

    private static boolean isOf(Asked asked, TrackedAct entry) {
        return asked.entry.act().equals(entry.act()) && asked.entry.since() == entry.since();
    }

    private static Seat seat(TrackedAct entry) {
        return ((Act.OfSeat) entry.act()).seat();
    }
}
