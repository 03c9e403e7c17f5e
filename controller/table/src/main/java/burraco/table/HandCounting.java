package burraco.table;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Layout;
import burraco.table.sheet.ActSheet;
import burraco.table.state.CountStatements;
import burraco.table.state.PlayedHand;
import java.util.Optional;
import java.util.function.Function;

/** What the present hand comes to, from its end until its cards are gathered. */
final class HandCounting {
    private final TableWorkspace workspace;
    private final FanCount fans;
    private CountStatements tally = CountStatements.NONE;
    private ActSheet counted;
    private PlayedHand count;

    HandCounting(TableWorkspace workspace, Layout layout, Function<TagId, Optional<Card>> deck) {
        this.workspace = workspace;
        fans = new FanCount(layout, deck);
    }

    /** The count with what people have said about it; empty while the hand is played. */
    Optional<PlayedHand> hand() {
        return workspace.phase() == Phase.OVER ? Optional.of(tally.on(seen())) : Optional.empty();
    }

    /** The count by what the table has seen, without what people have said. */
    private PlayedHand seen() {
        if (counted != workspace.sheet()) {
            counted = workspace.sheet();
            count = CountedHand.lying(counted, workspace.match);
        }
        return count;
    }

    // People

    void entered(PlayedHand.Entered total) {
        tally = tally.entered(total, seen());
    }

    void left(Line line, int points) {
        tally = tally.left(line, new CountStatements.Left(points, false));
    }

    void confirmedBy(Line line) {
        tally = tally.confirmedBy(line, seen());
    }

    // Readings

    /**
     * Counts fans that people lay down openly, and counts them again if the wrong cards lay there,
     * unless somebody has entered the points of these cards or of the hand.
     */
    void hear(Reading.Inventory inventory) {
        if (workspace.phase() != Phase.OVER) {
            return;
        }
        fans.hear(inventory);
        for (Line line : Line.values()) {
            if (isOpen(line)) {
                fans.left(line, workspace.sheet().all(), workspace.now).stream()
                        .mapToObj(points -> new CountStatements.Left(points, true))
                        .filter(left -> !left.equals(tally.left().get(line)))
                        .forEach(left -> laid(line, left));
            }
        }
    }

    private boolean isOpen(Line line) {
        PlayedHand hand = hand().orElseThrow();
        CountStatements.Left said = tally.left().get(line);
        return hand.isUnseen(line)
                && hand.entered().isEmpty()
                && hand.confirmed().isEmpty()
                && (said == null || said.byTable());
    }

    private void laid(Line line, CountStatements.Left left) {
        int match = workspace.match.number();
        int hand = seen().number();
        workspace.add(new Effect.Left(match, hand, line, left.points(), Optional.empty()));
        tally = tally.left(line, left);
    }

    // End of the hand

    /** The hand as it is finally written down. */
    PlayedHand settled(PlayedHand counted) {
        return tally.settled(seen(), counted);
    }

    /** Forgets the fans, because the hand goes on after all or another one begins. */
    void forget() {
        tally = CountStatements.NONE;
        fans.forget();
    }
}
