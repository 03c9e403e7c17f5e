package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.engine.hand.Holding;
import burraco.json.JsonObject;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a player holds at the end of a hand.
 *
 * @param cards with {@code ??} for each that nobody has seen
 */
public record FanJson(String cards, int count) implements JsonObject {
    static FanJson of(Holding fan) {
        return new FanJson(faces(fan.known().sorted(Order.IN_A_FAN), fan.unseen()), fan.size());
    }

    static String faces(List<Card> cards, int unseen) {
        return Stream.concat(
                        cards.stream().map(card -> card.face().toString()),
                        Collections.nCopies(unseen, "??").stream())
                .collect(Collectors.joining(" "));
    }
}
