package burraco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import burraco.record.Judgement;
import burraco.record.ReadResult;
import burraco.record.RecordReader;
import burraco.record.RecordWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons show how the game is played: they contain no rulings. */
class ExamplesTest {
    private static final Path FOLDER = Path.of("..", "examples");

    static List<Path> lessons() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".burraco")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsJudgedWithoutARuling(Path lesson) throws IOException {
        switch (Judgement.of(Files.readAllBytes(lesson))) {
            case Judgement.Refused refused -> fail(refused.problem().toString());
            case Judgement.Judged judged ->
                    judged.steps()
                            .forEach(step -> assertEquals(List.of(), step.rulings(), step.text()));
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsWrittenAsItStands(Path lesson) throws IOException {
        byte[] bytes = Files.readAllBytes(lesson);
        switch (RecordReader.read(bytes)) {
            case ReadResult.Unreadable unreadable -> fail(unreadable.problem().toString());
            case ReadResult.Readable readable ->
                    assertEquals(
                            withoutColumnsOfSpaces(new String(bytes, StandardCharsets.UTF_8)),
                            withoutColumnsOfSpaces(RecordWriter.write(readable.document())));
        }
    }

    @Test
    void thereAreLessons() throws IOException {
        assertFalse(lessons().isEmpty());
    }

    /** The lessons align their comments. */
    private static String withoutColumnsOfSpaces(String text) {
        return text.replaceAll(" +", " ");
    }
}
