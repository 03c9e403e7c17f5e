package burraco.table.input;

import burraco.hal.Reading;

/**
 * Everything that a table takes in. The same inputs in the same order give the same table, so that
 * storing them is enough to restore it.
 */
public sealed interface Input {
    /** Milliseconds on the table's clock. */
    long at();

    /** The same at another time. */
    default Input takenAt(long time) {
        return switch (this) {
            case Read(var reading) -> new Read(reading.toldAt(time));
            case Ordered(_, var by, var command) -> new Ordered(time, by, command);
            case Tick _ -> new Tick(time);
        };
    }

    /** A reading of a sensor. */
    record Read(Reading reading) implements Input {
        @Override
        public long at() {
            return reading.at();
        }
    }

    /** A command. */
    record Ordered(long at, Person by, Command command) implements Input {}

    /** Nothing but the passing of time. */
    record Tick(long at) implements Input {}
}
