package burraco.cli;

import burraco.layout.Layout;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.words.Language;
import burraco.words.Words;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table doctor}: what a table can see, before anybody has built it. */
final class DoctorCommand {
    private static final String USAGE = "table doctor: expected --config FILE [--lang it|en]";

    private final Screen screen;

    DoctorCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of(), Set.of("--config", "--lang"));
        Optional<String> file = options.value("--config");
        Optional<Language> asked = options.value("--lang").flatMap(Language::parse);
        boolean unknown = options.value("--lang").isPresent() && asked.isEmpty();
        boolean understood = options.problem().isEmpty() && options.rest().isEmpty() && !unknown;
        if (!understood || file.isEmpty()) {
            return Main.refuse(screen, USAGE);
        }
        try {
            Path config = Path.of(file.get());
            TableFiles files = new TableFiles(screen.err());
            Optional<Layout> layout = files.layout(config);
            if (layout.isEmpty()) {
                return Main.BAD_INPUT;
            }
            Path tried = config.resolveSibling(CalibrationFile.NAME);
            boolean isThere = Files.exists(tried);
            Optional<Calibration> calibration =
                    isThere ? files.calibration(tried) : Optional.empty();
            new DoctorSheet(screen, words(layout.get(), asked)).print(layout.get(), calibration);
            return isThere && calibration.isEmpty() ? Main.BAD_INPUT : Main.DONE;
        } catch (InvalidPathException noPath) {
            return Main.refuse(screen, "table doctor: no file can be called " + file.get());
        }
    }

    /** In the table's language, where nobody asks for another. */
    private static Words words(Layout layout, Optional<Language> asked) {
        return Words.in(asked.or(() -> Language.parse(layout.language())).orElse(Language.IT));
    }
}
