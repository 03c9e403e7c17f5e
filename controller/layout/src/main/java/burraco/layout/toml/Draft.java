package burraco.layout.toml;

import burraco.layout.text.Spot;
import java.util.ArrayList;
import java.util.List;

/** What a key stands for while the text is still being read. */
sealed interface Draft permits Draft.Done, Draft.Listed, DraftTable {
    TomlValue finished();

    /** A value, to which nothing can be added; inline tables and arrays are such values too. */
    record Done(TomlValue finished) implements Draft {}

    /**
     * What {@code [[name]]} makes: a table each time.
     *
     * @param tables grows
     */
    record Listed(List<DraftTable> tables, Spot at) implements Draft {
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
