package burraco.tournament.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A short file word by word, and what is said of one that cannot be read. */
final class HistoryReaderTest {
    private static final String HEAD =
            """
            burraco-tournament 1 seed 42
            title "San Martino"
            """;

    private static final String PLAN =
            """
            plan
              field pairs
              length 4
              stage mitchell rounds 1 placing entry points carried
              stage danese-modified rounds 1 placing ranking points carried
              tie-breaks match-points lot
              sessions 1
              rest 12/305
              clubs anywhere
            """;

    private static final String PLAYED =
            """
            enter 1 "Anna Rossi" "Bruno \\"Gigi\\" Neri" club "Circolo del Ponte"
            enter 2 "Carla" "Dario" table 2
            enter 3 "Elio" "Franca"
            enter 4 "Gino" "Zo\u00eb"
            amend 3 "Elio" "Franca" club "Amici"
            draft
            swap 1 3 by "Lia" why "clubmates"
            check by "Lia"
            post round 1
              places shift 1
              group "F" 3 2
              group "M" 1 4
              table 1 3 - 1 because mitchell 1 1
              table 2 2 - 4 because mitchell 1 1
            late round 1 table 1 first minutes 6
            countersign round 1 table 2 by "Lia"
            result round 1 table 1 1200:-50 parts 700:-150 500:100
            result round 1 table 2 abandoned second earned 13/620
            correct round 1 table 1 1205:-50 ground transcription by "Lia" why "a 5\\n"
            substitute 1 out "Anna Rossi" in "Piera" by "Lia"
            penalty 1 round 1 -1/-105 by "Lia" why "art. 21 ter"
            warning 2 round 1 by "Lia" why "talks"
            leave 4 round 2 for-good by "Lia" why "ill"
            rank round 1
            post round 2
              places
              group "" 3 2 1
              table 1 3 - 1 because next-allowed 1 3 2 0
              rest 2 because last 2
            result round 2 table 1 awarded 12/305 8/-305
            rank round 2
            post-ranking round 2
            finish
            """;

    @Test
    @DisplayName("A file with nearly every word is read, and written again as it was")
    void whole() {
        String text = HEAD + PLAN + PLAYED;
        Read read = HistoryReader.read(text);
        Read.Done done = assertInstanceOf(Read.Done.class, read, read::toString);
        assertTrue(done.now().finished());
        assertEquals("San Martino", done.now().title());
        assertEquals(text, HistoryWriter.write(done.history()));
    }

    @Test
    @DisplayName("Comments, blank lines, tabs, CR LF and a byte order mark do no harm")
    void comments() {
        String windows =
                "\uFEFF"
                        + (HEAD + "\n# entries\n" + PLAN + "enter 1 \"A\" \"B\" # came first\n")
                                .replace("  ", "\t")
                                .replace("\n", "\r\n");
        Read.Done done = assertInstanceOf(Read.Done.class, HistoryReader.read(windows));
        assertEquals(HEAD + PLAN + "enter 1 \"A\" \"B\"\n", HistoryWriter.write(done.history()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "entr 1 'A' 'B'        | 12:1 file.expected",
                "enter x 'A' 'B'       | 12:7 file.expected",
                "enter 1 'A' 'B        | 12:15 file.unclosed",
                "enter 1 'A''B'        | 12:12 file.expected",
                "enter 1 'A' '\\q'     | 12:14 file.escape",
                "enter 1 'A' '\\u00x0' | 12:14 file.escape",
                "enter 1 'A' 'B' 'C'   | 12:1 change.players.pairs",
                "enter 1 'A' 'B' rank  | 12:17 file.expected",
                "enter 99999999999     | 12:7 file.expected",
                "enter +1 'A' 'B'      | 12:7 file.expected",
                "enter 1 '\\u200d' 'B' | 12:1 change.name",
                "leave 1 round 1 away  | 12:17 file.expected",
                "result round 1 table 1 100 | 12:24 file.expected",
                "result round 1 table 1 100:x | 12:28 file.expected",
                "rank round 1          | 12:1 change.no-round",
                "order 1               | 12:1 change.unknown",
            })
    void places(String line, String problem) {
        String text = HEAD + PLAN + line.replace('\'', '"').strip() + "\n";
        assertEquals(List.of(problem), problems(text), text);
    }

    @Test
    @DisplayName("A column counts characters as an editor shows them")
    void columns() {
        assertEquals(
                List.of("12:17 file.expected"),
                problems(HEAD + PLAN + "enter 1 \"\uD834\uDD1E\" \"B\" x\n"));
    }

    @Test
    @DisplayName(
            "Several lines that cannot be read are told at once; what they would do is not tried")
    void several() {
        assertEquals(
                List.of("12:1 file.expected", "14:6 file.expected"),
                problems(HEAD + PLAN + "entr\nrank round 1\nrank 1\n"));
        String many = "what\n".repeat(100);
        assertEquals(20, problems(HEAD + PLAN + many).size());
    }

    @Test
    @DisplayName("First lines: the format, its version, the seed and the title")
    void head() {
        assertEquals(List.of("1:1 file.expected"), problems(""));
        assertEquals(List.of("1:1 file.expected"), problems("\n\n"));
        assertEquals(List.of("1:1 file.expected"), problems("[Dealer \"S\"]\n"));
        assertEquals(List.of("1:1 file.newer"), problems("burraco-tournament 3 whatever\n"));
        assertEquals(List.of("1:1 file.version"), problems("burraco-tournament 0 seed 1\n"));
        assertEquals(List.of("1:27 file.expected"), problems("burraco-tournament 1 seed x\n"));
        assertEquals(List.of("1:1 file.no-title"), problems("burraco-tournament 1 seed 1\n"));
        assertEquals(List.of("2:1 file.expected"), problems("burraco-tournament 1 seed 1\nplan\n"));
    }

    @Test
    @DisplayName("Indented lines belong to a plan or to seats, and are complete")
    void blocks() {
        assertEquals(List.of("3:1 file.indented"), problems(HEAD + "  field pairs\n"));
        assertEquals(List.of("13:1 file.no-block"), problems(HEAD + PLAN + "draft\n  x\n"));
        assertEquals(List.of("3:1 file.plan-lacks"), problems(HEAD + "plan\n  field pairs\n"));
        assertEquals(List.of("12:1 file.twice"), problems(HEAD + PLAN + "  length 3\n"));
        assertEquals(
                List.of("13:3 file.expected"),
                problems(HEAD + PLAN + "post round 1\n  group \"F\" 1 2\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "group 'F' 1 2/group 'M' 3 4 | ",
                "group 'F' 1 2 3 4           | change.places.shape",
                "group 'F' 1 2/group 'F' 3 4 | change.places.shape",
                "group 'F' 1 2/group 'M' 3   | change.places.shape",
                "group 'F' 1 2/group 'M' 3 5 | change.places.who",
                "group 'F' 1 2/group 'M' 3 3 | change.places.who",
                "group 'F' 1 2/group 'M' 3 - | change.places.missing",
            })
    @DisplayName("Places from which the second round could not be drafted are refused")
    void lines(String groups, String problem) {
        StringBuilder text = new StringBuilder(HEAD + PLAN);
        for (int number = 1; number <= 4; number++) {
            text.append("enter ").append(number).append(" \"A\" \"B\"\n");
        }
        text.append("post round 1\n  places\n  ")
                .append(groups.strip().replace('\'', '"').replace("/", "\n  "))
                .append("\n  table 1 1 - 3 because entry\n  table 2 2 - 4 because entry\n");
        assertEquals(
                problem == null ? List.of() : List.of("16:1 " + problem),
                problems(text.toString()));
    }

    @ParameterizedTest
    @CsvSource({
        "mitchell, shift -1, plan.groups",
        "round-robin, groups 0, plan.groups",
        "round-robin, groups 2000000000, plan.groups",
        "danese, groups 2 0, plan.groups",
        "danese, groups 2 2, ",
    })
    @DisplayName("Groups and shifts that no hall has are refused")
    void bounds(String movement, String details, String problem) {
        String stage = "mitchell rounds 1 placing entry points carried";
        String text =
                HEAD + PLAN.replace(stage, stage.replace("mitchell", movement) + " " + details);
        assertEquals(problem == null ? List.of() : List.of("3:1 " + problem), problems(text));
    }

    @Test
    @DisplayName("Rounds without end are refused")
    void rounds() {
        String text = HEAD + PLAN.replace("rounds 1", "rounds 2000000000");
        assertEquals(List.of("3:1 plan.rounds"), problems(text));
    }

    @Test
    @DisplayName("A last line without its end may have been cut off")
    void cut() {
        assertEquals(List.of("12:6 file.cut"), problems(HEAD + PLAN + "draft"));
    }

    private static List<String> problems(String text) {
        return switch (HistoryReader.read(text)) {
            case Read.Done _ -> List.of();
            case Read.Problems(List<Problem> all) ->
                    all.stream()
                            .map(one -> one.line() + ":" + one.column() + " " + one.what().key())
                            .collect(Collectors.toList());
        };
    }
}
