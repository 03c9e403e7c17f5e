package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The faults and rulings of one act, and those still open from earlier acts. */
public final class Docket {
    private static final Comparator<Ruling> ORDER =
            Comparator.comparing(Ruling::of).thenComparing(Ruling::which);

    private List<Fault> found = List.of();
    private List<Ruling> given = List.of();
    private List<Settled> settled = List.of();
    private final List<Owed> atFirst;
    private Pending pending;

    Docket(Pending pending) {
        this.pending = pending;
        atFirst = pending.owed();
    }

    Pending pending() {
        return pending;
    }

    // Faults

    public void fault(Fault fault) {
        found = with(found, fault);
    }

    /** The faults of this act. */
    public List<Fault> found() {
        return found;
    }

    /** Keeps the faults of this act until somebody calls. */
    public void keepUntilCalled() {
        if (!found.isEmpty()) {
            pending = pending.unnoticed(pending.unnoticed().with(found));
        }
    }

    /** Faults that nobody has called for. */
    public List<Fault> unnoticed() {
        return pending.unnoticed().list();
    }

    /** Removes and returns the waiting faults that are noticed now. */
    public List<Fault> take(Predicate<Fault> noticed) {
        List<Fault> all = unnoticed();
        List<Fault> rest = all.stream().filter(noticed.negate()).toList();
        pending = pending.unnoticed(Chain.<Fault>empty().with(rest));
        return all.stream().filter(noticed).toList();
    }

    // Rulings

    /**
     * @param before the hand before the ruling
     */
    public void give(Ruling ruling, Hand before) {
        given = with(given, ruling);
        pending = pending.last(Optional.of(ruling), Optional.of(before.forgetting()));
        if (ruling.remedies().contains(Remedy.ADVISE)) {
            ruling.seat().ifPresent(this::advised);
        }
    }

    private void advised(Seat seat) {
        EnumSet<Seat> seats = EnumSet.of(seat);
        seats.addAll(pending.advised());
        pending = pending.advised(seats);
    }

    /**
     * The rulings of this act, those on earlier acts first; rulings on one act are in the order of
     * the cases.
     */
    public List<Ruling> given() {
        return given.size() < 2 ? given : given.stream().sorted(ORDER).toList();
    }

    /** The last ruling of the hand, unless it was waived. */
    public Optional<Ruling> last() {
        return pending.last();
    }

    /** The last ruling, if it named this seat. */
    public Optional<Ruling> lastOn(Seat seat) {
        return pending.last().filter(ruling -> ruling.names(seat));
    }

    /** The hand before the last ruling. */
    public Optional<Hand> beforeLast() {
        return pending.before();
    }

    void beforeLast(Hand hand) {
        pending = pending.last(pending.last(), Optional.of(hand));
    }

    public void forgetLast() {
        pending = pending.last(Optional.empty(), Optional.empty());
    }

    /** Whether a person was asked to decide about this seat, and play has not gone on since. */
    public boolean advisedAbout(Seat seat) {
        return pending.advised().contains(seat);
    }

    /**
     * Notes that a card was taken correctly, which means that people have made the decisions they
     * were asked for.
     */
    public void playGoesOn() {
        if (!pending.advised().isEmpty()) {
            pending = pending.advised(Set.of());
        }
    }

    // What is owed

    public List<Owed> owed() {
        return pending.owed();
    }

    public boolean isOwing(Seat seat) {
        for (Owed owed : pending.owed()) {
            if (owed.seat() == seat) {
                return true;
            }
        }
        return false;
    }

    /** Whether a ruling names the card that this seat must discard now. */
    public boolean owesDiscard(Seat seat) {
        for (Owed owed : pending.owed()) {
            for (Remedy remedy : owed.due()) {
                if (owed.seat() == seat && remedy instanceof Remedy.Discard) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a card that this seat has discarded comes back into his fan. */
    public boolean owesDiscardBack(Seat seat) {
        for (Owed owed : pending.owed()) {
            for (Remedy remedy : owed.due()) {
                if (owed.seat() == seat
                        && remedy instanceof Remedy.TakeBack back
                        && back.from().isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    public void owe(Owed owed) {
        if (!owed.isSettled()) {
            pending = pending.owed(with(pending.owed(), owed));
        }
    }

    /** Replaces what was owed; remedies that are no longer due are reported as settled. */
    public void replace(Owed before, Owed after, Settled.Why why) {
        for (Remedy remedy : before.due()) {
            if (after.due().stream().noneMatch(left -> left.getClass() == remedy.getClass())) {
                Remedy whole = asBeforeThisAct(before.ruling(), remedy);
                settled = with(settled, new Settled(before.ruling(), whole, why));
            }
        }
        rewrite(before, after);
    }

    /** The remedy as it was before this act, since an act may carry it out card by card. */
    private Remedy asBeforeThisAct(Ruling ruling, Remedy remedy) {
        for (Owed owed : atFirst) {
            for (Remedy due : owed.due()) {
                if (owed.ruling() == ruling && due.getClass() == remedy.getClass()) {
                    return due;
                }
            }
        }
        return remedy;
    }

    /** Replaces what was owed, and reports nothing as settled. */
    void rewrite(Owed before, Owed after) {
        List<Owed> changed = new ArrayList<>();
        for (Owed owed : pending.owed()) {
            Owed now = owed == before ? after : owed;
            if (!now.isSettled()) {
                changed.add(now);
            }
        }
        pending = pending.owed(changed);
    }

    public void settle(Owed done, Settled.Why why) {
        replace(done, new Owed(done.ruling(), done.seat(), List.of()), why);
    }

    /** Restores what was open in that hand, and drops later rulings. */
    void waitingAsIn(Hand then) {
        for (Owed since : owed()) {
            if (!then.owed().contains(since)) {
                settle(since, Settled.Why.OUT_OF_REACH);
            }
        }
        pending = then.pending.last(pending.last(), pending.before());
    }

    public void settleAll(Settled.Why why) {
        owed().forEach(owed -> settle(owed, why));
    }

    /** What was owed before this act and is no longer due, in this order. */
    public List<Settled> settled() {
        return settled;
    }

    /** Whether somebody was already told that play waits. */
    public boolean interrupted() {
        return pending.interrupted();
    }

    public void interrupt() {
        pending = pending.wasInterrupted();
    }

    /** Notes that this seat has had a turn while somebody still owes something. */
    public void playedOn(Seat seat) {
        pending = pending.playedOn(seat);
    }

    /** Whether everybody else has had a turn since this was owed. */
    public boolean isOverdue(Owed owed) {
        EnumSet<Seat> others = EnumSet.complementOf(EnumSet.of(owed.seat()));
        return pending.playedOn().containsAll(others);
    }

    private static <T> List<T> with(List<T> some, T more) {
        List<T> all = new ArrayList<>(some);
        all.add(more);
        return List.copyOf(all);
    }
}
