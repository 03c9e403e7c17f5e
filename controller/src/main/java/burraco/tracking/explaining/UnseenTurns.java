package burraco.tracking.explaining;

import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a hand is lost, whole turns may have gone by of which nothing was understood. */
final class UnseenTurns {
    /** With one more it would be the same player's turn. */
    private static final int MOST = 3;

    private UnseenTurns() {}

    /**
     * From where the players after that one can have gone on.
     *
     * @param took whether who goes on must have taken a card
     */
    static List<Node> after(Node node, long at, boolean took, Unseen unseen) {
        List<Node> from = new ArrayList<>();
        Optional<Node> begun = Optional.of(node);
        for (int i = 0; i < MOST && begun.isPresent(); i++) {
            Optional<Node> passed =
                    begun.flatMap(one -> withCard(one, at, unseen))
                            .flatMap(one -> unseen.discardedUnheard(one, at, false))
                            .filter(one -> !isAtItsEnd(one.position().open()));
            begun = took ? passed.flatMap(one -> withCard(one, at, unseen)) : passed;
            begun.ifPresent(from::add);
        }
        return from;
    }

    private static boolean isAtItsEnd(Hand hand) {
        return hand.over() || !hand.owed().isEmpty();
    }

    private static Optional<Node> withCard(Node node, long at, Unseen unseen) {
        boolean took = node.position().open().turn().took() != Turn.Took.NOTHING;
        return took ? Optional.of(node) : unseen.drawn(node, at);
    }
}
