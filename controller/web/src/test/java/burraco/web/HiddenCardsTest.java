package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.PublicView;
import burraco.hal.Reading;
import burraco.play.evening.Deed;
import burraco.play.evening.Script;
import burraco.table.TestTable;
import burraco.testing.Layouts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same visible hand played twice with different hidden cards: everything that the table sends
 * is identical, byte for byte.
 */
@Tag("campaign")
class HiddenCardsTest {
    private static final int ACTS = 130;

    private static final List<String> WISHES =
            List.of(
                    "{\"do\":\"call\"}",
                    "{\"do\":\"waive\",\"why\":\"x\"}",
                    "{\"do\":\"end\",\"why\":\"x\"}",
                    "{\"do\":\"redeal\",\"why\":\"x\"}",
                    "{\"do\":\"report\",\"line\":\"arbiter 20.1 N\",\"why\":\"x\"}",
                    "{\"do\":\"points\",\"line\":\"EW\",\"points\":10,\"why\":\"x\"}",
                    "{\"do\":\"thrown\",\"seat\":\"N\",\"cards\":\"JK\"}");

    private record Told(List<String> said, String secret) {}

    private static List<Deed> deeds(long seed) {
        Script script =
                Script.lawful(seed, Layouts.reference().rules(), Seat.SOUTH, 8).beginning(ACTS);
        return script.deeds();
    }

    /** An act as everybody saw it, with the hidden card that was meant. */
    private static Act whole(Deed deed, Map<Card, Card> other) {
        List<CardName> names =
                deed.moved().stream()
                        .map(card -> CardName.of(other.getOrDefault(card, card)))
                        .toList();
        return switch (deed.act()) {
            case Act.Deal deal -> new Act.Deal(deal.to(), names.getFirst());
            case Act.DealPozzetto deal -> new Act.DealPozzetto(deal.pozzetto(), names.getFirst());
            case Act.Draw draw -> new Act.Draw(draw.seat(), names);
            case Act act -> PublicView.of(act, deed.moved());
        };
    }

    private static boolean isHidden(Act act) {
        return act instanceof Act.Deal
                || act instanceof Act.DealPozzetto
                || act instanceof Act.Draw;
    }

    /** Cards that nobody ever sees, permuted among themselves. */
    private static Map<Card, Card> others(List<Deed> deeds) {
        List<Card> never = new ArrayList<>(Cards.FULL_DECK.sorted(Order.IN_A_FAN));
        deeds.stream()
                .filter(deed -> !isHidden(deed.act()))
                .forEach(deed -> never.removeAll(deed.moved()));
        List<Card> turned = new ArrayList<>(never);
        Collections.rotate(turned, 7);
        Map<Card, Card> others = new HashMap<>();
        for (int i = 0; i < never.size(); i++) {
            others.put(never.get(i), turned.get(i));
        }
        assertTrue(others.size() > 20, "" + others.size());
        return others;
    }

    private static Told told(List<Deed> deeds, Map<Card, Card> other) throws Exception {
        TestTable scripted = new TestTable();
        try (ServedTable served = new ServedTable(scripted.table(), List.of(), Optional.empty())) {
            List<String> said = new ArrayList<>();
            String cookie = served.arbiter();
            long at = 0;
            for (Deed deed : deeds) {
                at += 1_000;
                served.time.set(at);
                scripted.watcher().sees(whole(deed, other), at);
                served.hear(new Reading.Inventory(at, 1, List.of()));
                served.settle();
                boolean dealt = at > 60_000 && (at / 1_000) % 4 == 0;
                if (dealt) {
                    for (String path : List.of("/api/state", "/api/record", "/api/health")) {
                        said.add(bare(served.get(path)));
                    }
                    for (String wish : WISHES) {
                        said.add(wish + bare(served.post("/api/preview", cookie, wish)));
                    }
                }
            }
            String secret = served.host.ask(table -> table.records().record()).get();
            said.addAll(served.log);
            return new Told(said, secret);
        }
    }

    private static String bare(RawReply reply) {
        return reply.body().replaceAll("\"number\":\\d+,\"now\"", "\"now\"");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatTheTableSaysDoesNotDependOnHiddenCards(long seed) throws Exception {
        List<Deed> deeds = deeds(seed);
        Told one = told(deeds, Map.of());
        Told other = told(deeds, others(deeds));
        assertNotEquals(one.secret(), other.secret());
        assertTrue(one.said().size() > 200, "" + one.said().size());
        for (int i = 0; i < one.said().size(); i++) {
            assertEquals(one.said().get(i), other.said().get(i));
        }
    }
}
