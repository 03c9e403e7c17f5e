package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.layout.calibration.CalibrationFile;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.play.evening.NoiseFile;
import burraco.testing.Captures;
import burraco.testing.ReferenceTable;
import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;
import burraco.words.PseudoWords;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is told about files, in a pseudo-language: only names and values have no accents. */
class PseudoFilesTest {
    /** What stands in the files, and where: names of sections and keys, values, numbers. */
    private static final Pattern NAMES =
            Pattern.compile(
                    "\"[^\"]*\"|'[^']*'|\\[+[a-z]+]+|\\S*[-0-9/_:.]\\S*|\\bNaN\\b"
                            + "|\\b(?:true|false|NS|EW|[NESW])\\b");

    /** Two words in a row are a sentence that somebody wrote into the program. */
    private static final Pattern WORDS_WITHOUT_ACCENTS =
            Pattern.compile("(?<!\\p{L})[A-Za-z]+ +[A-Za-z]+(?!\\p{L})");

    private static final List<String> BAD_LINES =
            List.of(
                    "x",
                    "[]",
                    "{}",
                    "{\"t\":\"1\"}",
                    "{\"t\":1,\"tags\":[]}",
                    "{\"t\":1,\"tags\":[],\"scale\":1}",
                    "{\"t\":1,\"scale\":99,\"g\":1}",
                    "{\"t\":1,\"scale\":1,\"g\":\"x\"}",
                    "{\"t\":1,\"antenna\":3,\"tags\":[{}]}",
                    "{\"t\":1,\"antenna\":3,\"tags\":[{\"uid\":\"e0\"}]}",
                    "{\"t\":1,\"button\":\"bell\"}",
                    "{\"t\":1,\"button\":\"ok\",\"seat\":\"X\"}",
                    "{\"t\":1,\"fault\":\"antenna\",\"antenna\":3}",
                    "{\"t\":1,");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<Sentence> problems(List<LayoutProblem> told) {
        return told.stream().map(LayoutProblem::what).toList();
    }

    private static List<Sentence> said() {
        List<Sentence> said = new ArrayList<>();
        Stream.of(
                        BadLayoutsTest.sectionsAndTable(),
                        BadLayoutsTest.match(),
                        BadLayoutsTest.rules(),
                        BadLayoutsTest.sources(),
                        BadLayoutsTest.antennas(),
                        BadLayoutsTest.antennasTogether(),
                        BadLayoutsTest.scales(),
                        BadLayoutsTest.noToml())
                .flatMap(cases -> cases)
                .forEach(bad -> {
                    if (LayoutReader.read(bad.text()) instanceof LayoutResult.Refused refused) {
                        said.addAll(problems(refused.problems()));
                    }
                });
        LayoutResult.Read blind = Tables.read(Tables.LEAST + "[journal]\nany = 3\n");
        blind.notes().forEach(note -> said.add(note.what()));
        for (String devices :
                List.of(
                        "[[lamps]]\ngroup = 'x'\n[[buttons]]\nseat = 'N'\n[buzzer]\nsource = 'x'",
                        "[display]\nkind = 'lcd'\n[pi]\nspi = 'x'\nlock = 99")) {
            if (DevicesReader.read(bytes(devices)) instanceof DevicesResult.Refused refused) {
                said.addAll(problems(refused.problems()));
            }
        }
        String pages =
                "[web]\nport = -1\nkey = 'a'\n[[stream]]\nname = 'A'\nfans = true\nkey = 'b'";
        if (WebReader.read(bytes(pages)) instanceof WebResult.Refused refused) {
            said.addAll(problems(refused.problems()));
        }
        for (String deck : List.of("", "uid,card\nE0\nE0,7H\nx,AB\ne0,7H/1\nE0,7H/1\nE0,7H/1")) {
            if (DeckFile.read(deck) instanceof DeckResult.Refused refused) {
                said.addAll(problems(refused.problems()));
            }
        }
        for (String heard :
                List.of("x = 1", "date = 1\nantenna = 3", "[[antenna]]\nplaces = [1]\nid = 0")) {
            if (CalibrationFile.read(bytes(heard))
                    instanceof CalibrationFile.Result.Refused refused) {
                said.addAll(problems(refused.problems()));
            }
        }
        String noise = "base = 'loud'\nx = 1\n[miss]\nx = 1\nedge = 'x'\ncentre = [2, 3]";
        if (NoiseFile.read(bytes(noise)) instanceof NoiseFile.Result.Refused refused) {
            refused.problems().forEach(problem -> said.add(problem.what()));
        }
        return said;
    }

    private static List<String> withoutAccents(String told) {
        return WORDS_WITHOUT_ACCENTS
                .matcher(NAMES.matcher(told).replaceAll("|"))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Every sentence about a file comes from the language's file")
    void everyWordIsTranslated(Language language) {
        FileWords words = PseudoWords.accentedFiles(language);
        List<Sentence> said = said();
        assertFalse(said.size() < 80, () -> said.size() + " problems");
        for (Sentence sentence : said) {
            String told = words.say(sentence);
            assertEquals(List.of(), withoutAccents(told), told);
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("So does every reason why a line of a capture is skipped")
    void everyReasonIsTranslated(Language language) throws IOException {
        FileWords words = PseudoWords.accentedFiles(language);
        List<Sentence> skipped = skipped();
        assertEquals(BAD_LINES.size(), skipped.size());
        for (Sentence why : skipped) {
            String told = words.say(why);
            assertEquals(List.of(), withoutAccents(told), told);
        }
    }

    private static List<Sentence> skipped() throws IOException {
        String text = Captures.START_LINE + String.join("\n", BAD_LINES);
        CaptureReader reader =
                new CaptureReader(new ByteArrayInputStream(bytes(text)), ReferenceTable.LAYOUT);
        List<Sentence> skipped = new ArrayList<>();
        for (Optional<CaptureLine> line = reader.next(); line.isPresent(); line = reader.next()) {
            if (line.get() instanceof CaptureLine.Skipped(_, Sentence why)) {
                skipped.add(why);
            }
        }
        return skipped;
    }
}
