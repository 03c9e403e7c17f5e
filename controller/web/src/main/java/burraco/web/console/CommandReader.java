package burraco.web.console;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.json.JsonFields;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.RecordChange;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Converts a console's order from JSON to a command of the table. */
final class CommandReader {
    private final JsonFields fields;

    private CommandReader(JsonFields fields) {
        this.fields = fields;
    }

    /** Thrown where a field is missing or has an invalid value. */
    private static final class Unfit extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Unfit() {
            super(null, null, false, false);
        }
    }

    /** Empty if the order cannot be understood. */
    static Optional<Command> read(JsonFields fields) {
        try {
            return Optional.of(new CommandReader(fields).command());
        } catch (Unfit unfit) {
            return Optional.empty();
        }
    }

    private Command command() {
        return switch (text("do")) {
            case "call" -> new Command.Call();
            case "start" -> new Command.Start(fields.text("dealer").map(CommandReader::seat));
            case "timeout" -> new Command.TimeOut();
            case "look" -> new Command.Look(why());
            case "settle" -> new Command.Settle(number("item"), settling(), why());
            case "pause" -> new Command.Pause();
            case "resume" -> new Command.Resume();
            case "next-hand" -> new Command.NextHand();
            case "attend" -> new Command.Attend(seats());
            case "waive" -> new Command.Waive(meant(), why());
            case "redeal" -> new Command.Redeal(why());
            case "end" -> new Command.End(why());
            case "dismiss" -> new Command.Dismiss(why());
            case "report" -> new Command.Report(text("line"), why());
            case "decide" -> new Command.Decide(text("line"), why());
            case "points" -> new Command.Points(line(), number("points"), why());
            case "score" ->
                    new Command.Score(
                            number("match"), number("hand"), number("ns"), number("ew"), why());
            case "amend" ->
                    new Command.Amend(
                            number("match"), number("hand"), number("ns"), number("ew"), ground());
            case "confirm" -> new Command.Confirm(number("match"), number("hand"), line(), why());
            case "left" ->
                    new Command.Left(number("match"), number("hand"), line(), number("points"));
            case "replace" ->
                    new Command.Correct(
                            new RecordChange.Replace(number("line"), text("was"), text("now")),
                            why());
            case "insert" ->
                    new Command.Correct(
                            new RecordChange.Insert(number("line"), text("now")), why());
            case "strike" ->
                    new Command.Correct(
                            new RecordChange.Strike(number("line"), text("was")), why());
            case "take-back" -> new Command.TakeBack(number("correction"), why());
            case "choose" -> new Command.Choose(number("act"), number("option"), why());
            case "thrown" -> new Command.Thrown(seat(text("seat")), text("cards"), why());
            case "belongs" ->
                    new Command.Belongs(number("match"), text("tournament"), text("round"));
            case "name" -> new Command.Name(seat(text("seat")), text("name"));
            default -> throw new Unfit();
        };
    }

    private String text(String name) {
        return fields.text(name).orElseThrow(Unfit::new);
    }

    private String why() {
        return fields.text("why").orElse("");
    }

    private int number(String name) {
        OptionalInt number = fields.number(name);
        if (number.isEmpty()) {
            throw new Unfit();
        }
        return number.getAsInt();
    }

    /** The ruling to be waived, if the page named it. */
    private Optional<Command.Meant> meant() {
        return fields.number("act").isEmpty()
                ? Optional.empty()
                : Optional.of(new Command.Meant(number("act"), one(Case.values(), text("case"))));
    }

    private static Seat seat(String name) {
        return one(Seat.values(), name);
    }

    /** The seats that the page named; none if it named none. */
    private Set<Seat> seats() {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        for (String one : fields.text("seats").orElse("").split(" ")) {
            if (!one.isEmpty()) {
                seats.add(seat(one));
            }
        }
        return seats;
    }

    private Line line() {
        return one(Line.values(), text("line"));
    }

    private DiscrepancyAnswer settling() {
        return one(DiscrepancyAnswer.values(), text("how"));
    }

    private AmendmentGround ground() {
        return one(AmendmentGround.values(), text("ground"));
    }

    private static <T> T one(T[] all, String name) {
        for (T one : all) {
            if (one.toString().equals(name)) {
                return one;
            }
        }
        throw new Unfit();
    }
}
