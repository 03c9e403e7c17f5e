package burraco.cli.replay;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.text.Sentence;
import java.util.Comparator;
import java.util.List;

/**
 * The options of a plot: which card, and which part of a capture.
 *
 * @param card a face stands for all its copies
 */
record PlotOptions(CardName card, long from, long to) {
    static final Comparator<Card> BY_COPY = Comparator.comparing(Card::copy);

    private static final Sentence.Or EXAMPLES = new Sentence.Or(List.of("7H", "7H/1", "JK/3"));

    static PlotOptions of(Arguments options) {
        String said = options.value("--plot").orElseThrow();
        CardName card =
                CardName.parse(said)
                        .filter(name -> !name.isUnseen())
                        .orElseThrow(() ->
                                Arguments.wrong(
                                        "--plot", new Sentence("expected.card", EXAMPLES), said));
        long from = options.millisIfAny("--from").orElse(0);
        long to = options.millisIfAny("--to").orElse(Long.MAX_VALUE);
        if (from >= to) {
            throw new CommandRefusal("plot.order");
        }
        return new PlotOptions(card, from, to);
    }
}
