package burraco.cli;

import burraco.cards.Card;
import burraco.cards.CardName;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Which card is plotted, and of which part of a capture.
 *
 * @param card a face stands for all its copies
 */
record PlotCut(CardName card, long from, long to) {
    static final Comparator<Card> BY_COPY = Comparator.comparing(Card::copy);

    /** Empty where the options cannot be understood. */
    static Optional<PlotCut> of(Options options) {
        Optional<CardName> card =
                options.value("--plot").flatMap(CardName::parse).filter(name -> !name.isUnseen());
        OptionalLong from = time(options, "--from", 0);
        OptionalLong to = time(options, "--to", Long.MAX_VALUE);
        boolean times = from.isPresent() && to.isPresent() && from.getAsLong() < to.getAsLong();
        return card.filter(_ -> times)
                .map(name -> new PlotCut(name, from.getAsLong(), to.getAsLong()));
    }

    /** Numbers alone are seconds. */
    private static OptionalLong time(Options options, String name, long usual) {
        return options.value(name)
                .map(text -> text.matches("[0-9]+([.][0-9]+)?") ? text + "s" : text)
                .map(Millis::parse)
                .orElse(OptionalLong.of(usual));
    }
}
