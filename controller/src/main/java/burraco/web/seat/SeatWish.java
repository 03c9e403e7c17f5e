package burraco.web.seat;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.JsonFields;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import burraco.table.state.TableState;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

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

    /**
     * Whoever confirms has read what the hand came to: if it is something else by now, it is not
     * that.
     */
    Optional<Refusal> hinders(Table table) {
        if (!fields.text("do").equals(Optional.of("confirm"))) {
            return Optional.empty();
        }
        Played.Entered seen =
                new Played.Entered(
                        fields.number("ns").orElseThrow(), fields.number("ew").orElseThrow());
        boolean other =
                meant(table.state())
                        .flatMap(Played::totals)
                        .filter(now -> !now.equals(seen))
                        .isPresent();
        return other ? Optional.of(Refusal.of(Why.MEANWHILE)) : Optional.empty();
    }

    private Optional<Played> meant(TableState state) {
        Optional<MatchSheet> sheet =
                Stream.concat(Stream.of(state.match()), state.before().stream())
                        .filter(one -> one.number() == match())
                        .findFirst();
        return sheet.flatMap(one -> one.hand(hand()))
                .or(() ->
                        state.counting()
                                .filter(_ -> state.match().number() == match())
                                .filter(one -> one.number() == hand()));
    }
}
