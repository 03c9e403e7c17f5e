package burraco.cli.options;

import burraco.cli.options.CommandName.Group;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Help for a terminal of 80 columns: of all commands together, or of one. */
public final class HelpPage {
    private static final int WIDTH = 80;

    /** What is wider has its meaning on the next line. */
    private static final int WIDEST_NAME = 26;

    private final CommandTexts texts;
    private final StringBuilder page = new StringBuilder();

    public HelpPage(CommandTexts texts) {
        this.texts = texts;
    }

    /** All commands. */
    public String general() {
        line(texts.say("title"));
        line("");
        line(texts.say("usage") + " ./table COMMAND [OPTIONS]");
        for (Group group : Group.values()) {
            line("");
            line(texts.say("group." + group.key()) + ":");
            for (CommandName command : CommandName.values()) {
                if (command.group() == group) {
                    row(command.word(), texts.summary(command), 14);
                }
            }
        }
        line("");
        line(texts.say("general"));
        for (CommandOption option : OptionTable.general()) {
            row(named(option), texts.say(option.name()), 14);
        }
        line("");
        line(texts.say("more"));
        return page.toString();
    }

    /** One command with its options. */
    public String of(CommandName command) {
        paragraph(command.word() + ": " + texts.summary(command));
        line("");
        paragraph(texts.say("usage") + " " + usage(command));
        List<String> about = texts.about(command);
        if (!about.isEmpty()) {
            line("");
            about.forEach(this::paragraph);
        }
        List<Operand> operands = OptionTable.operands(command);
        List<CommandOption> options = OptionTable.options(command);
        int column = column(operands, options);
        if (!operands.isEmpty()) {
            line("");
            operands.forEach(one -> row(one.usage(), texts.meaning(command, one), column));
        }
        if (!options.isEmpty()) {
            line("");
            line(texts.say("options"));
            options.forEach(one -> row(named(one), meaning(texts, command, one), column));
        }
        return page.toString();
    }

    /** How a command is called. */
    public static String usage(CommandName command) {
        List<String> words = new ArrayList<>(List.of("./table", command.word()));
        OptionTable.operands(command).forEach(one -> words.add(one.usage()));
        List<CommandOption> options = OptionTable.options(command);
        options.stream().filter(CommandOption::isRequired).forEach(one -> words.add(one.shown()));
        if (!options.stream().allMatch(CommandOption::isRequired)) {
            words.add("[OPTIONS]");
        }
        return String.join(" ", words);
    }

    /** What an option is for, its usual value, and what it goes with. */
    static String meaning(CommandTexts texts, CommandName command, CommandOption option) {
        return texts.meaning(command, option) + remarks(texts, command, option);
    }

    private static String remarks(CommandTexts texts, CommandName command, CommandOption option) {
        List<String> remarks = new ArrayList<>();
        if (option.isRequired()) {
            remarks.add(texts.say("required"));
        }
        option.usual().ifPresent(usual -> remarks.add(texts.say("default", usual)));
        for (Rule rule : OptionTable.rules(command)) {
            switch (rule) {
                case Rule.Apart(var one, var others) when one.equals(option.name()) ->
                        remarks.add(texts.say("not-with", new Sentence.Or(others)));
                case Rule.Needs(var one, var oneOf) when one.equals(option.name()) ->
                        remarks.add(texts.say("only-with", new Sentence.Or(oneOf)));
                case Rule.Apart _, Rule.Needs _ -> {}
            }
        }
        return remarks.isEmpty()
                ? ""
                : remarks.stream().collect(Collectors.joining("; ", " (", ")"));
    }

    static String named(CommandOption option) {
        return option.alias().map(other -> other + ", ").orElse("") + option.shown();
    }

    private static int column(List<Operand> operands, List<CommandOption> options) {
        return Stream.concat(
                                operands.stream().map(Operand::usage),
                                options.stream().map(HelpPage::named))
                        .mapToInt(String::length)
                        .filter(width -> width <= WIDEST_NAME)
                        .max()
                        .orElse(WIDEST_NAME)
                + 4;
    }

    private void row(String name, String meaning, int column) {
        List<String> lines = wrapped(meaning, WIDTH - column);
        boolean fits = name.length() + 4 <= column;
        if (!fits) {
            line("  " + name);
        }
        for (int i = 0; i < lines.size(); i++) {
            String before = i == 0 && fits ? "  " + name : "";
            line(before + " ".repeat(column - before.length()) + lines.get(i));
        }
    }

    private void paragraph(String text) {
        wrapped(text, WIDTH).forEach(this::line);
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    /** Words in lines that are not wider than this, unless one word is. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
