package burraco.cli.history;

import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.journal.JournalException;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The target for exported hands and their readings, and the table that recorded them.
 *
 * @param calibration of the antennas, which a replay uses
 */
record HandExport(
        Path out, Path config, TableFiles.Table table, Optional<Calibration> calibration) {
    /** Writes the hands. */
    interface Writing {
        void write(HandExport to) throws JournalException, IOException;
    }

    /**
     * Takes the target and the table from the options and writes the hands.
     *
     * @return the exit status
     */
    static int write(HistoryOptions options, Screen screen, Writing writing)
            throws JournalException, IOException {
        Optional<Path> out = options.options().file("--out");
        Path config =
                options.config()
                        .orElse(options.journal().toAbsolutePath().resolveSibling("table.toml"));
        if (out.isEmpty()) {
            throw options.options().missing("--out DIR");
        }
        if (!Files.exists(config)) {
            throw new CommandRefusal("history.no-config");
        }
        TableFiles files = new TableFiles(screen);
        Optional<TableFiles.Table> table = files.table(config);
        Path tried = config.resolveSibling(CalibrationFile.NAME);
        boolean wasTried = Files.exists(tried);
        Optional<Calibration> calibration = wasTried ? files.calibration(tried) : Optional.empty();
        if (table.isEmpty() || wasTried && calibration.isEmpty()) {
            return ExitStatus.BAD_INPUT;
        }
        writing.write(new HandExport(out.get(), config, table.get(), calibration));
        return ExitStatus.DONE;
    }

    /** Writes a calibration that all hands of a folder share. */
    static void keep(Calibration calibration, Path folder) throws IOException {
        byte[] bytes =
                CalibrationFile.write(calibration, List.of()).getBytes(StandardCharsets.UTF_8);
        Path file = folder.resolve(CalibrationFile.NAME);
        if (!Files.exists(file)) {
            PrivateFile.write(file, bytes);
        } else if (!Arrays.equals(bytes, InputFile.bytes(file))) {
            throw new CommandRefusal("file.named", file, new Sentence("history.other-table"));
        }
    }
}
