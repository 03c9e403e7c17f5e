package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.engine.hand.Melds;
import burraco.engine.hand.Phase;
import burraco.table.Table;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After a restart in the middle of a hand, the hand goes on. */
@Tag("campaign")
class RestartTest {
    private static final long SEED = 7;

    @Test
    void aHandGoesOnWhereItWas(@TempDir Path folder) throws Exception {
        System.out.println("seed " + SEED);
        try (Club club = new Club(folder, Club.bots(SEED, 16))) {
            club.until("somebody has melds", state -> melds(state) >= 2);
            List<ShownAct> before = club.host().ask(Table::lines).get();
            String page = get(club.origin() + "/api/state");
            assertTrue(page.contains("\"epoch\":\"epoch1\""), page);
            club.restart();
            List<ShownAct> after = club.host().ask(Table::lines).get();
            assertEquals(texts(before), texts(after.subList(0, before.size())));
            assertTrue(get(club.origin() + "/api/state").contains("\"epoch\":\"epoch2\""));
            int then = melds(club.state());
            club.until("play has gone on", state -> melds(state) > then);
            assertFalse(club.state().hand().phase() == Phase.DEAL);
            assertEquals(List.of(), List.copyOf(club.log()));
        }
    }

    private static int melds(TableState state) {
        Melds melds = state.hand().open().melds();
        return melds.of(Line.NS).size() + melds.of(Line.EW).size();
    }

    private static List<String> texts(List<ShownAct> lines) {
        return lines.stream().map(ShownAct::text).toList();
    }

    private static String get(String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        }
    }
}
