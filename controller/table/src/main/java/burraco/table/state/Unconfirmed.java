package burraco.table.state;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The hand that waits for the word of one line or of both, and that everybody is shown: buttons
 * confirm this one and no other.
 *
 * @param match the number of its match
 */
public record Unconfirmed(int match, Played hand) {
    /**
     * A hand whose cards still lie there comes first; then the oldest that has been counted, so
     * that it can be confirmed; then the oldest of those that have not.
     */
    public static Optional<Unconfirmed> of(TableState state) {
        return of(state.match(), state.before(), state.counting());
    }

    public static Optional<Unconfirmed> of(
            MatchSheet match, Optional<MatchSheet> before, Optional<Played> counting) {
        return counting.filter(hand -> !hand.isConfirmed())
                .map(hand -> new Unconfirmed(match.number(), hand))
                .or(() -> waiting(match, before, true))
                .or(() -> waiting(match, before, false));
    }

    private static Optional<Unconfirmed> waiting(
            MatchSheet match, Optional<MatchSheet> before, boolean counted) {
        return Stream.concat(before.stream(), Stream.of(match))
                .flatMap(sheet ->
                        sheet.played().stream()
                                .filter(hand -> !hand.isConfirmed())
                                .filter(hand -> hand.totals().isPresent() == counted)
                                .map(hand -> new Unconfirmed(sheet.number(), hand)))
                .findFirst();
    }
}
