package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.engine.score.Absence;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;

/** What was typed of a slip: both totals, one difference, the hands, or what an arbiter says. */
final class TypedResult {
    private TypedResult() {}

    /**
     * @param points what stands behind the table's number
     */
    static MeetingResult of(Arguments typed, List<String> points) {
        if (typed.isThere("--award")) {
            String[] both = typed.text("--award").split(":");
            if (both.length != 2) {
                throw new CommandRefusal("tournament.award", typed.text("--award"));
            }
            none(points);
            return new Awarded(Typed.award("--award", both[0]), Typed.award("--award", both[1]));
        }
        if (typed.isThere("--left")) {
            none(points);
            String who = typed.text("--left");
            return new Abandoned(
                    !who.equals("second"),
                    !who.equals("first"),
                    typed.isThere("--earned")
                            ? Typed.award("--earned", typed.text("--earned"))
                            : Absence.forfeited());
        }
        List<Part> parts =
                typed.isThere("--parts") ? Typed.parts(typed.text("--parts")) : List.of();
        return switch (points.size()) {
            case 0 -> added(parts);
            case 1 -> difference(Typed.number("MP", points.getFirst()), parts);
            default ->
                    new Played(
                            Typed.number("MP", points.get(0)),
                            Typed.number("MP", points.get(1)),
                            parts);
        };
    }

    private static void none(List<String> points) {
        if (!points.isEmpty()) {
            throw new CommandRefusal("tournament.no-points", points.getFirst());
        }
    }

    /** Totals from the hands alone. */
    private static Played added(List<Part> parts) {
        if (parts.isEmpty()) {
            throw new CommandRefusal("tournament.which-points");
        }
        return new Played(
                parts.stream().mapToInt(Part::first).sum(),
                parts.stream().mapToInt(Part::second).sum(),
                parts);
    }

    private static Played difference(int difference, List<Part> parts) {
        if (!parts.isEmpty()) {
            throw new CommandRefusal("tournament.no-points", difference);
        }
        return new Played(Math.max(difference, 0), Math.max(-difference, 0), List.of());
    }
}
