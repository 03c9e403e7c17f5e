package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.options.CommandName;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A mistyped option or value is named, with what was expected. */
class WrongOptionsTest {
    private static final Pattern ALL =
            Pattern.compile("table (\\w+): unknown option --zzzzzzzz; there is (--.*)\n");

    static Stream<String> commands() {
        return Stream.of(CommandName.values())
                .filter(one -> !one.isOfTheScript())
                .map(CommandName::word);
    }

    private static String refused(Object... args) {
        Terminal told = Terminal.run(args);
        assertEquals(2, told.status(), () -> List.of(args) + ": " + told.err());
        assertEquals("", told.out());
        return told.err();
    }

    private static List<String> options(String command) {
        Matcher all = ALL.matcher(refused(command, "--zzzzzzzz"));
        assertTrue(all.matches(), command);
        assertEquals(command, all.group(1));
        return List.of(all.group(2).split(", "));
    }

    /** Each option with a letter too many, one too few, and two exchanged. */
    @ParameterizedTest
    @MethodSource("commands")
    void theNearestOptionIsSuggested(String command) {
        List<String> options = options(command);
        for (String option : options) {
            int middle = option.length() - 2;
            String more = option.substring(0, middle) + "q" + option.substring(middle);
            for (String typed : List.of(more, option + "s", option + "=3")) {
                if (options.contains(typed)) {
                    continue;
                }
                String told = refused(command, typed);
                String named = "table " + command + ": unknown option " + typed;
                boolean value = told.contains(typed + ": write a space before the value");
                assertTrue(value || told.equals(named + "; did you mean " + option + "?\n"), told);
            }
        }
    }

    /** An option that needs a value reports that it has none. */
    @ParameterizedTest
    @MethodSource("commands")
    void anOptionWithoutItsValueIsNamed(String command) {
        boolean any = false;
        for (String option : options(command)) {
            Terminal told = Terminal.run(command, "--zzzzzzzz=1", option);
            assertFalse(told.err().contains("needs a value"), "the first one comes first");
            if (refused(command, option + "=1").contains("write a space before the value")) {
                any = true;
                String wants = "table " + command + ": " + option + " needs a value\n";
                assertEquals(wants, refused(command, option));
            }
        }
        assertTrue(any, command);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "demo --speed 0      | --speed: expected a number above 0 and up to 1000, not 0",
                "demo --speed quick  | --speed: expected a number above 0 and up to 1000, not quick",
                "demo --speed NaN    | --speed: expected a number above 0 and up to 1000, not NaN",
                "demo --pace 3       | unknown option --pace; there is --fast, ",
                "demo --sped 3       | unknown option --sped; did you mean --speed?",
                "demo --seed one     | --seed: expected a whole number, not one",
                "demo --lang fr      | --lang: expected it or en, not fr",
                "demo --web 70000    | --web: expected a number from 0 to 65535, not 70000",
                "demo --starter --web 1 | --starter and --web do not go together",
                "demo --starter --headless | --starter and --headless do not go together",
                "demo --starter --speed 2 | --starter and --speed do not go together",
                "demo --starter --once | --starter and --once do not go together",
                "demo --starter --fast | --starter and --fast do not go together",
                "demo --starter --plain | --starter and --plain do not go together",
                "demo --starter --journal x | --starter and --journal do not go together",
                "demo --web 1 --once | --web and --once do not go together",
                "demo now            | what is now? ./table demo --help explains all options",
                "judge --lang fr x   | --lang: expected it or en, not fr",
                "vp --hands 5 1 2    | --hands: expected 2, 3, 4 or teams, not 5",
                "vp --hands 3 1.5 2  | NS: expected a whole number, not 1.5",
                "vp --hands 3 1 many | EW: expected a whole number, not many",
                "vp --hands 3 1 99999999999 | EW: expected a number from -2147483648 to 2147483647,"
                        + " not 99999999999",
                "play --hands 0      | --hands: expected a number from 1 to 100000, not 0",
                "play --code FIGC    | --code: expected FIBUR-INT-2018 or FITAB-ITA-2026, not FIGC",
                "play --mischief 99  | --mischief: expected one of ",
                "fit x --seed y      | --seed: expected a whole number, not y",
                "film x --every 0ms  | --every: expected a time from 1ms to 5s, not 0ms",
                "film x --speed 0    | --speed: expected a number from 0.1 to 100, not 0",
                "film x --from soon  | --from: expected a time, as in 90s or 1m30s, not soon",
                "film x --at 1s --for 2s | --at and --for do not go together",
                "film x              | expected --out SVG; ./table film --help explains all options",
                "replay x --json --record  | --json and --record do not go together",
                "replay x --from 1s  | --from goes with --plot",
                "replay x --plot ZZ  | --plot: expected a card as in 7H, 7H/1 or JK/3, not ZZ",
                "run                 | expected --config FILE; ./table run --help explains all options",
                "run --config x --web y | --web: expected a number from 0 to 65535, not y",
                "run --config x --no-web --web 1 | --no-web and --web do not go together",
                "history lst         | there is no history lst; did you mean list?",
                "history show        | show: of what? ./table history --help explains it",
                "history list --out x | --out goes with export",
                "history list --anchor x | --anchor goes with verify",
                "history export 1    | expected --as FORMAT",
                "doctor --config x --listen 1h | --listen: expected a time from 1s to 10m, not 1h",
                "doctor --config x --lang fr   | --lang: expected it or en, not fr",
                "enroll --config     | --config needs a value",
                "pin                 | expected --config FILE",
                "link x y            | what is y? ",
            })
    void aWrongValueIsNamedWithWhatWasExpected(String args, String why) {
        String[] words = args.split(" ");
        String told = refused((Object[]) words);
        assertTrue(told.startsWith("table " + words[0] + ": " + why), told);
    }

    @Test
    void aCommandThatThereIsNotIsNamedWithTheNearestOne() {
        assertEquals("table: no command 'demp'; did you mean demo?\n", refused("demp"));
        assertEquals("table: no command 'histroy'; did you mean history?\n", refused("histroy"));
        assertEquals("table: no command 'zzzz'; ./table lists them\n", refused("zzzz"));
    }
}
