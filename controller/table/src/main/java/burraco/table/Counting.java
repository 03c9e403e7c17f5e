package burraco.table;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Layout;
import burraco.table.sheet.Sheet;
import burraco.table.state.Played;
import burraco.table.state.Tally;
import java.util.Optional;
import java.util.function.Function;

/** What the hand at hand comes to once it is over, until its cards are gathered. */
final class Counting {
    private final Desk desk;
    private final FanCount fans;
    private Tally tally = Tally.NONE;
    private Sheet counted;
    private Played count;

    Counting(Desk desk, Layout layout, Function<TagId, Optional<Card>> deck) {
        this.desk = desk;
        fans = new FanCount(layout, deck);
    }

    /** With what people have said of it; empty while it is played. */
    Optional<Played> hand() {
        return desk.phase() == Phase.OVER ? Optional.of(tally.on(seen())) : Optional.empty();
    }

    /** By what the table has seen, without what people have said of it. */
    private Played seen() {
        if (counted != desk.sheet()) {
            counted = desk.sheet();
            count = Counted.lying(counted, desk.match);
        }
        return count;
    }

    // What people say

    void entered(Played.Entered total) {
        tally = tally.entered(total, seen());
    }

    void left(Line line, int points) {
        tally = tally.left(line, new Tally.Left(points, false));
    }

    void confirmedBy(Line line) {
        tally = tally.confirmedBy(line, seen());
    }

    // What the table hears

    /**
     * Fans that people lay before themselves are counted, and again where it was the wrong cards
     * that lay there, unless somebody has said what they are or what the hand came to.
     */
    void hear(Reading.Inventory inventory) {
        if (desk.phase() != Phase.OVER) {
            return;
        }
        fans.hear(inventory);
        for (Line line : Line.values()) {
            if (isOpen(line)) {
                fans.left(line, desk.sheet().all(), desk.now).stream()
                        .mapToObj(points -> new Tally.Left(points, true))
                        .filter(left -> !left.equals(tally.left().get(line)))
                        .forEach(left -> laid(line, left));
            }
        }
    }

    private boolean isOpen(Line line) {
        Played hand = hand().orElseThrow();
        Tally.Left said = tally.left().get(line);
        return hand.isUnseen(line)
                && hand.entered().isEmpty()
                && hand.confirmed().isEmpty()
                && (said == null || said.byTable());
    }

    private void laid(Line line, Tally.Left left) {
        int match = desk.match.number();
        int hand = seen().number();
        desk.add(new Effect.Left(match, hand, line, left.points(), Optional.empty()));
        tally = tally.left(line, left);
    }

    // The end

    /** The hand as it is written down. */
    Played settled(Played counted) {
        return tally.settled(seen(), counted);
    }

    /** Where a hand goes on after all, or another begins, its fans are others. */
    void forget() {
        tally = Tally.NONE;
        fans.forget();
    }
}
