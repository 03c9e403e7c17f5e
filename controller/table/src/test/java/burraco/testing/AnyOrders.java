package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import burraco.table.Table;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Whatever somebody at a table, or at its console, may think of; some of it makes sense. */
public record AnyOrders(Chance chance) {

    /** An order that fits the table's present state. */
    public Input.Ordered any(Table table, long at) {
        Command command = anything(table);
        Person by =
                command instanceof Command.OfArbiter
                        ? new Person.Arbiter("Ada")
                        : new Person.Player(seat());
        return new Input.Ordered(at, by, command);
    }

    private Command anything(Table table) {
        List<String> lines = Arrays.asList(table.records().record().split("\n"));
        int line = Math.max(1, lines.size() - chance.below(8));
        String text = lines.get(line - 1);
        return switch (chance.below(21)) {
            case 0 -> new Command.Call();
            case 1 -> new Command.Undo();
            case 2 -> new Command.Ok();
            case 3 -> new Command.Waive("");
            case 4 -> new Command.Points(Line.EW, 10 * chance.below(20), "");
            case 5 -> reportOrDecision(line, seat());
            case 6 -> new Command.Correct(new RecordChange.Strike(line, text), "");
            case 7 -> new Command.Correct(new RecordChange.Insert(line, seat() + " draw"), "");
            case 8 -> new Command.Correct(new RecordChange.Insert(line, "notice"), "");
            case 9 -> new Command.Correct(new RecordChange.Replace(line, text, text + " ?"), "");
            case 10, 11 -> new Command.TakeBack(chance.below(10), "");
            case 12 -> new Command.NextHand();
            case 13 -> new Command.Start(Optional.empty());
            case 14 ->
                    new Command.Score(chance.below(4), 1, chance.below(900), chance.below(900), "");
            case 15 ->
                    new Command.Amend(
                            chance.below(4), 1, chance.below(900), chance.below(900), ground());
            case 16, 17 -> pause(table.state().clocks().paused());
            case 18 -> new Command.Thrown(seat(), "JK", "");
            case 19 ->
                    table.state()
                            .choice()
                            .<Command>map(one -> new Command.Choose(one.act(), 1, ""))
                            .orElse(new Command.Name(seat(), "Bo"));
            default -> chance.below(8) == 0 ? new Command.TimeOut() : new Command.Call();
        };
    }

    private static Command reportOrDecision(int line, Seat seat) {
        return switch (line % 4) {
            case 0 -> new Command.Decide("arbiter freeze EW1", "so agreed");
            case 1 -> new Command.Decide("arbiter bar " + seat + " NS1", "");
            case 2 -> new Command.Decide("arbiter penalize " + seat + " 5H", "");
            default -> new Command.Report("arbiter 20.1 " + seat, "");
        };
    }

    /** Mostly play goes on, so that the round comes to its end. */
    private Command pause(boolean paused) {
        return !paused && chance.below(6) == 0 ? new Command.Pause() : new Command.Resume();
    }

    private AmendmentGround ground() {
        return AmendmentGround.values()[chance.below(AmendmentGround.values().length)];
    }

    private Seat seat() {
        return Seat.values()[chance.below(4)];
    }
}
