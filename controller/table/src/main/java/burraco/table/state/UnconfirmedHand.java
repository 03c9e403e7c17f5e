package burraco.table.state;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The hand that waits for confirmation and is displayed: the buttons confirm this one and no other.
 *
 * @param match the number of its match
 */
public record UnconfirmedHand(int match, PlayedHand hand) {
    /**
     * A hand whose cards still lie there comes first, then the oldest counted hand, then the oldest
     * that is not counted.
     */
    public static Optional<UnconfirmedHand> of(TableState state) {
        return of(state.match(), state.before(), state.counting());
    }

    public static Optional<UnconfirmedHand> of(
            MatchSheet match, Optional<MatchSheet> before, Optional<PlayedHand> counting) {
        return counting.filter(hand -> !hand.isConfirmed())
                .map(hand -> new UnconfirmedHand(match.number(), hand))
                .or(() -> waiting(match, before, true))
                .or(() -> waiting(match, before, false));
    }

    private static Optional<UnconfirmedHand> waiting(
            MatchSheet match, Optional<MatchSheet> before, boolean counted) {
        return Stream.concat(before.stream(), Stream.of(match))
                .flatMap(sheet ->
                        sheet.played().stream()
                                .filter(hand -> !hand.isConfirmed())
                                .filter(hand -> hand.totals().isPresent() == counted)
                                .map(hand -> new UnconfirmedHand(sheet.number(), hand)))
                .findFirst();
    }
}
