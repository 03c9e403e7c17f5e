package burraco.cli.options;

import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The texts of the command line in one language. Files are read when they are needed. */
public final class CommandTexts {
    private static final Map<String, Properties> FILES = new ConcurrentHashMap<>();

    private final Language language;

    private CommandTexts(Language language) {
        this.language = language;
    }

    public static CommandTexts in(Language language) {
        return new CommandTexts(language);
    }

    /** Commands, options and refusals. */
    Properties ofCommands() {
        return FILES.computeIfAbsent("texts_" + language.id(), CommandTexts::read);
    }

    /** What commands print. */
    Properties ofOutput() {
        return FILES.computeIfAbsent("output_" + language.id(), CommandTexts::read);
    }

    private static Properties read(String name) {
        Properties lines = new Properties();
        try (Reader in =
                new InputStreamReader(
                        CommandTexts.class.getResourceAsStream(name + ".properties"),
                        StandardCharsets.UTF_8)) {
            lines.load(in);
            return lines;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * The language of a system with these settings: Italian if they ask for it, otherwise English.
     */
    public static Language ofTheSystem(Map<String, String> environment) {
        for (String name : List.of("TABLE_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG")) {
            String locale = environment.getOrDefault(name, "");
            if (!locale.isEmpty()) {
                return locale.startsWith("it") ? Language.IT : Language.EN;
            }
        }
        return Language.EN;
    }

    Set<String> keys() {
        Set<String> keys = new HashSet<>(ofCommands().stringPropertyNames());
        keys.addAll(ofOutput().stringPropertyNames());
        return keys;
    }

    public String say(String key, Object... details) {
        return say(new Sentence(key, details));
    }

    /** The same for one thing ({@code KEY.one}) and for several ({@code KEY.many}). */
    public String count(String key, long things, Object... more) {
        Object[] details = Stream.concat(Stream.of(things), Stream.of(more)).toArray();
        return say(key + (things == 1 ? ".one" : ".many"), details);
    }

    /** A sentence of these texts, or of {@link FileWords}. */
    public String say(Sentence sentence) {
        Optional<String> found = find(sentence.key());
        if (found.isEmpty()) {
            return FileWords.in(language).say(sentence);
        }
        String line = found.get();
        StringBuilder said = new StringBuilder();
        for (int at = 0; at < line.length(); at++) {
            boolean isPlace = line.charAt(at) == '{' && line.startsWith("}", at + 2);
            if (isPlace) {
                said.append(word(sentence.details().get(line.charAt(at + 1) - '0')));
                at += 2;
            } else {
                said.append(line.charAt(at));
            }
        }
        return said.toString();
    }

    private String word(Object detail) {
        return switch (detail) {
            case Sentence inner -> say(inner);
            case Sentence.Or or -> or.joined(say("or"));
            default -> detail.toString();
        };
    }

    Optional<String> find(String key) {
        return Optional.ofNullable(ofCommands().getProperty(key))
                .or(() -> Optional.ofNullable(ofOutput().getProperty(key)));
    }

    // What commands and options are for

    public String summary(CommandName command) {
        return say(command.word());
    }

    /** More about a command, paragraph by paragraph. */
    public List<String> about(CommandName command) {
        return find(command.word() + ".about")
                .map(text -> List.of(text.split("\n")))
                .orElse(List.of());
    }

    /** What an option is for; options that several commands share have one line for all of them. */
    public String meaning(CommandName command, CommandOption option) {
        return find(command.word() + "." + option.name()).orElseGet(() -> say(option.name()));
    }

    public String meaning(CommandName command, Operand operand) {
        return find(command.word() + "." + operand.value().shown())
                .orElseGet(() -> say(operand.value().shown()));
    }
}
