package burraco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.record.Judgement;
import burraco.testing.RulingText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The table of cases, {@code docs/cases.tsv}: each case is ruled, in each phase, in the record that
 * teaches it, with the remedies of the table.
 */
class CasesTest {
    private static final Path TABLE = Path.of("..", "docs", "cases.tsv");
    private static final Path RULES = Path.of("..", "docs", "rules.md");
    private static final Path EXAMPLES = Path.of("..", "examples", "rulings");

    /**
     * A row of the table.
     *
     * @param remedies the verbs of the remedies, in order
     */
    record Row(String id, String phase, String remedies, String example) {}

    static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(TABLE)) {
            if (!line.startsWith("#") && !line.startsWith("id\t")) {
                String[] cells = line.split("\t");
                assertEquals(4, cells.length, line);
                rows.add(new Row(cells[0], cells[1], cells[2], cells[3]));
            }
        }
        return rows;
    }

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theExampleIsRuledAsTheTableSays(Row row) throws IOException {
        List<String> told = new ArrayList<>();
        for (Ruling ruling : rulings(EXAMPLES.resolve(row.example()))) {
            if (ruling.which().id().equals(row.id())) {
                told.add(verbs(ruling));
            }
        }
        if (row.remedies().equals("-")) {
            assertEquals(List.of(), told);
        } else {
            assertTrue(told.contains(row.remedies()), row + " but " + told);
        }
    }

    /** Every phase that the articles have for a case has its row. */
    @Test
    void noPhaseOfACaseIsWithoutItsRow() throws IOException {
        Map<String, Set<String>> phases = new TreeMap<>();
        for (Row row : rows()) {
            phases.computeIfAbsent(row.id(), _ -> new TreeSet<>()).add(row.phase());
        }
        for (String severe : List.of("10.4", "12.2")) {
            assertEquals(Set.of("P1", "P2", "P3"), phases.get(severe), severe);
        }
        for (String late : List.of("23.4", "30.5", "8.5", "23ter.2")) {
            assertEquals(Set.of("P3"), phases.get(late), late);
        }
        for (String after : List.of("23.3", "30.3", "30.4", "31A", "31B", "23bis.1")) {
            assertEquals(Set.of("P2"), phases.get(after), after);
        }
    }

    @Test
    void theTableHasEveryCaseThatTheEngineKnows() throws IOException {
        Set<String> known = new TreeSet<>();
        EnumSet.allOf(Case.class).forEach(which -> known.add(which.id()));
        // It is reported under this id, but ruled as the reminder of art. 28.
        known.remove(Case.POZZETTO_REMINDED.id());
        assertEquals(
                known, rows().stream().map(Row::id).collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.it.md"})
    void theFrontPageSaysHowManyCasesThereAre(String page) throws IOException {
        long cases = rows().stream().map(Row::id).distinct().count();
        String text = Files.readString(Path.of("..", page));
        assertTrue(text.matches("(?s).*\\b" + cases + " (cases|casi)\\b.*"), page + ": " + cases);
    }

    /** An example has only the ruling in its name. */
    @ParameterizedTest
    @MethodSource("examples")
    void anExampleIsAboutItsCase(Path example) throws IOException {
        String name = example.getFileName().toString();
        List<Ruling> rulings = rulings(example);
        boolean silent = name.startsWith("8.5");
        assertEquals(silent, rulings.isEmpty(), name);
        assertTrue(
                silent || rulings.stream().anyMatch(ruling -> isAbout(name, ruling)),
                name + ": " + rulings);
    }

    private static boolean isAbout(String name, Ruling ruling) {
        String id = name.startsWith("21.4-") ? "28.3" : ruling.which().id();
        return name.startsWith("21.4-")
                ? ruling.which().id().equals(id)
                : name.startsWith(id + "-");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleIsExplained(Path example) throws IOException {
        List<String> lines = Files.readAllLines(example);
        assertTrue(lines.get(0).startsWith("; "), () -> example + ": what is this about?");
        String rules = Files.readString(RULES, StandardCharsets.UTF_8);
        String link = "../examples/rulings/" + example.getFileName();
        assertTrue(rules.contains(link), () -> "docs/rules.md does not link to " + link);
    }

    private static List<Ruling> rulings(Path example) throws IOException {
        return switch (Judgement.of(Files.readAllBytes(example))) {
            case Judgement.Refused refused -> throw new AssertionError(refused.problem());
            case Judgement.Judged judged -> {
                List<Ruling> rulings = new ArrayList<>();
                judged.steps().forEach(step -> rulings.addAll(step.rulings()));
                rulings.addAll(judged.atEnd());
                yield rulings;
            }
        };
    }

    private static String verbs(Ruling ruling) {
        return Arrays.stream(RulingText.remedies(ruling).split("; "))
                .map(remedy -> remedy.split(" ")[0])
                .collect(Collectors.joining(" "));
    }
}
