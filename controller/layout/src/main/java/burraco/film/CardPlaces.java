package burraco.film;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.film.Footage.Heard;
import burraco.layout.Deck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Assigns each card a place on its antenna: the first that is free when the card comes, kept until
 * the card has been away for long.
 */
record CardPlaces(List<Placed> cards, int count) {
    /** How long a place is kept for a card that is not detected. */
    private static final long LONG_AWAY_MILLIS = 10_000;

    record Placed(Heard card, int place) {}

    static CardPlaces of(List<Heard> antenna, Deck deck) {
        List<Heard> stays = new ArrayList<>();
        for (Heard heard : antenna) {
            for (Spans stay : heard.when().parted(LONG_AWAY_MILLIS)) {
                stays.add(new Heard(heard.antenna(), heard.tag(), stay));
            }
        }
        // Cards that come together are in the order of a fan; unknown tags come last.
        stays.sort(
                Comparator.comparing((Heard heard) -> heard.when().begin())
                        .thenComparing(
                                heard -> deck.card(heard.tag()).orElse(null),
                                Comparator.<Card>nullsLast(Order.IN_A_FAN))
                        .thenComparing(Heard::tag));
        List<Long> freeFrom = new ArrayList<>();
        List<Placed> placed = new ArrayList<>();
        for (Heard stay : stays) {
            int place = 0;
            while (place < freeFrom.size() && freeFrom.get(place) > stay.when().begin()) {
                place++;
            }
            if (place == freeFrom.size()) {
                freeFrom.add(0L);
            }
            freeFrom.set(place, stay.when().end());
            placed.add(new Placed(stay, place));
        }
        // Lower rows are drawn over upper ones.
        placed.sort(Comparator.comparing(Placed::place));
        return new CardPlaces(List.copyOf(placed), freeFrom.size());
    }
}
