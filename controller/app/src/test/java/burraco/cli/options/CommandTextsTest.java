package burraco.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.words.Language;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The command line has all texts in both languages, and no text of an option that is not used. */
class CommandTextsTest {
    private static final Pattern PLACE = Pattern.compile("\\{[0-9]}");

    private static final CommandTexts EN = CommandTexts.in(Language.EN);
    private static final CommandTexts IT = CommandTexts.in(Language.IT);

    @Test
    void bothLanguagesHaveTheSameSentences() {
        assertEquals(new TreeSet<>(EN.keys()), new TreeSet<>(IT.keys()));
        assertTrue(
                Collections.disjoint(EN.ofCommands().keySet(), EN.ofOutput().keySet()),
                "no key has two texts");
        for (String key : EN.keys()) {
            assertEquals(places(EN, key), places(IT, key), key);
        }
    }

    private static Set<String> places(CommandTexts texts, String key) {
        Matcher places = PLACE.matcher(texts.find(key).orElseThrow());
        return places.results().map(one -> one.group()).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void everyOptionAndOperandIsExplained(CommandName command) {
        for (CommandTexts texts : new CommandTexts[] {EN, IT}) {
            assertTrue(texts.summary(command).length() > 5);
            assertFalse(
                    PLACE.matcher(texts.summary(command) + texts.about(command)).find(),
                    "nothing is filled into a help");
            for (CommandOption option : OptionTable.options(command)) {
                assertTrue(texts.meaning(command, option).length() > 5, option::name);
            }
            for (Operand operand : OptionTable.operands(command)) {
                assertTrue(texts.meaning(command, operand).length() > 5, operand::usage);
            }
        }
    }

    /** Finds texts of options and commands that do not exist any more. */
    @Test
    void noOptionIsExplainedThatThereIsNot() {
        Set<String> known =
                Stream.of(CommandName.values())
                        .flatMap(command ->
                                OptionTable.options(command).stream()
                                        .map(CommandOption::name)
                                        .flatMap(name ->
                                                Stream.of(name, command.word() + "." + name)))
                        .collect(Collectors.toCollection(TreeSet::new));
        OptionTable.general().forEach(option -> known.add(option.name()));
        for (String key : EN.keys()) {
            assertTrue(!key.contains("--") || known.contains(key), key);
        }
    }

    @Test
    void itSpeaksTheLanguageOfTheSystem() {
        assertEquals(Language.IT, CommandTexts.ofTheSystem(Map.of("LANG", "it_IT.UTF-8")));
        assertEquals(
                Language.IT,
                CommandTexts.ofTheSystem(Map.of("TABLE_LOCALE", "it_IT", "LC_ALL", "C.UTF-8")));
        assertEquals(
                Language.EN,
                CommandTexts.ofTheSystem(Map.of("LANG", "it_IT", "LC_ALL", "C.UTF-8")));
        assertEquals(Language.EN, CommandTexts.ofTheSystem(Map.of("LANG", "de_DE.UTF-8")));
        assertEquals(Language.EN, CommandTexts.ofTheSystem(Map.of()));
    }
}
