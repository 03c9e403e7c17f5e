package burraco.cli.options;

import burraco.words.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The texts of the command line in one language. Files are read when they are needed. */
public final class CommandTexts {
    private final Properties lines;

    private CommandTexts(Properties lines) {
        this.lines = lines;
    }

    private static final Map<Language, CommandTexts> READ = new ConcurrentHashMap<>();

    public static CommandTexts in(Language language) {
        return READ.computeIfAbsent(language, CommandTexts::read);
    }

    /** Commands, options and refusals are in one file, what commands print in the other. */
    private static CommandTexts read(Language language) {
        Properties all = new Properties();
        for (String name : List.of("texts_", "output_")) {
            String file = name + language.id() + ".properties";
            try (Reader in =
                    new InputStreamReader(
                            CommandTexts.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
                Properties lines = new Properties();
                lines.load(in);
                lines.forEach((key, text) -> {
                    if (all.putIfAbsent(key, text) != null) {
                        throw new IllegalStateException(key + " has two texts");
                    }
                });
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        return new CommandTexts(all);
    }

    /**
     * The language of a system with these settings: Italian if they ask for it, otherwise English.
     */
    public static Language ofTheSystem(Map<String, String> environment) {
        for (String name : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String locale = environment.getOrDefault(name, "");
            if (!locale.isEmpty()) {
                return locale.startsWith("it") ? Language.IT : Language.EN;
            }
        }
        return Language.EN;
    }

    Set<String> keys() {
        return lines.stringPropertyNames();
    }

    public String say(String key, Object... details) {
        return say(new Sentence(key, details));
    }

    /** The same for one thing ({@code KEY.one}) and for several ({@code KEY.many}). */
    public String count(String key, long things, Object... more) {
        Object[] details = Stream.concat(Stream.of(things), Stream.of(more)).toArray();
        return say(key + (things == 1 ? ".one" : ".many"), details);
    }

    public String say(Sentence sentence) {
        String line =
                find(sentence.key())
                        .orElseThrow(() -> new IllegalArgumentException(sentence.key()));
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
            case Sentence.Or(var words) -> or(words);
            default -> detail.toString();
        };
    }

    /** Words with commas between them, and <em>or</em> before the last one. */
    private String or(List<String> words) {
        if (words.size() == 1) {
            return words.getFirst();
        }
        return String.join(", ", words.subList(0, words.size() - 1))
                + " "
                + say("or")
                + " "
                + words.getLast();
    }

    Optional<String> find(String key) {
        return Optional.ofNullable(lines.getProperty(key));
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
