package burraco.web.seat;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.JsonFields;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.sheet.Refusal;
import burraco.table.state.ButtonMeaning;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import burraco.table.state.UnconfirmedHand;
import burraco.web.view.SeenScore;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** An order from a player's phone, as received. */
record SeatOrder(Seat seat, JsonFields fields) {

    /** The command; empty if it is not clear. */
    Optional<Command> command() {
        return switch (fields.text("do").orElse("")) {
            case "ok" -> Optional.of(new Command.Ok());
            case "undo" -> Optional.of(new Command.Undo());
            case "call" -> Optional.of(new Command.Call());
            case "settled" -> Optional.of(new Command.Attend(Set.of(seat)));
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
        return namesHand() && namesPoints()
                ? Optional.of(new Command.Confirm(match(), hand(), seat.line(), ""))
                : Optional.empty();
    }

    /** The reason to refuse it now: it was meant for a score that has changed. */
    Optional<Refusal> refusal(Table table) {
        return isOtherCount(table.state())
                ? Optional.of(Refusal.of(Refusal.Why.MEANWHILE))
                : new SeenScore(fields).refusal(table);
    }

    /**
     * A yes would confirm the hand's score, but the phone does not show the score that holds now.
     */
    private boolean isOtherCount(TableState state) {
        return fields.text("do").equals(Optional.of("ok"))
                && ButtonMeaning.of(state, seat) instanceof ButtonMeaning.Count
                && UnconfirmedHand.of(state)
                        .filter(one -> one.hand().awaits(seat.line()))
                        .filter(one -> !hasRead(one))
                        .isPresent();
    }

    private boolean hasRead(UnconfirmedHand asked) {
        return namesHand()
                && namesPoints()
                && match() == asked.match()
                && hand() == asked.hand().number()
                && asked.hand().totals().equals(Optional.of(new PlayedHand.Entered(ns(), ew())));
    }

    private boolean namesPoints() {
        return fields.number("ns").isPresent() && fields.number("ew").isPresent();
    }

    private int ns() {
        return fields.number("ns").orElseThrow();
    }

    private int ew() {
        return fields.number("ew").orElseThrow();
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
