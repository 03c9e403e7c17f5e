package burraco.web.view;

import burraco.json.JsonFields;
import burraco.table.Table;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that a confirmation refers to the score that the hand has now, and not to an earlier one.
 *
 * @param wish the order as received; from an older page it may lack the score
 */
public record SeenScore(JsonFields wish) {
    public Optional<Refusal> refusal(Table table) {
        boolean says =
                wish.text("do").equals(Optional.of("confirm"))
                        && Stream.of("match", "hand", "ns", "ew")
                                .allMatch(name -> wish.number(name).isPresent());
        boolean other =
                says
                        && meant(table.state())
                                .flatMap(PlayedHand::totals)
                                .filter(now -> !now.equals(seen()))
                                .isPresent();
        return other ? Optional.of(Refusal.of(Why.MEANWHILE)) : Optional.empty();
    }

    private PlayedHand.Entered seen() {
        return new PlayedHand.Entered(number("ns"), number("ew"));
    }

    private Optional<PlayedHand> meant(TableState state) {
        Optional<MatchSheet> sheet =
                Stream.concat(Stream.of(state.match()), state.before().stream())
                        .filter(one -> one.number() == number("match"))
                        .findFirst();
        return sheet.flatMap(one -> one.hand(number("hand")))
                .or(() ->
                        state.counting()
                                .filter(_ -> state.match().number() == number("match"))
                                .filter(one -> one.number() == number("hand")));
    }

    private int number(String name) {
        return wish.number(name).orElseThrow();
    }
}
