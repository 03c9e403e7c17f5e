package burraco.cli.options;

import java.util.List;
import java.util.Locale;

/** Manual pages in roff: one for {@code ./table} and one for each of its commands. */
public final class ManPage {
    private final CommandTexts texts;
    private final StringBuilder page = new StringBuilder();

    public ManPage(CommandTexts texts) {
        this.texts = texts;
    }

    /** The name of the file with a command's page. */
    public static String file(CommandName command) {
        return "table-" + command.word() + ".1";
    }

    /** The name of the file with the page of {@code ./table} itself. */
    public static final String FILE = "table.1";

    public String general() {
        title("table", texts.say("title"));
        section("man.synopsis");
        line(".B ./table");
        line("COMMAND [OPTIONS]");
        section("man.commands");
        for (CommandName command : CommandName.values()) {
            line(".TP");
            line(".BR table\\-" + command.word() + " (1)");
            line(text(texts.summary(command)));
        }
        section("options");
        for (CommandOption option : OptionTable.general()) {
            line(".TP");
            line(".B " + text(HelpPage.named(option)));
            line(text(texts.say(option.name())));
        }
        line(".SH " + heading(texts.say("status")));
        for (int status = 0; status <= 4; status++) {
            line(".TP");
            line(".B " + status);
            line(text(texts.say("status." + status)));
        }
        return page.toString();
    }

    public String of(CommandName command) {
        title("table-" + command.word(), texts.summary(command));
        section("man.synopsis");
        line(".B " + text(HelpPage.usage(command)));
        List<String> about = texts.about(command);
        List<Operand> operands = OptionTable.operands(command);
        if (!about.isEmpty() || !operands.isEmpty()) {
            section("man.description");
        }
        for (int i = 0; i < about.size(); i++) {
            if (i > 0) {
                line(".PP");
            }
            line(text(about.get(i)));
        }
        for (Operand operand : operands) {
            line(".TP");
            line(".I " + text(operand.usage()));
            line(text(texts.meaning(command, operand)));
        }
        List<CommandOption> options = OptionTable.options(command);
        if (!options.isEmpty()) {
            section("options");
        }
        for (CommandOption option : options) {
            line(".TP");
            line(".B " + text(HelpPage.named(option)));
            line(text(HelpPage.meaning(texts, command, option)));
        }
        section("man.see-also");
        line(".BR table (1)");
        return page.toString();
    }

    private void title(String name, String summary) {
        line(".TH " + text(name.toUpperCase(Locale.ROOT)) + " 1");
        section("man.name");
        line(text(name) + " \\- " + text(summary));
    }

    private void section(String key) {
        line(".SH " + heading(texts.say(key)));
    }

    private static String heading(String text) {
        return text(text.replace(":", "").toUpperCase(Locale.ROOT));
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    /** Text with all characters escaped that roff would take for requests. */
    private static String text(String text) {
        String plain = text.replace("\\", "\\e").replace("-", "\\-");
        return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
    }
}
