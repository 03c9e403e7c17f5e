package burraco.journal.tape;

import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import java.util.Arrays;
import java.util.Optional;

/**
 * A pressed button in a journal of an earlier version. There {@code ok} and {@code undo} at a seat
 * were the orders of these names, and nothing else; now they also enter a count.
 */
final class PressBeforeCounts {
    private PressBeforeCounts() {}

    static Input meant(Input pressed) {
        if (pressed instanceof Input.Read(Reading.Press(var at, Button(var key, var place)))) {
            Optional<Command.OfPlayer> order = order(key);
            Optional<Seat> seat = seat(place);
            if (order.isPresent() && seat.isPresent()) {
                return new Input.Ordered(at, new Person.Player(seat.get()), order.get());
            }
        }
        return pressed;
    }

    private static Optional<Command.OfPlayer> order(String key) {
        return switch (key) {
            case "ok" -> Optional.of(new Command.Ok());
            case "undo" -> Optional.of(new Command.Undo());
            default -> Optional.empty();
        };
    }

    private static Optional<Seat> seat(String place) {
        return Arrays.stream(Seat.values()).filter(one -> one.toString().equals(place)).findFirst();
    }
}
