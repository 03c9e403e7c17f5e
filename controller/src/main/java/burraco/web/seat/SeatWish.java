package burraco.web.seat;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.JsonFields;
import burraco.table.input.Command;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/** What a phone wants of the table, as it came. */
record SeatWish(Seat seat, JsonFields fields) {

    /** Empty where it is not clear. */
    Optional<Command> command() {
        return switch (fields.text("do").orElse("")) {
            case "ok" -> Optional.of(new Command.Ok());
            case "undo" -> Optional.of(new Command.Undo());
            case "call" -> Optional.of(new Command.Call());
            case "left" -> left();
            case "confirm" -> confirm();
            default -> Optional.empty();
        };
    }

    private Optional<Command> left() {
        OptionalInt points = fields.number("points");
        Optional<Line> line =
                Arrays.stream(Line.values())
                        .filter(one -> fields.text("line").equals(Optional.of(one.toString())))
                        .findFirst();
        return namesHand() && points.isPresent()
                ? line.map(one -> new Command.Left(match(), hand(), one, points.getAsInt()))
                : Optional.empty();
    }

    private Optional<Command> confirm() {
        boolean whole =
                namesHand() && fields.number("ns").isPresent() && fields.number("ew").isPresent();
        return whole
                ? Optional.of(new Command.Confirm(match(), hand(), seat.line(), ""))
                : Optional.empty();
    }

    private boolean namesHand() {
        return fields.number("match").isPresent() && fields.number("hand").isPresent();
    }

    private int match() {
        return fields.number("match").orElseThrow();
    }

    private int hand() {
        return fields.number("hand").orElseThrow();
    }
}
