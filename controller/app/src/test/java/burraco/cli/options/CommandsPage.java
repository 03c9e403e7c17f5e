package burraco.cli.options;

import burraco.cli.options.CommandName.Group;
import burraco.words.Language;
import java.util.List;

/** The text that docs/commands.md should have. */
final class CommandsPage {
    private static final String HEAD =
            """
            # Commands

            What `./table` can do. This page is made from the program's own table of options by a test (`CommandsPageTest`),
            which fails when the two differ and writes the page anew to `controller/target/commands.md`. The same table is behind
            `./table COMMAND --help`, `./table man` and `./table completion`.
            """;

    private static final int WIDTH = 120;

    private final CommandTexts texts = CommandTexts.in(Language.EN);
    private final StringBuilder page = new StringBuilder(HEAD);

    String text() {
        page.append("\n| argument | meaning |\n| --- | --- |\n");
        for (CommandOption option : OptionTable.general()) {
            row(HelpPage.named(option), texts.say(option.name()));
        }
        page.append("\nExit status:\n\n");
        for (int status = 0; status <= 4; status++) {
            item("`" + status + "` " + texts.say("status." + status));
        }
        for (Group group : Group.values()) {
            page.append("\n## ").append(texts.say("group." + group.key())).append('\n');
            for (CommandName command : CommandName.values()) {
                if (command.group() == group) {
                    of(command);
                }
            }
        }
        return page.toString();
    }

    private void of(CommandName command) {
        page.append("\n### ").append(command.word()).append("\n\n");
        String usage = "`" + HelpPage.usage(command) + "` " + texts.summary(command) + ".";
        paragraph(usage);
        List<String> about = texts.about(command);
        if (!about.isEmpty()) {
            page.append('\n');
        }
        if (about.size() == 1) {
            paragraph(about.getFirst());
        } else {
            about.forEach(this::item);
        }
        List<Operand> operands = OptionTable.operands(command);
        List<CommandOption> options = OptionTable.options(command);
        if (!operands.isEmpty() || !options.isEmpty()) {
            page.append("\n| argument | meaning |\n| --- | --- |\n");
        }
        operands.forEach(one -> row(one.usage(), texts.meaning(command, one)));
        options.forEach(one -> row(HelpPage.named(one), HelpPage.meaning(texts, command, one)));
    }

    private void paragraph(String text) {
        page.append(String.join("\n", HelpPage.wrapped(text, WIDTH))).append('\n');
    }

    private void item(String text) {
        List<String> lines = HelpPage.wrapped(text, WIDTH - 2);
        page.append("- ").append(String.join("\n  ", lines)).append('\n');
    }

    private void row(String name, String meaning) {
        String shown = name.replace("|", "\\|");
        page.append("| `").append(shown).append("` | ").append(meaning.replace("|", "\\|"));
        page.append(" |\n");
    }
}
