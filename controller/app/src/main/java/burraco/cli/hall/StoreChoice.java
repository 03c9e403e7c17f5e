package burraco.cli.hall;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.hall.ledger.Database;
import burraco.text.Sentence;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Which store is asked for on the command line: {@code --store file}, or the address of one. */
final class StoreChoice {
    private static final String FILE = "file";

    private StoreChoice() {}

    /**
     * Empty for a file.
     *
     * @param folder of the hall, which gives it its name where {@code --name} does not
     */
    static Optional<Database> of(Arguments typed, Path folder) {
        Optional<String> url = typed.value("--store").filter(one -> !one.equals(FILE));
        if (url.isEmpty()) {
            return Optional.empty();
        }
        String hall =
                typed.value("--name")
                        .orElseGet(() ->
                                folder.toAbsolutePath()
                                        .normalize()
                                        .getFileName()
                                        .toString()
                                        .toLowerCase(Locale.ROOT)
                                        .replace('-', '_'));
        Optional<Sentence> wrong = Database.refusal(url.get(), hall);
        if (wrong.isPresent()) {
            throw new CommandRefusal(wrong.get());
        }
        Optional<Path> password =
                typed.isThere("--password-file")
                        ? Optional.of(typed.path("--password-file").toAbsolutePath())
                        : Optional.empty();
        return Optional.of(new Database(url.get(), hall, password));
    }
}
