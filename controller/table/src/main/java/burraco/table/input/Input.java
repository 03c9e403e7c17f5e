package burraco.table.input;

import burraco.hal.Reading;

/**
 * All that ever comes to a table. The same inputs in the same order make the same table: whoever
 * keeps them can bring it back.
 */
public sealed interface Input {
    /** Milliseconds on the table's clock. */
    long at();

    /** What a sensor said. */
    record Read(Reading reading) implements Input {
        @Override
        public long at() {
            return reading.at();
        }
    }

    /** Somebody gave an order. */
    record Ordered(long at, Person by, Command command) implements Input {}

    /** Nothing happened but that it is later. */
    record Tick(long at) implements Input {}
}
