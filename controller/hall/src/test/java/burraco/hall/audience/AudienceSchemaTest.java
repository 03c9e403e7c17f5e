package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.JsonSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of a match conform to docs/audience.schema.json. */
class AudienceSchemaTest {
    private static final Path FILE = Path.of("..", "docs", "audience.schema.json");

    /** The part of the schema for a file, by its name. */
    private static final Map<String, String> PARTS =
            Map.of(
                    "tournaments[.]json", "tournaments",
                    "friday/index[.]json", "index",
                    "friday/about[.]json", "about",
                    "friday/round-[0-9]+[.]json", "round",
                    "friday/[0-9]+/index[.]json", "table",
                    "friday/[0-9]+/[0-9]+[.]json", "segment");

    private static JsonSchema schema(String part) throws IOException {
        JSONObject whole = new JSONObject(Files.readString(FILE));
        whole.put("$ref", "#/$defs/" + part);
        return new JsonSchema(whole.toString());
    }

    @Test
    @DisplayName("Lists and segments are as the schema says, and the event is one of schema.org")
    void schema(@TempDir Path home) throws IOException {
        Set<String> seen = new TreeSet<>();
        try (PlayedFolder played = new PlayedFolder(home, true);
                Stream<Path> files = Files.walk(played.tells(played.one, ToldHands.all()).folder)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".json")).toList()) {
                String name = played.folder.relativize(file).toString();
                for (Map.Entry<String, String> part : PARTS.entrySet()) {
                    if (name.matches(part.getKey())) {
                        seen.add(part.getValue());
                        assertEquals(
                                List.of(),
                                schema(part.getValue()).faults(Files.readString(file)),
                                name);
                    }
                }
            }
            JSONObject event =
                    new JSONObject(Files.readString(played.folder.resolve("friday/event.json")));
            assertEquals("SportsEvent", event.getString("@type"));
            assertEquals("2026-09-21T14:13:20Z", event.getString("startDate"));
        }
        assertEquals(new TreeSet<>(PARTS.values()), seen);
    }
}
