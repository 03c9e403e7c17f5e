package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.hal.virtual.Noise;
import burraco.testing.Club;
import burraco.testing.JsonSchema;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The practice table's messages conform to docs/api.schema.json, and its orders are carried out.
 */
@Tag("campaign")
class PlaySchemaTest {
    private static final Path FILE = Path.of("..", "docs", "api.schema.json");

    private static final PracticeSettings QUIET_TABLE =
            new PracticeSettings(1, Noise.QUIET, 1, false, false);

    private static void holds(String name, String body) throws Exception {
        JSONObject whole = new JSONObject(Files.readString(FILE));
        whole.remove("oneOf");
        whole.put("$ref", "#/$defs/" + name);
        JsonSchema schema = new JsonSchema(whole.toString());
        assertEquals(List.of(), schema.faults(body), name + " " + body);
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        }
    }

    private static String get(Club club, String path) throws Exception {
        return send(HttpRequest.newBuilder(URI.create(club.origin() + path))).body();
    }

    private static HttpResponse<String> post(Club club, String wish) throws Exception {
        return send(
                HttpRequest.newBuilder(URI.create(club.origin() + "/api/play/do"))
                        .header("Content-Type", "application/json")
                        .header("Origin", club.origin())
                        .POST(HttpRequest.BodyPublishers.ofString(wish)));
    }

    @Test
    void aHandThatBotsPlayIsAsTheSchemaHasIt(@TempDir Path folder) throws Exception {
        System.out.println("seed 4");
        try (Club club = new Club(folder, Club.bots(4, 160))) {
            holds("felt", get(club, "/api/play/felt"));
            holds("play", get(club, "/api/play"));
            club.until(
                    "something lies there",
                    state -> state.hand().open().melds().of(Line.NS).size() > 1);
            holds("play", get(club, "/api/play"));
            holds("heard", get(club, "/api/play/heard"));
            club.pause();
            // A deal whose end the table missed is started again; the last one counts.
            JSONArray tapes = new JSONObject(get(club, "/api/play")).getJSONArray("tapes");
            int hand = tapes.getJSONObject(tapes.length() - 1).getInt("number");
            String judged = get(club, "/api/play/judged?hand=" + hand);
            int told = club.host().ask(table -> table.lines().size()).get();
            holds("judged", judged);
            int again = new JSONObject(judged).getJSONArray("acts").length();
            assertTrue(Math.abs(told - again) < 20, told + " live, " + again + " again: " + tapes);
            assertTrue(get(club, "/api/play/capture?hand=1").startsWith("{\"t\":0,\"start\":"));
            holds("refusal", get(club, "/api/play/capture?hand=99"));
            assertTrue(club.state().hand().phase() != Phase.DEAL);
        }
    }

    @Test
    void whatNobodyUnderstandsIsRefusedAndDoesNoHarm(@TempDir Path folder) throws Exception {
        try (Club club = new Club(folder, QUIET_TABLE)) {
            for (String wish :
                    List.of(
                            "{}",
                            "[]",
                            "{\"do\":\"fly\"}",
                            "{\"do\":\"move\",\"cards\":\"7H\",\"to\":\"pile\"}",
                            "{\"do\":\"move\",\"cards\":\"7H/1\",\"to\":\"the moon\"}",
                            "{\"do\":\"move\",\"cards\":\"\",\"to\":\"pile\"}",
                            "{\"do\":\"press\",\"key\":\"ok\"}",
                            "{\"do\":\"seat\",\"seat\":\"N\",\"sitter\":\"CAT\"}",
                            "{\"do\":\"speed\"}")) {
                HttpResponse<String> answer = post(club, wish);
                assertEquals(400, answer.statusCode(), wish);
                holds("refusal", answer.body());
            }
            HttpResponse<String> away =
                    post(club, "{\"do\":\"move\",\"cards\":\"7H/1\",\"to\":\"pile\"}");
            assertEquals(200, away.statusCode());
            assertFalse(new JSONObject(away.body()).getBoolean("done"));
            assertEquals(List.of(), List.copyOf(club.log()));
        }
    }
}
