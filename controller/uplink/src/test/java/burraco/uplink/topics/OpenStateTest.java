package burraco.uplink.topics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.testing.JournalOf;
import burraco.testing.JsonSchema;
import burraco.testing.PlayedHands;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a broker is told of a match while it is played. */
@Tag("campaign")
class OpenStateTest {
    private static final long SEED = Long.getLong("table.seed", 17);
    private static final int ACTS = 40;
    private static final TableTopics TOPICS = new TableTopics("club", "one");
    private static final Pattern CARD = Pattern.compile("\\b(JK|[2-9TJQKA][SHDC♠♥♦♣])\\b?");

    @Test
    @DisplayName(
            "Every message fits the schema, has no card in it and no name, and follows the score")
    void whileAMatchIsPlayed() throws Exception {
        JsonSchema schema = new JsonSchema(Files.readString(Path.of("../docs/mqtt.schema.json")));
        Table table = new Table(JournalOf.LAYOUT, JournalOf.TABLE.deck(), Seat.SOUTH);
        name(table, Seat.NORTH, "Ermenegilda");
        List<String> faults = new ArrayList<>();
        Set<String> said = new HashSet<>();
        Set<String> acting = new TreeSet<>();
        int steps = 0;
        for (Reading reading :
                new PlayedHands(JournalOf.LAYOUT, SEED, Noise.REFERENCE)
                        .readings(2, List.of(), ACTS)) {
            List<Effect> effects = table.take(new Input.Read(reading));
            if (effects.isEmpty()) {
                continue;
            }
            Snapshot now = new Snapshot(++steps, table.state(), true, effects);
            for (Map.Entry<String, String> one : OpenState.of(now, TOPICS).entrySet()) {
                String kind = one.getKey().replaceFirst(".*/", "");
                if (said.add(one.getValue())) {
                    faults.addAll(schema.faults("{\"" + kind + "\":" + one.getValue() + "}"));
                }
            }
            table.state().hand().acting().ifPresent(seat -> acting.add(seat.toString()));
        }
        assertEquals(List.of(), faults, "seed " + SEED);
        assertTrue(said.size() > 50, said.size() + " messages");
        assertEquals(4, acting.size());
        for (String text : said) {
            Matcher card = CARD.matcher(text);
            assertFalse(card.find(), () -> "seed " + SEED + ": " + text);
            assertFalse(text.contains("Ermenegilda"), text);
        }
        assertTrue(
                said.stream().anyMatch(text -> text.matches(".*\"handNs\":-?[1-9].*")),
                "points of a hand that is played");
    }

    private static void name(Table table, Seat seat, String name) {
        table.take(new Input.Ordered(0, new Person.Arbiter("Bruna"), new Command.Name(seat, name)));
    }

    @Test
    @DisplayName("What is announced fits the schema, and is taken back under the same topics")
    void announced() throws Exception {
        JsonSchema schema = new JsonSchema(Files.readString(Path.of("../docs/mqtt.schema.json")));
        Announcement announcement =
                new Announcement(TOPICS, "homeassistant", "Tavolo uno", key -> key);
        Map<String, String> messages = announcement.messages("it");
        for (String text : messages.values()) {
            assertEquals(List.of(), schema.faults("{\"announcement\":" + text + "}"));
        }
        assertEquals(messages.keySet(), announcement.nothing().keySet());
        assertTrue(announcement.nothing().values().stream().allMatch(String::isEmpty));
        assertTrue(messages.containsKey("homeassistant/sensor/burraco_one/ns/config"));
        assertEquals(messages.size(), Announcement.names().size());
    }
}
