package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A referee without a table judges the record as the table did during the hand. */
@Tag("campaign")
class ReplayJudgedTest {
    private static final Pattern ACT =
            Pattern.compile("\\{\"line\":(\\d+),\"action\":.*?(\"rulings\":\\[.*\\]),\"turn\":.*");
    private static final Pattern WITHDRAWN = Pattern.compile("\\{\"withdrawn\":(\\d+),.*");

    @TempDir Path folder;

    private static Terminal run(Object... args) {
        Terminal told = Terminal.run(args);
        assertEquals(0, told.status(), told::err);
        return told;
    }

    private List<Path> captures(String options) throws IOException {
        Path made = folder.resolve("made");
        run(
                Stream.concat(
                                Stream.of("simulate", "--capture", made.toString()),
                                Stream.of(options.split(" ")))
                        .toArray());
        try (Stream<Path> files = Files.list(made)) {
            return files.filter(file -> file.toString().endsWith(".readings.jsonl"))
                    .sorted()
                    .toList();
        }
    }

    /** The final rulings of each hand: of each line, and of the end. */
    private static List<SortedMap<Integer, String>> rulings(List<String> objects) {
        List<SortedMap<Integer, String>> hands = new ArrayList<>();
        SortedMap<Integer, String> standing = new TreeMap<>();
        for (String object : objects) {
            Matcher act = ACT.matcher(object);
            Matcher withdrawn = WITHDRAWN.matcher(object);
            if (act.matches()) {
                standing.put(Integer.parseInt(act.group(1)), act.group(2));
            } else if (withdrawn.matches()) {
                standing.remove(Integer.parseInt(withdrawn.group(1)));
            } else if (object.startsWith("{\"end\":true,")) {
                hands.add(standing);
                standing = new TreeMap<>();
            }
        }
        return hands;
    }

    /** The last object of a hand, without what only a replay adds to it. */
    private static String end(List<String> objects, int hand) {
        return objects.stream()
                .filter(object -> object.startsWith("{\"end\":true,"))
                .skip(hand)
                .findFirst()
                .orElseThrow()
                .replaceAll(",\"hand\":\\d+,\"record\":.*", "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--noise quiet --hands 2 --hands-a-capture 2",
                "--noise reference --seed 3 --hands 2 --mischief 21quater.4,26.1",
                "--noise reference --seed 5 --hands 2 --code FITAB-ITA-2026 --mischief 6.2,23.1"
            })
    void theRecordOfAReplayIsJudgedAsTheReplayWas(String options) throws IOException {
        for (Path capture : captures(options)) {
            List<String> told = run("replay", capture, "--json").outLines();
            Path out = folder.resolve("out");
            run("replay", capture, "--record", "--out", out);
            List<SortedMap<Integer, String>> hands = rulings(told);
            assertFalse(hands.isEmpty(), capture + " has no hand");
            for (int hand = 0; hand < hands.size(); hand++) {
                String name = capture.getFileName().toString().replace(".readings.jsonl", "");
                Path record = out.resolve(name + "-" + (hand + 1) + ".burraco");
                List<String> judged = run("judge", record, "--json").outLines();
                run("judge", record, "--public", "--json");
                String which = options + ", " + capture.getFileName() + ", hand " + (hand + 1);
                assertEquals(rulings(judged).getFirst(), hands.get(hand), which);
                assertEquals(end(judged, 0), end(told, hand), which);
                String bare = Json.write(Map.of("record", Files.readString(record)));
                assertTrue(told.stream().anyMatch(line -> line.endsWith(bare.substring(1))), which);
            }
        }
    }
}
