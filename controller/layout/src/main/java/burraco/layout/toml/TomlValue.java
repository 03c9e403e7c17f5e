package burraco.layout.toml;

import burraco.layout.text.Spot;
import java.util.List;
import java.util.Optional;

/** What can stand behind a key, and where it stands. */
public sealed interface TomlValue {
    /** Where it begins; a table that no bracket opens begins with the key that makes it. */
    Spot at();

    record Text(String text, Spot at) implements TomlValue {}

    record Whole(long number, Spot at) implements TomlValue {}

    record Decimal(double number, Spot at) implements TomlValue {}

    record Truth(boolean isTrue, Spot at) implements TomlValue {}

    /** A date, a time of day or both: as written, and checked to be one. */
    record Moment(String text, Spot at) implements TomlValue {}

    /** An array, or tables that were written one by one under {@code [[name]]}. */
    record Row(List<TomlValue> values, Spot at) implements TomlValue {
        public Row {
            values = List.copyOf(values);
        }
    }

    /** Keys with their values, in the order in which they were first named. */
    record Table(List<Entry> entries, Spot at) implements TomlValue {
        public Table {
            entries = List.copyOf(entries);
        }

        public Optional<Entry> entry(String key) {
            for (Entry entry : entries) {
                if (entry.key().equals(key)) {
                    return Optional.of(entry);
                }
            }
            return Optional.empty();
        }
    }

    /**
     * @param at where the key stands
     */
    record Entry(String key, Spot at, TomlValue value) {}
}
