package burraco.cli.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report of tables at which something is missing or broken, and how it is asked for. */
class ReportTest {
    private static final String LAYOUT =
            """
            [table]
            name = "Sala B 7"   # of Ada Lovelace, PIN 481516
            langage = "it"
            [[source]]
            id = "left"
            kind = "stok"
            [web]
            address = "10.1.2.3"
            key = "/home/ada/key.pem"
            """;

    @TempDir Path folder;

    private final FakeMachine machine = new FakeMachine();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<String> questions = new ArrayList<>();
    private Optional<String> answer = Optional.empty();
    private Path config;
    private Path archive;

    @BeforeEach
    void aTable() throws IOException {
        config = Files.writeString(folder.resolve("table.toml"), LAYOUT);
        archive = folder.resolve("report.zip");
    }

    private int report(String... more) throws IOException {
        return report(Language.EN, more);
    }

    private int report(Language language, String... more) throws IOException {
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        List<String> args =
                new ArrayList<>(List.of("--config", "" + config, "--out", "" + archive));
        args.addAll(List.of(more));
        Screen screen = new Screen(stream, stream, false, false).in(language);
        ReportCommand.Asked asked =
                question -> {
                    questions.add(question);
                    return answer;
                };
        return new ReportCommand(screen, machine, asked).run(args);
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("Of a broken configuration there is what is wrong, and none of what it quotes")
    void aBrokenConfiguration() throws IOException {
        assertEquals(0, report("--yes"));
        Map<String, String> parts = Unpacked.of(archive);
        String layout = parts.get("layout.toml");
        assertEquals(
                List.of(
                        "[table]",
                        "name = \"Sala B 7\"",
                        "# left out",
                        "[[source]]",
                        "id = \"left\"",
                        "kind = \"stok\"",
                        "[web]",
                        "address = \"…\"",
                        "key = \"…\""),
                layout.lines().skip(1).toList());
        assertTrue(layout.contains("3:1 [table] knows no key \"…\"; did you mean"), layout);
        for (String secret : List.of("Lovelace", "481516", "langage", "10.1.2.3", "ada")) {
            parts.values().forEach(text -> assertFalse(text.contains(secret), text));
        }
        assertTrue(parts.get("devices.txt").contains("the configuration is broken"));
    }

    @Test
    @DisplayName("It says whether the clock of the machine can be right")
    void theClock() throws IOException {
        report("--yes");
        assertTrue(Unpacked.of(archive).get("program.txt").contains("may be set"));
        Files.delete(archive);
        machine.isDated = false;
        report("--yes");
        assertTrue(Unpacked.of(archive).get("program.txt").contains("not set"));
    }

    @Test
    @DisplayName("A text that is no TOML at all, and one of several lines, are not shown")
    void noToml() throws IOException {
        Files.writeString(config, "PIN 481516\n[secret-4815]\nx = \"\n");
        assertEquals(0, report("--yes"));
        String layout = Unpacked.of(archive).get("layout.toml");
        assertFalse(layout.contains("4815"), layout);
        assertEquals(4, layout.lines().count(), layout);
        Files.delete(archive);
        Files.writeString(config, "[table]\nname = \"\"\"\nport = 481516\n\"\"\"\n");
        assertEquals(0, report("--yes"));
        assertFalse(Unpacked.of(archive).get("layout.toml").contains("481516"));
    }

    @Test
    @DisplayName("Without anything at all there is a report, with a sentence for each part")
    void nothingIsThere() throws IOException {
        Files.delete(config);
        machine.hasLog = false;
        assertEquals(0, report("--yes"));
        Map<String, String> parts = Unpacked.of(archive);
        assertEquals(12, parts.size());
        parts.forEach((name, text) -> {
            boolean always = name.equals("README.txt") || name.equals("program.txt");
            assertEquals(!always, text.startsWith("This part could not be had: "), text);
        });
        assertTrue(parts.get("program.txt").contains("memory"), parts.get("program.txt"));
        assertTrue(parts.get("journal.txt").contains("there is no journal"));
        assertTrue(parts.get("log.txt").contains("standard error"), parts.get("log.txt"));
    }

    @Test
    @DisplayName("A damaged journal is said to be damaged, with what its first bytes tell")
    void aDamagedJournal() throws IOException {
        Path journal = Files.createDirectories(folder.resolve("journal"));
        byte[] bytes = new byte[5_000];
        System.arraycopy("SQLite format 3\0".getBytes(StandardCharsets.UTF_8), 0, bytes, 0, 16);
        bytes[63] = 4;
        Files.write(journal.resolve("journal.db"), bytes);
        Files.writeString(journal.resolve("Ada Lovelace.txt"), "of her");
        assertEquals(0, report("--yes"));
        String said = Unpacked.of(archive).get("journal.txt");
        assertTrue(said.contains("version 4"), said);
        assertTrue(said.contains("not readable"), said);
        assertTrue(said.contains("other file 1"), said);
        assertFalse(said.contains("Lovelace"), said);
        assertFalse(said.contains("" + folder), said);
    }

    @Test
    @DisplayName("It says what will be in it, and is written after a yes only")
    void asksBefore() throws IOException {
        for (String no : List.of("", "n", "no", "s", "yess")) {
            answer = Optional.of(no);
            assertEquals(1, report(), no);
            assertFalse(Files.exists(archive), no);
        }
        assertTrue(said().contains("log.txt: the last lines of the table's log"), said());
        assertTrue(said().contains("Nowhere in it: names of people"), said());
        answer = Optional.of("Y");
        assertEquals(0, report());
        assertTrue(Files.exists(archive));
        assertEquals("write it? [y/N] ", questions.getLast());
        assertTrue(said().contains(Unpacked.of(archive).get("README.txt")));
    }

    @Test
    @DisplayName("In Italian it is asked in Italian")
    void inItalian() throws IOException {
        answer = Optional.of("sì");
        assertEquals(0, report(Language.IT));
        assertEquals("scriverlo? [s/N] ", questions.getLast());
        assertTrue(said().contains("In nessuna parte: nomi di persone"), said());
    }

    @Test
    @DisplayName("Where nobody can be asked, nothing is written")
    void noTerminal() {
        CommandRefusal refusal = assertThrows(CommandRefusal.class, this::report);
        assertEquals("report.nobody", refusal.sentence().key());
        assertFalse(Files.exists(archive));
        Terminal run = Terminal.run("report", "--config", config, "--out", archive);
        assertEquals(2, run.status());
        assertTrue(run.err().contains("--yes"), run.err());
        assertFalse(Files.exists(archive));
    }

    @Test
    @DisplayName("An existing file stays as it is, and a link is not followed")
    void neverOverwrites() throws IOException {
        Files.writeString(archive, "mine");
        assertThrows(CommandRefusal.class, () -> report("--yes"));
        assertEquals("mine", Files.readString(archive));
        Files.delete(archive);
        Files.createSymbolicLink(archive, folder.resolve("nowhere"));
        assertThrows(CommandRefusal.class, () -> report("--yes"));
        assertFalse(Files.exists(folder.resolve("nowhere")));
    }

    @Test
    @DisplayName("Only its owner may read it; the same table gives the same bytes")
    void privateAndTheSame() throws IOException {
        machine.files.put("/proc/device-tree/model", "Raspberry Pi 5 Model B");
        assertEquals(0, report("--yes"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(archive)));
        assertTrue(Unpacked.of(archive).get("program.txt").contains("Raspberry Pi 5 Model B"));
        Path first = archive;
        Map<String, String> texts = Unpacked.of(first);
        byte[] once = packed(texts, folder.resolve("once.zip"));
        assertArrayEquals(once, packed(texts, folder.resolve("again.zip")));
    }

    private static byte[] packed(Map<String, String> texts, Path file) throws IOException {
        ReportArchive.write(
                file,
                texts.entrySet().stream()
                        .map(one -> new ReportPart(one.getKey(), one.getValue()))
                        .toList());
        return Files.readAllBytes(file);
    }

    @Test
    @DisplayName("The figures are those of the installed service's port, and nothing else of it")
    void figures() throws IOException {
        machine.files.put(
                "/etc/default/burraco-table", "#OPTIONS=--metrics 1\nOPTIONS=--metrics 9464\n");
        machine.pages.put(
                "9464/metrics",
                "# HELP x y\ntable_inputs_total 12\ntable_decision_seconds_bucket{le=\"0.01\"} 3\n"
                        + "secret 12\n");
        assertEquals(0, report("--yes"));
        assertEquals(
                "table_inputs_total 12\ntable_decision_seconds_bucket{le=\"0.01\"} 3\n",
                Unpacked.of(archive).get("figures.txt"));
    }

    @Test
    @DisplayName("Numbers of tags of four bytes and more are left out; sizes are not")
    void tags() {
        Unsaid unsaid = new Unsaid();
        for (String tag : List.of("04A2F19C", "04A2F19C7B", "E00401234567", "04A2F19C7B5E80")) {
            assertEquals("x (tag).", unsaid.in("x " + tag + "."), tag);
        }
        for (String other :
                List.of(
                        "20261120T201500Z",
                        "E004",
                        "DEAD1",
                        "04a2f19c",
                        "x04A2F19C",
                        "33554432 bytes")) {
            assertEquals(other, unsaid.in(other));
        }
    }

    @Test
    @DisplayName("The log loses who was at the console, addresses, messages and keys")
    void theLog() {
        assertEquals("INFO console: …", LogExcerpt.plain("INFO console: Ada is there, from ::1"));
        assertEquals(
                "INFO pages on http://(address):8030",
                LogExcerpt.plain("INFO pages on http://192.168.1.20:8030"));
        assertEquals(
                "INFO pages on http://127.0.0.1:8030",
                LogExcerpt.plain("INFO pages on http://127.0.0.1:8030"));
        assertEquals("at 12:30:45 (address)", LogExcerpt.plain("at 12:30:45 fe80::1:2"));
        assertEquals(
                "INFO pages on https://(address):8030",
                LogExcerpt.plain("INFO pages on https://adas-house.example:8030"));
        assertEquals(
                "INFO pages on https://(address):8030",
                LogExcerpt.plain("INFO pages on https://[fe80::1]:8030"));
        assertEquals(
                "opens http://localhost:8030/table, not http://(address)/table",
                LogExcerpt.plain("opens http://localhost:8030/table, not http://ada/table"));
        assertEquals(
                "WARN no pages: (address):8030: Address already in use",
                LogExcerpt.plain("WARN no pages: ada.local:8030: Address already in use"));
        assertEquals(
                "WARN no pages: (address):8030: Name or service not known",
                LogExcerpt.plain(
                        "WARN no pages: ada.local:8030: ada.local: Name or service not known"));
        assertEquals(
                "java.lang.IllegalStateException: …",
                LogExcerpt.plain("java.lang.IllegalStateException: 7H in E"));
        assertEquals("/overlay?audience=…&key=…", LogExcerpt.plain("/overlay?audience=a&key=b"));
        assertEquals("WARN members.csv …", LogExcerpt.plain("WARN members.csv:3: Ada twice"));
    }
}
