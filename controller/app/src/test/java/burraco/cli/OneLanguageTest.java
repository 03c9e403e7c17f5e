package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.testing.ExampleTable;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Users who have chosen Italian see no English: searches for words that Italian does not have. */
@Tag("campaign")
class OneLanguageTest {
    private static final Pattern ENGLISH =
            Pattern.compile(
                    "(?i)\\b(the|of|is|are|was|were|with|there|not|has|have|had|and|that|this|from"
                            + "|which|what|can|cannot|been|to|by|for|must|expected|found|hands?|acts?"
                            + "|lines?|skipped|same|late|missing|after|once|more|than|will|made|no"
                            + " pages|source|ended)\\b");

    /** Names of files and options, and values, are not translated. */
    private static final Pattern NAME =
            Pattern.compile("\\S*[-/.=_0-9:|\"]\\S*|[A-Z]{2,}|\\bsource = |\\[+[a-z]+]+");

    @TempDir static Path folder;

    private static Path captures;
    private static Path table;

    @BeforeAll
    static void thereAreCaptures() throws IOException {
        captures = folder.resolve("captures");
        Terminal.run("simulate", "--capture", captures, "--hands", 2, "--acts", 60);
        table = folder.resolve("table.toml");
        Files.copy(ExampleTable.reference().file(), table);
        Files.copy(
                ExampleTable.reference().file().resolveSibling("deck.csv"),
                folder.resolve("deck.csv"));
    }

    private static Terminal italian(int status, Object... words) {
        Terminal told = Terminal.in(Language.IT, words);
        String said = told.out() + told.err();
        assertEquals(status, told.status(), said);
        assertNotEquals("", said);
        for (String line : said.lines().toList()) {
            Matcher english = ENGLISH.matcher(NAME.matcher(line).replaceAll(" "));
            assertEquals(List.of(), english.results().map(one -> one.group()).toList(), line);
        }
        return told;
    }

    @Test
    @DisplayName("simulate, with its report and its captures")
    void simulating() {
        italian(0, "simulate", "--track", "--hands", 1, "--acts", 60, "--mischief", "all");
        italian(0, "simulate", "--track", "--hands", 1, "--acts", 30, "--people", "any");
        italian(0, "simulate", "--track", "--hands", 1, "--acts", 30, "--people", "strangers");
        italian(0, "simulate", "--capture", folder.resolve("others"), "--acts", 40);
        italian(2, "simulate", "--capture", captures);
    }

    @Test
    @DisplayName("replay, of a capture and of a folder, with the differences")
    void replaying() throws IOException {
        Path capture = captures.resolve("hand-0001.readings.jsonl");
        Path other = captures.resolve("hand-0002.burraco");
        italian(0, "replay", capture);
        italian(0, "replay", capture, "--diff", other);
        italian(0, "replay", captures);
        Files.writeString(captures.resolve("hand-0002.expected"), "same 999\n");
        italian(1, "replay", captures);
        italian(0, "film", capture, "--out", folder.resolve("film.svg"), "--for", "1m");
    }

    @Test
    @DisplayName("The problems of a table's files")
    void problems() throws IOException {
        Path bad = Files.createDirectory(folder.resolve("bad"));
        Path config = bad.resolve("table.toml");
        String good = Files.readString(table);
        for (String change :
                List.of(
                        "[tabel]",
                        "x = left",
                        "[match]\nhands = 9\nround = \"soon\"\n[rules]\nroyal = \"on\"",
                        "[[antenna]]\nid = 1\nzone = \"stok\"\nstak = 2",
                        "[[scale]]\nzone = \"pile\"\nsource = \"none\"",
                        "[[lamps]]\ngroup = \"centre\"",
                        "[[source]]\nid = \"b\"\nkind = \"board\"",
                        "[[stream]]\nname = \"A b\"\nfans = true",
                        "[web]\nport = 70000",
                        "[display]\nkind = \"lcd\"")) {
            Files.writeString(config, good + "\n" + change + "\n");
            italian(2, "run", "--check", "--config", config);
        }
        Files.writeString(config, good);
        Files.writeString(bad.resolve("deck.csv"), "uid,card\nE0,7H\ne0,7H/1\nx");
        italian(2, "run", "--check", "--config", config);
        italian(2, "enroll", "--practice", 1, "--config", config);
        Files.delete(bad.resolve("deck.csv"));
        Files.writeString(bad.resolve("calibration.toml"), "date = 1\n[[antenna]]\nid = 0");
        italian(2, "calibrate", "--practice", 1, "--config", config);
        Path noise = Files.writeString(bad.resolve("noise.toml"), "base = 1\n[miss]\nedge = 2");
        italian(2, "simulate", "--track", "--noise", noise);
        italian(2, "run", "--check", "--config", bad);
    }

    @Test
    @DisplayName("A club's own sentences, certificates, and ports")
    void others() throws IOException {
        for (String line : List.of("x", "case.99.20=Nulla", "case.31B.20=Matta {3}")) {
            Path words = Files.writeString(folder.resolve("words.properties"), line + "\n");
            italian(2, "judge", "--words", words, "/dev/null");
        }
        italian(2, "judge", "--words", folder, "/dev/null");
        Path secure = Files.createDirectory(folder.resolve("secure"));
        Files.copy(folder.resolve("deck.csv"), secure.resolve("deck.csv"));
        String web = "\n[web]\ncertificate = \"a.pem\"\nkey = \"table.toml\"\n";
        Path config = secure.resolve("table.toml");
        Files.writeString(config, Files.readString(table) + web);
        italian(2, "run", "--check", "--config", config);
        italian(2, "link", folder.resolve("usb-Board"));
        italian(2, "link", "/dev/null", "--update", folder);
    }

    @Test
    @DisplayName("Lines of captures that are skipped, and what fit makes of captures")
    void skipped() throws IOException {
        Path capture = captures.resolve("hand-0001.readings.jsonl");
        Path spoilt = captures.resolve("spoilt.jsonl");
        String text = Files.readString(capture);
        Files.writeString(
                spoilt, text + "x\n{}\n{\"t\":1,\"antenna\":99,\"tags\":[]}\n{\"t\":\"1\"}\n{\"t");
        Terminal told = italian(0, "replay", spoilt);
        assertNotEquals("", told.err());
        italian(0, "film", spoilt, "--out", folder.resolve("spoilt.svg"), "--at", "1m");
        italian(0, "fit", captures);
    }

    @Test
    @DisplayName("run --check, pin, doctor, report and layout")
    void aTable() {
        italian(0, "run", "--check", "--config", table);
        italian(0, "pin", "--config", table, "--remove");
        italian(2, "pin", "--config", table, "--remove", "--name", "Eva");
        italian(0, "doctor", "--paper", "--config", table, "--lang", "it");
        italian(2, "report", "--config", table, "--out", folder.resolve("report.zip"));
        italian(0, "layout", "--size", "100x100", "--out", folder.resolve("planned"));
        italian(2, "link", "--kind", "printer", "/dev/null");
    }

    @Test
    @DisplayName("history: of existing and missing matches and hands")
    void recorded() {
        Path journal = folder.resolve("journal");
        italian(0, "demo", "--journal", journal, "--seed", 1, "--fast", "--once");
        italian(2, "demo", "--journal", journal);
        italian(0, "history", "list", "--journal", journal);
        italian(2, "history", "show", "7/3", "--journal", journal);
        italian(2, "history", "show", "x", "--journal", journal);
        italian(2, "history", "forget", "Nessuno", "--journal", journal);
        italian(2, "history", "list", "--journal", folder);
        italian(2, "history", "restore", "/nowhere", "--journal", journal);
        italian(2, "history", "list", "--journal", table);
        italian(2, "demo", "--journal", journal);
    }

    /** Words of a tournament's file in the folder. */
    private static Terminal tournament(int status, String word, Object... more) {
        List<Object> words = new ArrayList<>(List.of("tournament", word));
        words.add(folder.resolve("torneo.txt"));
        words.addAll(List.of(more));
        return italian(status, words.toArray());
    }

    @Test
    @DisplayName("tournament: an evening with all that can happen, and what is refused")
    void aTournament() throws IOException {
        tournament(0, "new", "--title", "Serata", "--stage", "danese-modified 3 placing entry");
        Path csv = folder.resolve("iscritti.csv");
        Files.writeString(
                csv,
                "Rossi Anna;Neri Ugo\nRossi Ana;Riva Pia\nROSSI ANNA;Sala Ida\nGallo Eva;Costa Ivo\n");
        tournament(0, "enter", "--from", csv);
        tournament(0, "enter", "Serra Leo", "Fontana Lia", "--sits", 2);
        tournament(2, "enter", "Serra Leo");
        tournament(0, "draw");
        tournament(0, "swap", 1, 4, "--by", "Lia", "--why", "lite");
        tournament(0, "move", 1, 2, "first", "--by", "Lia", "--why", "porta");
        tournament(0, "pin", 1, 1, "--by", "Lia", "--why", "porta");
        tournament(2, "move", 1, 9, "first", "--by", "Lia", "--why", "porta");
        tournament(2, "pin", 9, 1, "--by", "Lia", "--why", "porta");
        tournament(0, "explain");
        tournament(0, "approve", "--by", "Lia");
        tournament(0, "post");
        tournament(0, "unpost", "--by", "Lia", "--why", "manca una coppia");
        tournament(2, "unpost", "--by", "Lia", "--why", "manca una coppia");
        tournament(0, "post");
        tournament(2, "plan", "--stage", "mitchell 2");
        tournament(0, "admit", "Bruno Ada", "Greco Elio", "--now");
        tournament(2, "line-up", 1, "Anna", "Ugo", "Pia", "Eva");
        tournament(0, "seated");
        tournament(2, "unpost", "--by", "Lia", "--why", "tardi");
        tournament(0, "start");
        tournament(0, "late", 4, 7);
        tournament(0, "warning", 4, "--by", "Lia", "--why", "parla");
        tournament(0, "result", 1, 12000, 0);
        tournament(2, "result", 1, 0, 5);
        tournament(2, "result", 2, 0, 3);
        tournament(2, "result", 2, "--award", "12/305:8/-305");
        tournament(2, "result", 2, "--award", "30/0:0/0", "--by", "Lia", "--why", "giuria");
        tournament(0, "result", 2, "--left", "first");
        tournament(0, "result", 3, 100, 50);
        List<Object> swapped =
                new ArrayList<>(List.of(3, 50, 100, "--ground", "swapped", "--by", "Lia"));
        swapped.addAll(List.of("--why", "scambio"));
        tournament(2, "correct", swapped.toArray());
        swapped.add("--agreed");
        tournament(0, "correct", swapped.toArray());
        tournament(0, "penalty", 4, "-1/-105", "--by", "Lia", "--why", "recidiva");
        tournament(0, "withdraw", 2, "--reason", "for-a-time", "--by", "Lia", "--why", "cena");
        tournament(0, "return", 2);
        tournament(2, "return", 2);
        tournament(0, "substitute", 3, "Sala Ida", "Monti Zoe", "--by", "Lia");
        tournament(2, "substitute", 3, "Sala Ida", "Monti Zoe", "--by", "Lia");
        tournament(0, "rank");
        tournament(2, "finish");
        tournament(0, "next");
        tournament(0, "explain");
        tournament(0, "post-ranking");
        tournament(0, "show");
        tournament(0, "check");
        for (String what : List.of("seats-by-table", "pairing", "ranking", "ledger", "awaited")) {
            tournament(0, "print", what, "--round", 1);
        }
        tournament(2, "undo", 9);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "help",
                "vp --hands 3 100 50",
                "vp --hands 3 100 99999999999",
                "play --mischief F6.old",
                "judge /nowhere",
                "replay /nowhere",
                "fit /nowhere",
                "film",
                "demo --speed 0",
                "simulate",
                "history",
                "run --config /nowhere",
                "pin --config /nowhere",
                "enroll --antenna 99 --config /nowhere"
            })
    @DisplayName("Help and refusals")
    void refused(String call) {
        Object[] words = call.isEmpty() ? new Object[0] : call.split(" ");
        Terminal told = Terminal.in(Language.IT, words);
        italian(told.status(), words);
    }
}
