package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.List;
import java.util.Optional;

/** The value of a key, with its position. */
public sealed interface TomlValue {
    /** Where it begins; a table without a header begins at the key that defines it. */
    TextPosition at();

    record Text(String text, TextPosition at) implements TomlValue {}

    record Whole(long number, TextPosition at) implements TomlValue {}

    record Decimal(double number, TextPosition at) implements TomlValue {}

    record Truth(boolean isTrue, TextPosition at) implements TomlValue {}

    /** A date, a time of day or both, as written; it has been checked. */
    record Moment(String text, TextPosition at) implements TomlValue {}

    /** An array, or an array of tables. */
    record Row(List<TomlValue> values, TextPosition at) implements TomlValue {
        public Row {
            values = List.copyOf(values);
        }
    }

    /** Keys with their values, in the order of their first mention. */
    record Table(List<Entry> entries, TextPosition at) implements TomlValue {
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
    record Entry(String key, TextPosition at, TomlValue value) {}
}
