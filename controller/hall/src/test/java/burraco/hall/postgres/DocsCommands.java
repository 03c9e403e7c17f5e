package burraco.hall.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The commands of {@code docs/hall-postgresql.md}, to be run as they stand there. */
final class DocsCommands {
    /** Tests are run beside the folder, benchmarks in the one above. */
    private static final Path PAGE =
            Stream.of("../docs", "docs")
                    .map(docs -> Path.of(docs, "hall-postgresql.md"))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow();

    private final Map<String, String> words = new TreeMap<>();

    /**
     * @param password of all servers
     */
    DocsCommands(Path folder, String user, String password) throws IOException {
        Path secrets = folder.resolve("pgpass");
        Files.writeString(secrets, "*:*:*:%s:%s\n".formatted(user, password));
        ServerUser.own(secrets);
        ServerUser.onlyIts(secrets);
        words.put("PGPASSFILE", secrets.toString());
        words.put("bin", Postgres.bin().orElseThrow().toString());
    }

    /** Sets a word that the commands use. */
    DocsCommands with(String word, Object value) {
        words.put(word, value.toString());
        return this;
    }

    /** Runs those that stand below {@code <!-- run: NAME -->}, as the user of the servers. */
    void run(String name) throws IOException, InterruptedException {
        Matcher block =
                Pattern.compile(
                                "<!-- run: " + name + " -->\\n```sh\\n(.*?)^```$",
                                Pattern.DOTALL | Pattern.MULTILINE)
                        .matcher(Files.readString(PAGE));
        if (!block.find()) {
            throw new AssertionError(PAGE + " has no commands called " + name);
        }
        Path said = Files.createTempFile("said", ".log");
        ProcessBuilder shell =
                new ProcessBuilder(ServerUser.command(List.of("sh", "-eu", "-c", block.group(1))))
                        .redirectErrorStream(true)
                        // A server that is started has it open for as long as it runs.
                        .redirectOutput(said.toFile())
                        .redirectInput(Path.of("/dev/null").toFile())
                        .directory(Path.of("/").toFile());
        shell.environment().putAll(words);
        int status = shell.start().waitFor();
        String text = Files.readString(said);
        Files.delete(said);
        if (status != 0) {
            throw new IOException(name + ": exit status " + status + "\n" + text);
        }
    }
}
