package burraco.layout.toml;

import burraco.layout.text.TextPosition;
import java.util.ArrayList;
import java.util.List;

/** The value of a key while the text is still being read. */
sealed interface DraftValue permits DraftValue.Done, DraftValue.Listed, DraftTable {
    TomlValue finished();

    /** A complete value; inline tables and arrays are complete too. */
    record Done(TomlValue finished) implements DraftValue {}

    /**
     * An array of tables: each {@code [[name]]} adds one.
     *
     * @param tables grows
     */
    record Listed(List<DraftTable> tables, TextPosition at) implements DraftValue {
        static Listed begin(DraftTable first) {
            return new Listed(new ArrayList<>(List.of(first)), first.at());
        }

        @Override
        public TomlValue finished() {
            List<TomlValue> finished = new ArrayList<>();
            tables.forEach(table -> finished.add(table.finished()));
            return new TomlValue.Row(finished, at);
        }
    }
}
