package burraco.cli;

import burraco.cards.Card;
import burraco.cards.CardName;
import java.util.Comparator;

/**
 * Which card is plotted, and of which part of a capture.
 *
 * @param card a face stands for all its copies
 */
record PlotCut(CardName card, long from, long to) {
    static final Comparator<Card> BY_COPY = Comparator.comparing(Card::copy);

    static PlotCut of(Options options) {
        String said = options.value("--plot").orElseThrow();
        CardName card =
                CardName.parse(said)
                        .filter(name -> !name.isUnseen())
                        .orElseThrow(() ->
                                Options.wrong("--plot", "a card as in 7H, 7H/1 or JK/3", said));
        long from = time(options, "--from", 0);
        long to = time(options, "--to", Long.MAX_VALUE);
        if (from >= to) {
            throw new Options.Wrong("--from and --to: expected the earlier time first");
        }
        return new PlotCut(card, from, to);
    }

    /** Numbers alone are seconds. */
    private static long time(Options options, String name, long usual) {
        return options.value(name)
                .map(said ->
                        Millis.parse(said.matches("[0-9]+([.][0-9]+)?") ? said + "s" : said)
                                .orElseThrow(() ->
                                        Options.wrong(name, "a time, as in 90s or 1m30s", said)))
                .orElse(usual);
    }
}
