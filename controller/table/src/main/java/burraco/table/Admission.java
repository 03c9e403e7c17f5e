package burraco.table;

import burraco.engine.act.Act;
import burraco.table.input.Command;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Statement;
import burraco.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The limits for orders that are given now. Orders in a journal are not checked again; they hold as
 * they were given.
 */
public final class Admission {
    /** Largest number of points that a line of a hand record may give. */
    public static final int MOST_POINTS = 10_000;

    /**
     * Largest score of a hand that may be entered; no hand reaches it, so a larger one is a typing
     * error.
     */
    public static final int MOST_SCORE = 20_000;

    /** Longest name of a player. */
    public static final int LONGEST_NAME = TextLimits.NAME;

    /** Longest line of a hand record that may be entered. */
    private static final int LINE = 400;

    private Admission() {}

    public static Optional<Refusal> refusal(Command command) {
        return text(command).or(() -> points(command)).or(() -> ofItsOwn(command));
    }

    private static Optional<Refusal> text(Command command) {
        Optional<Refusal> own =
                command instanceof Command.OfArbiter his
                        ? TextLimits.refusal(his)
                        : Optional.empty();
        return own.or(() -> name(command))
                .or(() ->
                        lines(command).stream()
                                .filter(line -> line.length() > LINE || !PlainText.is(line))
                                .findFirst()
                                .map(line ->
                                        line.length() > LINE
                                                ? Refusal.of(Why.TEXT_TOO_LONG, LINE)
                                                : Refusal.of(Why.NO_PLAIN_TEXT)));
    }

    /** An empty name removes the player's name; any other must be readable. */
    private static Optional<Refusal> name(Command command) {
        return names(command).stream().allMatch(name -> name.isBlank() || PlainText.isName(name))
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.NO_PLAIN_TEXT));
    }

    private static List<String> names(Command command) {
        return switch (command) {
            case Command.Name(_, var name) -> List.of(name);
            case Command.Belongs(_, var tournament, var round) -> List.of(tournament, round);
            case Command.Assign(var what) -> {
                List<String> names = new ArrayList<>(what.names().values());
                names.addAll(List.of(what.tournament(), what.round(), what.table()));
                yield names;
            }
            case Command _ -> List.of();
        };
    }

    /** The lines in hand-record notation that the command contains. */
    private static List<String> lines(Command command) {
        return switch (command) {
            case Command.Report(var line, _) -> List.of(line);
            case Command.Decide(var line, _) -> List.of(line);
            case Command.Thrown(_, var cards, _) -> List.of(cards);
            case Command.Correct(RecordChange.Replace(_, var was, var now), _) -> List.of(was, now);
            case Command.Correct(RecordChange.Insert(_, var now), _) -> List.of(now);
            case Command.Correct(RecordChange.Strike(_, var was), _) -> List.of(was);
            case Command _ -> List.of();
        };
    }

    /**
     * Refuses a correction that would write an arbiter's decision into the record as if it had just
     * happened: a decision is a command of its own, with its reason and its checks. A decision that
     * is on record may be corrected.
     */
    private static Optional<Refusal> ofItsOwn(Command command) {
        boolean written =
                switch (command) {
                    case Command.Correct(RecordChange.Insert(_, var now), _) -> isOfArbiter(now);
                    case Command.Correct(RecordChange.Replace(_, var was, var now), _) ->
                            isOfArbiter(now) && !isOfArbiter(was);
                    case Command _ -> false;
                };
        return written ? Optional.of(Refusal.of(Why.ORDER_OF_ITS_OWN)) : Optional.empty();
    }

    private static boolean isOfArbiter(String line) {
        return Statement.of(line) instanceof Statement.Readable(var act, _)
                && switch (act) {
                    case Act.Waive _,
                            Act.ArbiterPoints _,
                            Act.Decide _,
                            Act.Redeal _,
                            Act.Report _,
                            Act.End _ ->
                            true;
                    case Act _ -> false;
                };
    }

    private static Optional<Refusal> points(Command command) {
        return switch (command) {
            case Command.Points(_, var points, _) -> within(MOST_POINTS, points);
            case Command.Score(_, _, var ns, var ew, _) -> within(MOST_SCORE, ns, ew);
            case Command.Amend(_, _, var ns, var ew, _) -> within(MOST_SCORE, ns, ew);
            case Command _ -> Optional.empty();
        };
    }

    private static Optional<Refusal> within(int most, int... said) {
        return IntStream.of(said).allMatch(points -> points >= -most && points <= most)
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.POINTS_TOO_MANY, most));
    }
}
