package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.options.CommandName;
import burraco.cli.options.CommandOption;
import burraco.cli.options.OptionTable;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Help names everything that exists and nothing else, in the language that was asked for. */
class HelpPageTest {
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");

    private static Set<String> options(String text) {
        return OPTION.matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> names(CommandName command) {
        return OptionTable.options(command).stream()
                .flatMap(one -> Stream.concat(Stream.of(one.name()), one.alias().stream()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void aCommandsHelpNamesItsOptionsAndNoOthers(CommandName command) {
        for (String language : new String[] {"en", "it"}) {
            Terminal told = Terminal.run(command.word(), "--lang", language, "--help");
            assertEquals(0, told.status());
            assertEquals("", told.err());
            assertEquals(names(command), options(told.out()), told.out());
        }
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void helpOfACommandIsTheSameAsItsOwn(CommandName command) {
        String own = Terminal.run(command.word(), "--help").out();
        assertEquals(own, Terminal.run("help", command.word()).out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "--help", "-h", ""})
    void allCommandsAreListed(String word) {
        Terminal told = word.isEmpty() ? Terminal.run() : Terminal.run(word);
        assertEquals(0, told.status());
        for (CommandName command : CommandName.values()) {
            assertTrue(told.out().contains("\n  " + command.word() + " "), command::word);
        }
        for (CommandOption option : OptionTable.general()) {
            assertTrue(told.out().contains(option.name()), option::name);
        }
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void noLineIsLongerThanATerminals(CommandName command) {
        for (String language : new String[] {"en", "it"}) {
            String help = Terminal.run(command.word(), "--lang", language, "--help").out();
            help.lines().forEach(line -> assertTrue(line.length() <= 80, line));
        }
        Terminal.run("help").out().lines().forEach(one -> assertTrue(one.length() <= 80, one));
    }

    @Test
    void aRefusalIsInTheChosenLanguage() {
        assertEquals(
                "table judge: opzione sconosciuta --jsn; forse --json?\n",
                Terminal.run("judge", "--lang", "it", "--jsn").err());
        assertEquals(
                "table fit: nowhere: non c'è nessun file o cartella con questo nome\n",
                Terminal.run("fit", "nowhere", "--lang", "it").err());
        assertEquals(
                "table replay: nowhere: there is no such file or folder\n",
                Terminal.run("replay", "nowhere", "--lang", "en").err());
    }

    @Test
    void theVersionNamesJava() {
        Terminal told = Terminal.run("--version");
        assertEquals(0, told.status());
        assertTrue(told.out().startsWith("table"), told.out());
        assertTrue(told.out().endsWith(", Java " + Runtime.version() + "\n"), told.out());
    }

    @Test
    void aCommandOfTheScriptIsNotTheProgrammes() {
        Terminal told = Terminal.run("clean");
        assertEquals(2, told.status());
        assertEquals("table clean: only the script ./table can do this\n", told.err());
    }
}
