package burraco.cli.hall;

import burraco.cli.files.SafeFile;
import burraco.cli.options.CommandRefusal;
import burraco.files.InputFile;
import burraco.hall.ledger.Database;
import burraco.layout.text.TextPosition;
import burraco.layout.toml.BadToml;
import burraco.layout.toml.Toml;
import burraco.layout.toml.TomlValue;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code hall.toml}: where a hall keeps its ledger, if not in a file beside it. */
final class HallToml {
    private static final String SECTION = "store";
    private static final String URL = "url";
    private static final String HALL = "hall";
    private static final String PASSWORD = "password-file";
    private static final List<String> KEYS = List.of(URL, HALL, PASSWORD);

    private final Path file;

    HallToml(Path file) {
        this.file = file;
    }

    /** Empty if the ledger is in a file. */
    Optional<Database> store() throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            Optional<TomlValue.Entry> section = Toml.read(InputFile.bytes(file)).entry(SECTION);
            return section.isPresent() ? Optional.of(database(section.get())) : Optional.empty();
        } catch (BadToml bad) {
            throw refusal(bad.at(), bad.what());
        }
    }

    private Database database(TomlValue.Entry section) {
        if (!(section.value() instanceof TomlValue.Table table)) {
            throw refusal(section.at(), new Sentence("hall.toml-section", SECTION));
        }
        for (TomlValue.Entry entry : table.entries()) {
            if (!KEYS.contains(entry.key())) {
                throw refusal(
                        entry.at(),
                        new Sentence("hall.toml-key", entry.key(), String.join(", ", KEYS)));
            }
        }
        String url = text(table, URL).orElseThrow(() -> missing(section, URL));
        String hall = text(table, HALL).orElseThrow(() -> missing(section, HALL));
        Optional<Sentence> wrong = Database.refusal(url, hall);
        if (wrong.isPresent()) {
            throw refusal(section.at(), wrong.get());
        }
        return new Database(url, hall, text(table, PASSWORD).map(file::resolveSibling));
    }

    private Optional<String> text(TomlValue.Table table, String key) {
        Optional<TomlValue> value = table.entry(key).map(TomlValue.Entry::value);
        if (value.isPresent() && !(value.get() instanceof TomlValue.Text)) {
            throw refusal(value.get().at(), new Sentence("hall.toml-text", key));
        }
        return value.map(one -> ((TomlValue.Text) one).text());
    }

    private CommandRefusal missing(TomlValue.Entry section, String key) {
        return refusal(section.at(), new Sentence("hall.toml-missing", SECTION, key));
    }

    private CommandRefusal refusal(TextPosition at, Sentence what) {
        return new CommandRefusal("hall.toml-problem", file, at.line(), at.column(), what);
    }

    /** Writes where it is from now on; what else is in the file stays. */
    void keep(Optional<Database> store) throws IOException {
        if (store.isEmpty() && !Files.exists(file)) {
            return;
        }
        List<String> lines = new ArrayList<>(others());
        store.ifPresent(database -> {
            lines.add("[" + SECTION + "]");
            lines.add(URL + " = " + Toml.quoted(database.url()));
            lines.add(HALL + " = " + Toml.quoted(database.hall()));
            database.password()
                    .ifPresent(path -> lines.add(PASSWORD + " = " + Toml.quoted(path.toString())));
        });
        SafeFile.writeSecret(
                file,
                lines.stream()
                        .map(line -> line + "\n")
                        .reduce("", String::concat)
                        .getBytes(StandardCharsets.UTF_8));
    }

    /** The lines of other sections. */
    private List<String> others() throws IOException {
        List<String> others = new ArrayList<>();
        boolean ours = false;
        if (Files.exists(file)) {
            for (String line :
                    new String(InputFile.bytes(file), StandardCharsets.UTF_8).lines().toList()) {
                if (line.strip().startsWith("[")) {
                    ours = line.strip().matches("\\[\\s*" + SECTION + "\\s*].*");
                }
                if (!ours) {
                    others.add(line);
                }
            }
        }
        return others;
    }
}
