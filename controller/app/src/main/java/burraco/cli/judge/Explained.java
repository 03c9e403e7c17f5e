package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Ruling;
import burraco.record.Judgement;
import burraco.words.Language;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Explains a ruling: what happened, what was known, when it was noticed and which articles it is
 * based on.
 */
final class Explained {
    private final Judgement.Judged judged;

    Explained(Judgement.Judged judged) {
        this.judged = judged;
    }

    /**
     * For people, a line each.
     *
     * @param line on which it was noticed; empty at the end
     */
    List<String> lines(Ruling ruling, OptionalInt line, Words words) {
        List<String> lines = new ArrayList<>();
        Basis basis = Basis.of(ruling);
        lines.add(
                words.explain("why")
                        + ": "
                        + words.explain(ruling)
                        + " ("
                        + words.paragraph(ruling)
                        + ")");
        int of = index(ruling);
        if (of >= 0) {
            Judgement.Step step = judged.steps().get(of);
            lines.add(words.explain("act", step.line(), step.text()));
            String cards = cards(step).stream().map(words::called).collect(Collectors.joining(" "));
            if (!cards.isEmpty()) {
                lines.add(words.explain("known", cards));
            }
            Hand before = before(of);
            if (!before.isDealing() && !before.over()) {
                Turn turn = before.turn();
                lines.add(words.explain("turn." + turn.took(), words.say(turn.seat())));
            }
        }
        lines.add(
                line.isPresent()
                        ? words.explain("noticed." + ruling.noticed(), line.getAsInt())
                        : words.explain("noticed.end"));
        if (!basis.decisions().isEmpty()) {
            lines.add(words.explain("decisions", String.join(" ", basis.decisions())));
        }
        return lines;
    }

    /** For programs. */
    ExplainedJson json(Ruling ruling, OptionalInt line) {
        Basis basis = Basis.of(ruling);
        Map<String, String> why = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            why.put(language.id(), Words.in(language).explain(ruling));
        }
        int of = index(ruling);
        return new ExplainedJson(
                Words.in(Language.IT).number(Basis.article(ruling)),
                Optional.of(basis.paragraph()).filter(there -> !there.isEmpty()),
                why,
                basis.decisions(),
                ruling.noticed(),
                line.isPresent() ? Optional.of(line.getAsInt()) : Optional.empty(),
                of < 0 ? Optional.empty() : Optional.of(act(of)));
    }

    private ExplainedJson.Act act(int index) {
        Judgement.Step step = judged.steps().get(index);
        Hand before = before(index);
        Optional<Turn> turn = before.isDealing() ? Optional.empty() : Optional.of(before.turn());
        return new ExplainedJson.Act(
                step.line(),
                step.text(),
                cards(step).stream().map(CardName::toString).collect(Collectors.joining(" ")),
                turn.map(Turn::seat),
                turn.map(one -> one.took().name().toLowerCase(Locale.ROOT)));
    }

    /** The index of the act that it is about; negative if there is none. */
    private int index(Ruling ruling) {
        List<Judgement.Step> steps = judged.steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).line() == ruling.of()) {
                return i;
            }
        }
        return -1;
    }

    private Hand before(int index) {
        return index == 0 ? judged.start() : judged.steps().get(index - 1).after();
    }

    /** Those that had been seen. */
    private static List<CardName> cards(Judgement.Step step) {
        return step.moved().stream()
                .filter(card -> !card.isUnseen())
                .map(Card::face)
                .map(CardName::of)
                .toList();
    }
}
