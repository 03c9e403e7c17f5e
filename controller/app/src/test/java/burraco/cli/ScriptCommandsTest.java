package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.options.CommandName;
import burraco.cli.options.CommandOption;
import burraco.cli.options.OptionTable;
import burraco.testing.ExampleTable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The commands of the script, and those shown on pages, agree with the table of options. */
class ScriptCommandsTest {
    private static final String PARTS = "controller/app/src/script";

    private static final Pattern DISPATCHED =
            Pattern.compile("(?m)^        ([a-z]+)\\) file=(\\w+) task=(\\w+) ;;");
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
    private static final Pattern CALL = Pattern.compile("\\./table ([a-z]+)([^`|·;#\\n]*)");

    private static final Pattern SAID =
            Pattern.compile("\\b(?:say|step|fail \\d|sentence) ([a-z][a-z-]*)");
    private static final Pattern WORDED = Pattern.compile("(?m)^        ([a-z-]+)\\)");

    private final Path root = root();

    private static Path root() {
        Path root = ExampleTable.reference().file().toAbsolutePath().normalize();
        while (!Files.isRegularFile(root.resolve("table"))) {
            root = root.getParent();
        }
        return root;
    }

    private static Set<String> found(Pattern pattern, int group, String text) {
        return pattern.matcher(text)
                .results()
                .map(one -> one.group(group))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> names(CommandName command) {
        return OptionTable.options(command).stream()
                .flatMap(one -> Stream.concat(Stream.of(one.name()), one.alias().stream()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String function(String script, String name) {
        int from = script.indexOf("\n" + name + "() {");
        assertTrue(from >= 0, name);
        return script.substring(from, script.indexOf("\n}\n", from));
    }

    @Test
    void theScriptCarriesOutWhatTheTableSaysThatItDoes() throws IOException {
        Set<String> commands =
                Stream.of(CommandName.values())
                        .filter(CommandName::isOfTheScript)
                        .map(CommandName::word)
                        .collect(Collectors.toCollection(TreeSet::new));
        String script = Files.readString(root.resolve("table"));
        assertEquals(commands, found(DISPATCHED, 1, script));
        for (MatchResult one : DISPATCHED.matcher(script).results().toList()) {
            String file = Files.readString(root.resolve(PARTS).resolve(one.group(2) + ".sh"));
            function(file, one.group(3));
        }
    }

    @Test
    void installAndTestTakeTheOptionsOfTheTable() throws IOException {
        String script = script();
        Set<String> test = new TreeSet<>(names(CommandName.TEST));
        test.remove("--lang");
        Set<String> ofTests = new TreeSet<>(Set.of("--kernel", "--package", "--grown"));
        for (String name : List.of("run_kernel_tests", "run_package_tests", "run_grown_tests")) {
            ofTests.addAll(found(OPTION, 0, function(script, name)));
        }
        assertEquals(test, ofTests);
        Set<String> taken = found(OPTION, 0, function(Files.readString(install()), "ask"));
        // Added by ./table itself.
        taken.removeAll(Set.of("--jars", "--lang"));
        assertEquals(names(CommandName.INSTALL), taken);
    }

    @Test
    void theScriptHasWordsForAllThatItSays() throws IOException {
        wordsForAllThatIsSaid(script());
    }

    @Test
    void theInstallerHasWordsForAllThatItSays() throws IOException {
        wordsForAllThatIsSaid(Files.readString(install()));
    }

    /** A sentence without a text would be printed as its key. */
    private static void wordsForAllThatIsSaid(String script) {
        String words = function(script, "sentence");
        String code = script.replace(words, "").replaceAll("(?m)^ *#.*$", "");
        assertEquals(found(SAID, 1, code), found(WORDED, 1, words));
        for (String language : List.of("en=", "it=")) {
            long sentences =
                    Pattern.compile("\\b" + language + "['\"]").matcher(words).results().count();
            assertEquals(found(WORDED, 1, words).size(), sentences, language);
        }
    }

    /** {@code ./table} with all its parts. */
    private String script() throws IOException {
        StringBuilder script = new StringBuilder(Files.readString(root.resolve("table")));
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(root.resolve(PARTS), "*.sh")) {
            for (Path part : parts) {
                script.append('\n').append(Files.readString(part));
            }
        }
        return script.toString();
    }

    private Path install() throws IOException {
        try (Stream<Path> files = Files.walk(root, 4)) {
            return files.filter(one -> one.endsWith("system/install")).findAny().orElseThrow();
        }
    }

    /** Pages show calls as code; calls that have become wrong are found here. */
    @Test
    void pagesCallCommandsAndOptionsThatThereAre() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            Stream.concat(top, docs)
                    .filter(one -> one.toString().endsWith(".md"))
                    .filter(one -> !one.endsWith("CHANGELOG.md"))
                    .forEach(pages::add);
        }
        for (Path page : pages) {
            Matcher calls = CALL.matcher(Files.readString(page));
            while (calls.find()) {
                wrong(calls).ifPresent(what -> wrong.add(root.relativize(page) + ": " + what));
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static Optional<String> wrong(MatchResult call) {
        Optional<CommandName> command = CommandName.parse(call.group(1));
        if (command.isEmpty()) {
            return Optional.of(call.group());
        }
        Set<String> known = names(command.get());
        OptionTable.general().stream().map(CommandOption::name).forEach(known::add);
        return found(OPTION, 0, call.group(2)).stream()
                .filter(option -> !known.contains(option))
                .map(option -> command.get().word() + " " + option)
                .findFirst();
    }
}
