package burraco.tracking.figures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tracking.figures.WrittenFigures.Sheet;
import burraco.tracking.figures.WrittenFigures.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The tracker's figures are defined in one package, each with its source, and listed on one page.
 */
class FiguresTest {
    private static final Pattern CONSTANT =
            Pattern.compile(
                    "\\bstatic final (?:double|long)(?:\\[])? (\\w+)\\s*=\\s*([^;]+);",
                    Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d");

    /**
     * Constants that are no figures: marks for nothing, grids, limits of work and memory, and
     * intervals.
     */
    private static final Set<String> STRUCTURAL =
            Set.of(
                    "hearing/CardBelief FORGET_AFTER_MILLIS",
                    "hearing/CardBelief FORGOTTEN",
                    "hearing/RecentLooks KEPT_MILLIS",
                    "hearing/CardTrace NEVER",
                    "picture/TablePicture FORGOTTEN",
                    "picture/Visits REMEMBERED_MILLIS",
                    "placing/PileLikelihoods HAIR_CM",
                    "placing/PileLikelihoods LEFT_TO_HEAR",
                    "placing/PileLikelihoods STEP_CM",
                    "senses/DistrustedParts NOT",
                    "understanding/SearchBudget WORK_PER_MILLI",
                    "understanding/SearchBudget MOST_STORED",
                    "understanding/ExplanationChoice REST_MILLIS_PER_PART",
                    "understanding/DiscrepancyWatch LOOK_EVERY_MILLIS",
                    "understanding/HandTracker LOOK_AGAIN_MILLIS",
                    "understanding/HandTracker MOST_GRAMS",
                    "understanding/HandInterpreter LOOK_AGAIN_MILLIS",
                    "weighing/ScaleCounter NOT",
                    "weighing/ScaleDisturbances NOT");

    @Test
    void everyFigureHasItsSentenceItsUnitAndItsSource() throws IOException {
        List<Sheet> sheets = WrittenFigures.sheets();
        assertTrue(sheets.size() >= 10, "the sheets of the room are here: " + sheets.size());
        for (Sheet sheet : sheets) {
            assertEquals(
                    sheet.constants(),
                    sheet.figures().stream().map(Written::name).toList(),
                    sheet.name() + ": every constant has a comment and @Figure");
            for (Written one : sheet.figures()) {
                assertTrue(one.text().matches("[A-Z].*\\."), one.name() + " is said in a sentence");
            }
        }
    }

    @Test
    void noOtherClassOfTheTrackerHasAFigure() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : WrittenFigures.sources(WrittenFigures.TRACKING)) {
            if (file.startsWith(WrittenFigures.ROOM)) {
                continue;
            }
            Matcher constants = CONSTANT.matcher(Files.readString(file));
            while (constants.find()) {
                if (NUMBER.matcher(constants.group(2)).find()) {
                    found.add(nameOf(file) + " " + constants.group(1));
                }
            }
        }
        assertEquals(new TreeSet<>(STRUCTURAL), found, "figures stand in tracking.figures");
    }

    @Test
    void pricesAreSumsOfFigures() throws IOException {
        Path cost = WrittenFigures.TRACKING.resolve(Path.of("explaining", "Cost.java"));
        String code = Files.readString(cost).replaceAll("(?s)/\\*.*?\\*/", "");
        assertTrue(code.contains("PriceGrowth."), "the prices are here");
        Matcher numbers = Pattern.compile("(?<![\\w.])\\d[\\w.]*").matcher(code);
        while (numbers.find()) {
            assertTrue(
                    numbers.group().matches("[0-3]"),
                    numbers.group() + " stands in Cost and has no name");
        }
    }

    private static String nameOf(Path file) {
        return WrittenFigures.TRACKING
                .relativize(file)
                .toString()
                .replace('\\', '/')
                .replace(".java", "");
    }

    @Test
    void thePageIsInStep() throws IOException {
        String page = FiguresPage.of(WrittenFigures.sheets());
        Path folder = Files.createDirectories(Path.of("target"));
        Files.writeString(folder.resolve("figures.md"), page);
        assertEquals(
                page,
                Files.readString(Path.of("..", "docs", "figures.md")),
                "docs/figures.md differs from the figures; see controller/target/figures.md");
    }
}
