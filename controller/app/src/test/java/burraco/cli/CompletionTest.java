package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.cli.options.CommandName;
import burraco.cli.options.CommandOption;
import burraco.cli.options.OptionTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What shells offer to somebody who types; real shells are asked. */
@Tag("process")
class CompletionTest {
    private static final Path BASH = Path.of("/bin/bash");
    private static final Path ZSH = Path.of("/usr/bin/zsh");

    @TempDir Path folder;

    /** What bash offers for these words, the last of which is incomplete. */
    private Set<String> bash(String... words) throws Exception {
        assumeTrue(Files.isExecutable(BASH), "no bash is here");
        Path script = Files.writeString(folder.resolve("completion"), script("bash"));
        String typed =
                Stream.concat(Stream.of("./table"), Stream.of(words))
                        .map(word -> "'" + word + "'")
                        .collect(Collectors.joining(" "));
        String ask =
                "source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; _table; printf '%%s\\n' \"${COMPREPLY[@]}\""
                        .formatted(script, typed, words.length);
        return said(BASH, "--norc", "-u", "-c", ask);
    }

    private static String script(String shell) {
        Terminal told = Terminal.run("completion", shell);
        assertEquals(0, told.status());
        return told.out();
    }

    private Set<String> said(Path shell, String... args) throws IOException, InterruptedException {
        List<String> command = Stream.concat(Stream.of(shell.toString()), Stream.of(args)).toList();
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String all = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), all);
        return all.lines()
                .filter(line -> !line.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> set(String words) {
        return new TreeSet<>(List.of(words.split(" ")));
    }

    @Test
    void bashOffersEveryCommand() throws Exception {
        Set<String> commands =
                Stream.of(CommandName.values())
                        .map(CommandName::word)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(commands, bash(""));
        assertEquals(set("judge"), bash("ju"));
        assertEquals(set("--help --version --yes"), bash("--"));
    }

    /** One shell for each would take long, so a loop in one shell asks for all. */
    @Test
    void bashOffersEveryOptionOfEveryCommand() throws Exception {
        assumeTrue(Files.isExecutable(BASH), "no bash is here");
        Path script = Files.writeString(folder.resolve("completion"), script("bash"));
        Set<String> expected = new TreeSet<>();
        StringBuilder ask = new StringBuilder("source '" + script + "'\n");
        for (CommandName command : CommandName.values()) {
            for (CommandOption option : OptionTable.options(command)) {
                expected.add(command.word() + " " + option.name());
            }
            ask.append("COMP_WORDS=(./table ")
                    .append(command.word())
                    .append(" --); COMP_CWORD=2; ");
            ask.append("_table; for one in \"${COMPREPLY[@]}\"; do echo '");
            ask.append(command.word()).append("' $one; done\n");
        }
        assertEquals(expected, said(BASH, "--norc", "-c", ask.toString()));
    }

    @ParameterizedTest
    @CsvSource({
        "judge --lang '', en it",
        "judge --lang i, it",
        "demo --lang '', en it",
        "link --kind '', board feig metratec pepper",
        "layout --piles s, scales",
        "vp --hands '', 2 3 4 teams",
        "simulate --people '', any strangers usual",
        "simulate --habit stock-l, stock-lifted",
        "completion '', bash zsh",
        "history e, export",
        "history export 1 --as c, capture csv",
        "help jud, judge",
        "tournament se, seated serve",
        "tournament print a.txt seats, seats-by-name seats-by-table",
        "tournament --lang it print a.txt seats-by-n, seats-by-name",
        "tournament correct a.txt 1 --ground s, sum swapped",
    })
    void bashOffersValues(String typed, String offered) throws Exception {
        String[] words =
                Stream.of(typed.split(" "))
                        .map(word -> word.equals("''") ? "" : word)
                        .toArray(String[]::new);
        assertEquals(set(offered), bash(words));
    }

    @Test
    void bashOffersFilesWhereOneIsWanted() throws Exception {
        Files.createDirectory(folder.resolve("evenings"));
        Files.writeString(folder.resolve("evening.burraco"), "");
        assertEquals(set("evening.burraco evenings"), bash("judge", "even"));
        assertEquals(set("evenings"), bash("simulate", "--capture", "even"));
        assertEquals(set("evening.burraco evenings"), bash("run", "--config", "even"));
        assertEquals(set("quiet"), bash("simulate", "--noise", "q"));
        assertEquals(set("evening.burraco evenings"), bash("tournament", "show", "even"));
    }

    @Test
    void bashCompletesAListBehindItsComma() throws Exception {
        Set<String> offered = bash("simulate", "--mischief", "31B,al");
        assertEquals(set("31B,all"), offered);
    }

    @Test
    void zshUnderstandsItsScript() throws Exception {
        assumeTrue(Files.isExecutable(ZSH), "no zsh is here");
        Path script = Files.writeString(folder.resolve("_table"), script("zsh"));
        assertEquals(Set.of(), said(ZSH, "-f", "-n", script.toString()));
        String ask =
                "autoload -Uz compinit; compinit -D -u; source '%s'; print -r -- ${_comps[table]}"
                        .formatted(script);
        assertTrue(said(ZSH, "-f", "-c", ask).contains("_table"));
    }

    /** Somebody types, and presses the tabulator twice. */
    @ParameterizedTest
    @CsvSource({"./table jud, judge", "./table judge --st, --strict", "./table judge --lang , it"})
    void zshOffers(String typed, String offered) throws Exception {
        assumeTrue(Files.isExecutable(ZSH), "no zsh is here");
        Path script = Files.writeString(folder.resolve("_table"), script("zsh"));
        String ask =
                """
                zmodload zsh/zpty
                zpty shell 'PS1=READY: zsh -f -i'
                zpty -w shell 'autoload -Uz compinit; compinit -D -u; unsetopt beep; source %s; PS1=GO:'
                zpty -r -m shell all '*GO:*GO:*'
                zpty -w -n shell $'%s\\t\\t'
                zpty -r -m shell text '*%s*' && print -r -- found
                zpty -d shell
                """
                        .formatted(script, typed, offered);
        assertTrue(said(ZSH, "-f", "-c", ask).contains("found"));
    }
}
