package burraco.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.TableProcess;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The longest record that is accepted fits into a small memory, whatever is repeated in it. */
@Tag("process")
class LongRecordTest {
    private static final String POSITION =
            """
            W: JK KD KC
            P1: taken EW
            EW1: 3H 4H 5H 6H 7H 8H
            W draw 9H
            """;

    @TempDir Path folder;

    @ParameterizedTest(name = "{0}")
    @Timeout(300)
    @CsvSource({
        "W tie EW1 9H|W takeback EW1 9H",
        "W tie EW1 KD ?|W takeback EW1 KD ?",
        "W tie EW1 KD ?|W takeback EW1 KD|notice",
        "arbiter bar W EW1 8H",
        "arbiter 20.1 W|notice",
    })
    @DisplayName(
            "The longest permitted record is judged with 64 MB of memory, including its score "
                    + "sheet")
    void judged(String lines) throws Exception {
        List<String> some = List.of(lines.split("[|]"));
        int times = (Judgement.MOST_ACTS - 1) / some.size();
        Path record = folder.resolve("long.burraco");
        Files.writeString(record, POSITION + (String.join("\n", some) + "\n").repeat(times));
        List<String> command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "burraco.cli.Main",
                        "judge",
                        record.toString());
        try (TableProcess judge = TableProcess.start(Map.of(), command)) {
            int status = judge.exit();
            List<String> said = judge.said();
            assertEquals(
                    0, status, () -> said.subList(Math.max(0, said.size() - 5), said.size()) + "");
            assertTrue(said.size() > times, "each line is on the sheet");
        }
    }

    @Test
    @DisplayName("One line more is refused, with its number and the limit")
    void tooMany() {
        String text = "; a remark\n" + "+1s\n".repeat(Judgement.MOST_ACTS + 1);
        Judgement.Refused refused =
                (Judgement.Refused) Judgement.of(text.getBytes(StandardCharsets.UTF_8));
        assertEquals(
                new Problem(
                        Judgement.MOST_ACTS + 2,
                        1,
                        Problem.Kind.TOO_MANY_ACTS,
                        List.of(Judgement.MOST_ACTS)),
                refused.problem());
    }
}
