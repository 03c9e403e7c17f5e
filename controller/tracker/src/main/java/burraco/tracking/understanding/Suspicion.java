package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Fault;
import burraco.tracking.Told;
import burraco.tracking.course.Blame;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.explaining.Lead;
import burraco.tracking.figures.Guilt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Accusations that are not sure enough. The act stands on record as one that waits for a call, and
 * the table does not call. What is done since, and what people say, makes it sure, or refutes it,
 * or leaves it open; then nobody is blamed for it.
 */
final class Suspicion {
    private final Course course;
    private final Doubts doubts;
    private final List<Asked> asked = new ArrayList<>();
    private final Set<Noted> noted = new HashSet<>();
    private final Set<Noted> letGo = new HashSet<>();
    private int agreed;
    private int looked;
    private long lookedAt;

    private record Noted(Act act, long since) {
        static Noted of(Entry entry) {
            return new Noted(entry.act(), entry.since());
        }
    }

    private record Asked(Entry entry, Told.Unsure question) {}

    Suspicion(Course course, Doubts doubts) {
        this.course = course;
        this.doubts = doubts;
    }

    /** Where everything waits for a call anyhow, nobody is ruled by the table alone. */
    Entry suspected(Entry entry) {
        boolean unsure =
                entry.accuses()
                        && !entry.late()
                        && !course.setting().onCall()
                        && entry.blame().filter(blame -> !blame.isSureEnough()).isPresent();
        return unsure ? late(entry).orElse(entry) : entry;
    }

    private Optional<Entry> late(Entry entry) {
        return course.imagine(
                        entry.before(),
                        course.line(course.entries().size()),
                        entry.act(),
                        entry.slot(),
                        true,
                        entry.times())
                .map(one -> one.on(entry.grounds()));
    }

    /** Where they stand on record. */
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

    /** Whether the act of that index is suspected, and this is the same as an accusation. */
    boolean holds(int index, Entry accusation) {
        Entry entry = course.entries().get(index);
        return !accusation.late()
                && accusation.act().equals(entry.act())
                && accusation.slot().equals(entry.slot())
                && all().contains(index);
    }

    /** Whether this is the first time that it is suspected. */
    boolean isNew(Entry entry) {
        return noted.add(Noted.of(entry));
    }

    /**
     * Nobody was to be blamed for it, and people have taken that back: it is theirs to call for.
     */
    private boolean isTheirs(int index) {
        return index < agreed && letGo.contains(Noted.of(course.entries().get(index)));
    }

    /** Whether the table has suspected that act, whatever people have said of others since. */
    boolean isOurs(int line) {
        int index = line - course.line(0);
        if (index < 0 || index >= course.entries().size()) {
            return false;
        }
        Noted entry = Noted.of(course.entries().get(index));
        return noted.contains(entry) && !letGo.contains(entry);
    }

    /** The acts so far are as people say. */
    void agreed() {
        agreed = course.entries().size();
    }

    boolean isOpen() {
        return !all().isEmpty();
    }

    /** Where the oldest stands. */
    OptionalInt first() {
        return all().stream().mapToInt(index -> index).min();
    }

    /** The oldest, if it is to be looked at again by what was seen since. */
    OptionalInt due(long now) {
        OptionalInt first = first();
        boolean anew = course.told() != looked || now - lookedAt >= Guilt.LOOK_AGAIN;
        return first.isPresent() && anew ? first : OptionalInt.empty();
    }

    /** It has been looked at: so far ahead of innocence it is. */
    void judge(int index, Lead lead) {
        Entry entry = course.entries().get(index);
        entry.blame()
                .map(blame -> blame.later(lead.ahead(), lead.atLeast()))
                .ifPresent(by -> course.blame(index, by));
    }

    void lookedAt(long now) {
        looked = course.told();
        lookedAt = now;
    }

    /** Asks people about what stays open, and lets go what has been open for long. */
    void ask(long now) {
        settleWhatIsGone(now);
        for (int index : all()) {
            Entry entry = course.entries().get(index);
            boolean again = letGo.contains(Noted.of(entry));
            boolean isAsked = asked.stream().anyMatch(one -> isOf(one, entry));
            if (!again && !isAsked && now - entry.decided() >= Guilt.ASK) {
                asked.add(new Asked(entry, doubts.perhapsAFault(entry, now)));
            }
            if (again || now - entry.decided() >= Guilt.LET_GO) {
                letGo(index, now);
            }
        }
    }

    /** Nobody is blamed for what is open still. */
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
        Entry entry = course.entries().get(index);
        letGo.add(Noted.of(entry));
        say(new Act.Doubt(seat(entry), amongHis(index, seat(entry))), now);
    }

    /** Which of what waits of him it is; empty where nothing else waits of him. */
    private Optional<Integer> amongHis(int index, Seat seat) {
        List<Integer> his =
                course.open().unnoticed().stream()
                        .filter(fault -> fault.seat() == seat)
                        .map(Fault::act)
                        .distinct()
                        .sorted()
                        .toList();
        int which = 1 + his.indexOf(course.line(index));
        return his.size() < 2 || which == 0 ? Optional.empty() : Optional.of(which);
    }

    private void say(Act act, long now) {
        course.imagine(act, Optional.empty(), Times.at(now))
                .map(Entry::byItself)
                .ifPresent(course::take);
    }

    /**
     * Somebody has said how it was.
     *
     * @param innocent whether it was in order
     * @return where it stands; empty where it is not in question any more
     */
    OptionalInt answer(Told.Unsure question, boolean innocent, long now) {
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

    /** A call rules all that waits for one: it comes when nothing else is unsure. */
    private void answered(int index, boolean innocent, long now) {
        if (innocent) {
            letGo(index, now);
            return;
        }
        course.blame(index, Blame.PEOPLE_SAY_SO);
        if (!isOpen()) {
            say(new Act.Notice(Optional.empty()), now);
        }
    }

    private void settleWhatIsGone(long now) {
        List<Entry> open = all().stream().map(course.entries()::get).toList();
        for (Asked one : List.copyOf(asked)) {
            if (open.stream().noneMatch(entry -> isOf(one, entry))) {
                asked.remove(one);
                doubts.settled(one.question, one.entry, now);
            }
        }
    }

    private static boolean isOf(Asked asked, Entry entry) {
        return asked.entry.act().equals(entry.act()) && asked.entry.since() == entry.since();
    }

    private static Seat seat(Entry entry) {
        return ((Act.OfSeat) entry.act()).seat();
    }
}
