package burraco.web.view;

import burraco.json.JsonFields;
import burraco.table.Table;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import burraco.table.state.TableState;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whoever confirms has read what a hand came to: if it comes to something else by now, that is not
 * what he has confirmed.
 *
 * @param wish as it came; of an older page it may not say what stood there
 */
public record SeenPoints(JsonFields wish) {
    public Optional<Refusal> refusal(Table table) {
        boolean says =
                wish.text("do").equals(Optional.of("confirm"))
                        && Stream.of("match", "hand", "ns", "ew")
                                .allMatch(name -> wish.number(name).isPresent());
        boolean other =
                says
                        && meant(table.state())
                                .flatMap(Played::totals)
                                .filter(now -> !now.equals(seen()))
                                .isPresent();
        return other ? Optional.of(Refusal.of(Why.MEANWHILE)) : Optional.empty();
    }

    private Played.Entered seen() {
        return new Played.Entered(number("ns"), number("ew"));
    }

    private Optional<Played> meant(TableState state) {
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
