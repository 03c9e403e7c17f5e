package burraco.desk.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.desk.file.Content;
import burraco.json.Json;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Read;
import burraco.tournament.words.TournamentWords;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tournaments that were played to their end, as the page shows them after each thing done. */
class EveryMomentTest {
    private static final int ALL_POINTS = 20;

    static List<Path> examples() throws IOException {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(here.resolve("examples").resolve("tournaments"))) {
            here = here.getParent();
        }
        try (Stream<Path> files = Files.list(here.resolve("examples").resolve("tournaments"))) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    @DisplayName("Every moment can be shown, in Italian or English, and what is shown adds up")
    void everyMoment(Path file) throws IOException {
        Read.Done read = (Read.Done) HistoryReader.read(Files.readString(file));
        History history = read.history();
        Tournament now = history.opening();
        History begun = new History(history.title(), history.seed(), history.edition(), List.of());
        Content content = new Content(HistoryWriter.write(begun), begun, now);
        for (Change change : history.changes()) {
            Progress.Done done = (Progress.Done) Direction.apply(now, change);
            now = done.now();
            content = content.with(change, now);
            int at = content.history().changes().size();
            Language language = Language.values()[at % Language.values().length];
            DeskView view = DeskView.of(content, TournamentWords.in(language));
            addsUp(new JSONObject(Json.write(view)), now);
        }
        assertEquals(read.now(), now);
    }

    private static void addsUp(JSONObject view, Tournament now) {
        assertEquals(now.field().all().size(), view.getJSONArray("entries").length());
        if (now.finished()) {
            assertEquals(0, view.getJSONArray("steps").length());
        }
        if (view.has("round")) {
            JSONObject round = view.getJSONObject("round");
            int open = 0;
            JSONArray tables = round.getJSONArray("tables");
            for (int i = 0; i < tables.length(); i++) {
                JSONObject slip = tables.getJSONObject(i).getJSONObject("slip");
                open += slip.getBoolean("open") ? 1 : 0;
                if (slip.has("points")) {
                    JSONArray points = slip.getJSONArray("victoryPoints");
                    assertEquals(ALL_POINTS, points.getInt(0) + points.getInt(1), slip.toString());
                }
                assertFalse(tables.getJSONObject(i).getString("why").isBlank());
            }
            assertEquals(open, round.getInt("missing"));
            assertTrue(view.has("ranking"));
        }
        assertEquals(now.draft().isPresent(), view.has("draft"));
    }
}
