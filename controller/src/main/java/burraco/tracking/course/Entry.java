package burraco.tracking.course;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.ruling.Ruling;
import java.util.List;

/**
 * An act of the course of a hand.
 *
 * @param late whether it was understood only after others that followed it
 * @param text its line as the record writes it
 * @param cards the physical cards that it names
 * @param rulings what the code says of it, by what lies open
 * @param since when the first reading that shows it came
 * @param complete when it was at its end, if that could be seen
 * @param decided when it was sure
 */
public record Entry(
        Act act,
        boolean late,
        String text,
        List<Card> cards,
        List<Ruling> rulings,
        Position before,
        Position after,
        long since,
        long complete,
        long decided) {
    public Entry {
        rulings = List.copyOf(rulings);
    }
}
