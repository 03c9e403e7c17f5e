package burraco.cli;

import burraco.layout.Layout;
import burraco.words.Language;
import burraco.words.Words;
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
            Optional<Layout> layout = new TableFiles(screen.err()).layout(Path.of(file.get()));
            layout.ifPresent(read -> new DoctorSheet(screen, words(read, asked)).print(read));
            return layout.isPresent() ? Main.DONE : Main.BAD_INPUT;
        } catch (InvalidPathException noPath) {
            return Main.refuse(screen, "table doctor: no file can be called " + file.get());
        }
    }

    /** In the table's language, where nobody asks for another. */
    private static Words words(Layout layout, Optional<Language> asked) {
        return Words.in(asked.or(() -> Language.parse(layout.language())).orElse(Language.IT));
    }
}
