package burraco.testing;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.picture.TablePicture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The reference table with antennas that never miss a card: four times a second each of them names
 * exactly the cards that a test has put over it.
 */
public final class HeardTable {
    public static final ExampleTable TABLE = ExampleTable.reference();

    private static final long LOOK_MILLIS = 250;

    private final Hearing hearing = new Hearing(TABLE.layout(), TABLE.deck());
    private final TablePicture picture = new TablePicture(TABLE.layout(), hearing);
    private final Map<Card, Integer> over = new LinkedHashMap<>();
    private long now = 1_000;

    /** The physical card of this name: {@code 9S/1}. */
    public static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    public TablePicture picture() {
        return picture;
    }

    public long now() {
        return now;
    }

    /** Puts a card over the first antenna of a place; all antennas of the pile are one place. */
    public void put(Card card, Zone zone) {
        over.put(card, antennas(zone).getFirst().id());
    }

    /** Puts a card over one antenna of the pile. */
    public void putOnPile(Card card, int antenna) {
        over.put(card, TABLE.layout().antennas(Zone.Pile.class).get(antenna).id());
    }

    public void take(Card card) {
        over.remove(card);
    }

    private static List<LaidAntenna> antennas(Zone zone) {
        return TABLE.layout().antennas().stream()
                .filter(one ->
                        one.zone().equals(zone)
                                || zone instanceof Zone.Pile && one.zone() instanceof Zone.Pile)
                .toList();
    }

    /** Lets all antennas scan for this many milliseconds. */
    public void look(long millis) {
        for (long until = now + millis; now < until; ) {
            now += LOOK_MILLIS;
            for (LaidAntenna antenna : TABLE.layout().antennas()) {
                List<Answer> answers = new ArrayList<>();
                over.forEach((card, where) -> {
                    if (where == antenna.id()) {
                        answers.add(Answer.of(TABLE.deck().tag(card)));
                    }
                });
                hearing.hear(new Reading.Inventory(now, antenna.id(), answers));
                picture.renew();
            }
        }
    }
}
