package burraco.cli;

import burraco.journal.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where hands of a journal are written to with what was heard, and the table that heard them. */
record HeardHands(Path out, Path config, TableFiles.Table table) {
    /** Writes them. */
    interface Writing {
        void write(HeardHands to) throws Trouble, IOException;
    }

    /**
     * Asks the options; says what is missing.
     *
     * @param what is written, and where to
     * @return the exit status
     */
    static int write(HistoryOptions options, String what, Screen screen, Writing writing)
            throws Trouble, IOException {
        Optional<Path> out = options.options().value("--out").map(Path::of);
        Path config =
                options.config()
                        .orElse(options.journal().toAbsolutePath().resolveSibling("table.toml"));
        if (out.isEmpty()) {
            return Main.refuse(screen, "table history: " + what + ", --out DIR");
        }
        if (!Files.exists(config)) {
            return Main.refuse(
                    screen, "table history: which table heard it? --config FILE (table.toml)");
        }
        Optional<TableFiles.Table> table = new TableFiles(screen.err()).table(config);
        if (table.isEmpty()) {
            return Main.BAD_INPUT;
        }
        writing.write(new HeardHands(out.get(), config, table.get()));
        return Main.DONE;
    }
}
