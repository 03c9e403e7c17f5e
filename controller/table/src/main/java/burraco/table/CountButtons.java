package burraco.table;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.CountEntry;
import burraco.table.state.PlayedHand;
import burraco.table.state.UnconfirmedHand;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Players enter what is left in the hands with the buttons at their seats, where a table has
 * nothing else. One player enters at a time. A count that comes in any other way ends the entry.
 */
final class CountButtons {
    /** An entry that nobody goes on with does not keep the others from it. */
    private static final long IDLE_MILLIS = 90_000;

    /** What somebody presses so soon after his entry has ended was meant for it. */
    private static final long LATE_PRESS_MILLIS = 2_000;

    private final TableWorkspace workspace;
    private Optional<CountEntry> entry;
    private Optional<Ended> ended = Optional.empty();

    /** When a player's entry ended, other than by himself. */
    private record Ended(Seat seat, long at) {
        boolean isRecent(long now) {
            return now - at < LATE_PRESS_MILLIS;
        }
    }

    CountButtons(TableWorkspace workspace, Optional<CountEntry> entry) {
        this.workspace = workspace;
        this.entry = entry;
    }

    Optional<CountEntry> entry() {
        return entry;
    }

    /** Whether the table can be made again without what is known here but the entry. */
    boolean isAtRest() {
        return entry.isEmpty() && ended.isEmpty();
    }

    /** Another hand begins. */
    void begin() {
        ended = Optional.empty();
    }

    /** Time has passed, or something has happened: does the entry still hold? */
    void look() {
        ended = ended.filter(one -> one.isRecent(workspace.now));
        entry.filter(one -> workspace.now - one.pressed() >= IDLE_MILLIS)
                .ifPresent(one -> drop(one, one.pressed() + IDLE_MILLIS));
        entry.filter(one -> workspace.isPlaying() || shown().filter(one::fits).isEmpty())
                .ifPresent(one -> drop(one, workspace.now));
    }

    private void drop(CountEntry dropped, long at) {
        entry = Optional.empty();
        workspace.add(new Effect.CountEntryOver(dropped));
        // A hand that has just begun can be made again without any past.
        ended =
                dropped.by()
                        .map(seat -> new Ended(seat, at))
                        .filter(one -> !workspace.handBegan && one.isRecent(workspace.now));
    }

    /** The hand whose count people are shown. */
    private Optional<UnconfirmedHand> shown() {
        return UnconfirmedHand.of(workspace.match, workspace.before, workspace.counting.hand());
    }

    /** Why this player's buttons do nothing now; empty if they do something. */
    Optional<Refusal> refusal(Seat seat) {
        if (isLate(seat)) {
            return Optional.of(Refusal.of(Why.MEANWHILE));
        }
        return entry.filter(one -> !one.isFor(seat)).map(_ -> Refusal.of(Why.COUNT_IS_ENTERED));
    }

    /** Whether this player's entry has just ended, so that a press was still meant for it. */
    boolean isLate(Seat seat) {
        return ended.filter(one -> one.seat() == seat).isPresent();
    }

    /** Begins an entry by {@code ok}, where a count is missing. */
    boolean begins(Seat seat) {
        return begins(seat, CountEntry::missing, false);
    }

    /** Begins one by {@code undo}, where the count that people have made is not right. */
    boolean beginsAgain(Seat seat) {
        return begins(seat, CountEntry::countedByPeople, true);
    }

    private boolean begins(Seat seat, Function<PlayedHand, Optional<Line>> first, boolean again) {
        if (workspace.isPlaying()) {
            return false;
        }
        Optional<CountEntry> begun =
                shown().flatMap(one ->
                        first.apply(one.hand())
                                .map(line ->
                                        CountEntry.of(
                                                one,
                                                line,
                                                Optional.of(seat),
                                                again,
                                                workspace.now)));
        begun.ifPresent(this::put);
        return begun.isPresent();
    }

    private void put(CountEntry next) {
        entry = Optional.of(next);
        workspace.add(new Effect.CountEntered(next));
    }

    void next(CountEntry open, Seat seat) {
        put(open.next(seat, workspace.now));
    }

    Optional<Refusal> take(CountEntry open, Seat seat, ScoreHandler scores) {
        switch (open.take(seat, workspace.now)) {
            case CountEntry.Taken.More(var next) -> put(next);
            case CountEntry.Taken.Nothing() -> {
                entry = Optional.empty();
                workspace.add(new Effect.CountEntryOver(open));
            }
            case CountEntry.Taken.All() -> {
                return all(open, seat, scores);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> all(CountEntry open, Seat seat, ScoreHandler scores) {
        entry = Optional.empty();
        Command.Left left = new Command.Left(open.match(), open.hand(), open.line(), open.points());
        Optional<Refusal> refusal = scores.left(left, new Person.Player(seat));
        if (refusal.isPresent()) {
            workspace.add(new Effect.CountEntryOver(open));
        } else {
            shown().flatMap(one -> after(open, one)).ifPresent(this::put);
        }
        return refusal;
    }

    /** The entry for the other line, if that has to be counted too. */
    private Optional<CountEntry> after(CountEntry open, UnconfirmedHand counted) {
        return Arrays.stream(Line.values())
                .filter(line -> line.compareTo(open.line()) > 0)
                .filter(line ->
                        open.again()
                                ? counted.hand().isUnseen(line)
                                : counted.hand().total(line).isEmpty())
                .findFirst()
                .map(line ->
                        CountEntry.of(
                                counted, line, Optional.empty(), open.again(), workspace.now));
    }
}
