package burraco.cli.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.record.RecordReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCommandTest {
    @TempDir Path folder;
    private Path silent;
    private Path ruled;
    private Path broken;

    @BeforeEach
    void writeRecords() throws IOException {
        silent = write("silent.burraco", "W: 3H\nW draw 4H\nW discard 4h\n");
        ruled = write("ruled.burraco", "E draw\n");
        broken = write("broken.burraco", "W draw\nW discard 4X\n");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aRecordWithoutFaultsEndsWithStatusZero() {
        assertEquals(0, Terminal.run("judge", silent).status());
        assertEquals(0, Terminal.run("judge", "--strict", silent).status());
    }

    @Test
    void aRulingIsAStatusOnlyWhereItIsAskedFor() {
        assertEquals(0, Terminal.run("judge", ruled).status());
        assertEquals(1, Terminal.run("judge", "--strict", ruled, silent).status());
    }

    @Test
    void aRecordThatCannotBeReadWinsOverARuling() {
        assertEquals(2, Terminal.run("judge", "--strict", broken, ruled).status());
        assertEquals(2, Terminal.run("judge", "--strict", ruled, broken, silent).status());
    }

    @Test
    void actsAreObjectsALineAndTheEndIsTheLast() {
        List<String> lines = Terminal.run("judge", "--json", silent).outLines();
        assertEquals(3, lines.size());
        assertEquals(
                "{\"line\":2,\"action\":\"W draw 4H\",\"rulings\":[],"
                        + "\"turn\":\"W\",\"phase\":\"play\"}",
                lines.get(0));
        assertEquals(
                "{\"line\":3,\"action\":\"W discard 4H\",\"rulings\":[],"
                        + "\"turn\":\"N\",\"phase\":\"draw\"}",
                lines.get(1));
        assertTrue(
                lines.get(2)
                        .startsWith(
                                "{\"end\":true,\"reason\":\"unfinished\",\"closer\":null,"
                                        + "\"melds\":[],\"hands\":{\"N\":{\"cards\":\"?? "),
                lines.get(2));
        assertTrue(lines.get(2).endsWith(",\"warnings\":{}}"), lines.get(2));
    }

    @Test
    void meldsAndTheScoreHaveTheirKeysInOrder() throws IOException {
        Path file = write("end.burraco", "EW1: 3H 4H 5H frozen-until N\nwarned S\nend\n");
        String end = Terminal.run("judge", "--json", file).outLines().getLast();
        assertTrue(
                end.contains(
                        "\"reason\":\"stopped\",\"closer\":null,\"melds\":[{\"id\":\"EW1\","
                                + "\"kind\":\"sequence\",\"cards\":\"3H 4H 5H\","
                                + "\"burraco\":\"none\",\"frozen\":\"N\",\"points\":15}]"),
                end);
        assertTrue(
                end.contains(
                        "\"EW\":{\"burrachi\":0,\"closing\":0,\"melds\":15,\"pozzetto\":-100,"
                                + "\"hand\":null,\"penalized\":0,\"arbiter\":0,\"total\":null,"
                                + "\"unseen\":22}}"),
                end);
        assertTrue(end.endsWith(",\"warnings\":{\"S\":1}}"), end);
    }

    @Test
    void overIsNobodysTurn() throws IOException {
        Path file = write("over.burraco", "end");
        assertEquals(
                "{\"line\":1,\"action\":\"end\",\"rulings\":[],\"turn\":null,\"phase\":\"over\"}",
                Terminal.run("judge", "--json", file).outLines().getFirst());
    }

    @Test
    void aRunningTimeOutCountsItsTurnsInEveryAnswer() throws IOException {
        Path file = write("time.burraco", "timeout\nW draw");
        List<String> lines = Terminal.run("judge", "--json", file).outLines();
        assertTrue(lines.get(0).endsWith(",\"phase\":\"draw\",\"turnsLeft\":4}"), lines.get(0));
        assertTrue(lines.get(1).endsWith(",\"phase\":\"play\",\"turnsLeft\":4}"), lines.get(1));
    }

    @Test
    void lotsAreAnsweredWithTheLastOfThem() throws IOException {
        Path file = write("lots.burraco", "lot N KS\nlot E 3H\nlot S 4C\nlot W 5D\n");
        List<String> lines = Terminal.run("judge", "--json", file).outLines();
        assertFalse(lines.get(2).contains("lots"));
        assertTrue(lines.get(3).contains("\"lots\":{\"first\":\"N\",\"dealer\":"), lines.get(3));
    }

    @Test
    void oneBrokenFileIsToldInWordsAndAsAnObjectAndNothingElse() {
        Terminal told = Terminal.run("judge", "--json", "--lang", "en", broken);
        String why = "\"4X\" is not a card: expected one such as 7H, TD, JK, 7H/2 or ??";
        assertEquals(2, told.status());
        assertEquals(broken + ":2:11: " + why, told.err().strip());
        assertEquals(
                List.of(
                        "{\"error\":\""
                                + why.replace("\"", "\\\"")
                                + "\",\"file\":\""
                                + broken
                                + "\",\"line\":2,\"column\":11}"),
                told.outLines());
    }

    @Test
    void aBrokenFileForPeopleLeavesNoHalfResult() {
        Terminal told = Terminal.run("judge", broken);
        assertEquals("", told.out());
        assertTrue(told.err().startsWith(broken + ":2:11: "), told.err());
    }

    @Test
    void aBrokenFileDoesNotStopTheOthers() {
        List<String> lines = Terminal.run("judge", "--json", broken, silent, ruled).outLines();
        assertTrue(lines.get(0).startsWith("{\"error\":"), lines.get(0));
        assertEquals("{\"file\":\"" + silent + "\"}", lines.get(1));
        assertEquals("{\"file\":\"" + ruled + "\"}", lines.get(5));
        assertEquals(8, lines.size());
    }

    @Test
    void whatIsNoFileIsToldWithoutALine() {
        Path missing = folder.resolve("missing.burraco");
        Terminal told = Terminal.run("judge", "--json", "--lang", "en", missing);
        assertEquals(2, told.status());
        assertEquals(
                "{\"error\":\"there is no such file\",\"file\":\""
                        + missing
                        + "\",\"line\":0,\"column\":0}",
                told.out().strip());
        assertEquals(2, Terminal.run("judge", folder, silent).status());
        assertEquals(2, Terminal.run("judge", "a\u0000b").status());
    }

    @Test
    void aHyphenIsStandardInputWhichNeedNotEnd() {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream("W draw".getBytes(StandardCharsets.UTF_8)));
            assertEquals(0, Terminal.run("judge", "-").status());
            System.setIn(endless());
            assertTrue(Terminal.run("judge", "-").err().startsWith("-:1:1: "));
        } finally {
            System.setIn(before);
        }
    }

    private static InputStream endless() {
        return new InputStream() {
            @Override
            public int read() {
                return '\n';
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                java.util.Arrays.fill(bytes, offset, offset + length, (byte) '\n');
                return length;
            }
        };
    }

    @Test
    void aWordAsLongAsAFileIsToldInAShortSentenceAndAtOnce() throws IOException {
        Path file = write("long.burraco", "W draw " + "7".repeat(RecordReader.MOST_BYTES - 7));
        Terminal told =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(1), () -> Terminal.run("judge", file), "at once");
        assertTrue(told.err().startsWith(file + ":1:8: "), "where it is");
        assertTrue(told.err().length() < file.toString().length() + 200, "short");
    }

    @Test
    void aRulingIsExplainedWhereItIsAskedFor() throws IOException {
        Path late = write("late.burraco", "W draw 5H\nN open KH KD KS ?\nnotice\n");
        String plain = Terminal.run("judge", "--lang", "en", late).out();
        String told = Terminal.run("judge", "--lang", "en", "--explain", late).out();
        assertFalse(plain.contains("Why:"), plain);
        assertTrue(told.contains("Why: "), told);
        assertTrue(told.contains("(art. 12, paragraph 1)"), told);
        assertTrue(told.contains("The act: line 2, N open KH KD KS ?"), told);
        assertTrue(told.contains("It was the turn of West, who had drawn"), told);
        assertTrue(told.contains("(P1), on line 3"), told);
        assertTrue(told.contains("G39"), told);
    }

    @Test
    void forProgramsTheExplanationsGoWithTheRulings() {
        String explained =
                "\"explains\":[{\"article\":\"29\",\"paragraph\":\"3\",\"why\":{\"it\":\"";
        String line = Terminal.run("judge", "--json", "--explain", ruled).outLines().getFirst();
        assertTrue(line.contains(explained), line);
        assertTrue(
                line.contains(
                        "\"decisions\":[],\"phase\":\"P1\",\"noticed\":1,\"act\":{\"line\":1,"
                                + "\"action\":\"E draw\",\"cards\":\"\",\"turn\":\"W\","
                                + "\"took\":\"nothing\"}"),
                line);
        String plain = Terminal.run("judge", "--json", ruled).outLines().getFirst();
        assertFalse(plain.contains("explains"), plain);
    }

    @Test
    void aCallThatCannotBeUnderstoodIsRefused() {
        assertEquals(2, Terminal.run("judge").status());
        assertEquals(2, Terminal.run("judge", "--json").status());
        assertEquals(2, Terminal.run("judge", "--loud", silent).status());
        assertEquals(2, Terminal.run("judge", silent, "--lang").status());
        assertEquals(2, Terminal.run("judge", "--lang", "fr", silent).status());
        assertEquals(2, Terminal.run("referee", silent).status());
    }

    @Test
    void bothLanguagesSayWhatIsWrong() {
        String italian = Terminal.run("judge", "--lang", "it", broken).err();
        String english = Terminal.run("judge", "--lang", "en", broken).err();
        assertEquals(italian, Terminal.run("judge", broken).err());
        assertFalse(italian.equals(english));
    }
}
