package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Ruling;
import burraco.json.Json;
import burraco.record.Judgement;
import burraco.words.Language;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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
    Map<String, Object> json(Ruling ruling, OptionalInt line) {
        Basis basis = Basis.of(ruling);
        Map<String, Object> json = Json.object();
        json.put("article", Words.in(Language.IT).number(Basis.article(ruling)).orElse(null));
        json.put("paragraph", basis.paragraph().isEmpty() ? null : basis.paragraph());
        Map<String, Object> why = Json.object();
        for (Language language : Language.values()) {
            why.put(language.id(), Words.in(language).explain(ruling));
        }
        json.put("why", why);
        json.put("decisions", basis.decisions());
        json.put("phase", ruling.noticed());
        json.put("noticed", line.isPresent() ? line.getAsInt() : null);
        int of = index(ruling);
        json.put("act", of < 0 ? null : act(of));
        return json;
    }

    private Map<String, Object> act(int index) {
        Judgement.Step step = judged.steps().get(index);
        Hand before = before(index);
        Map<String, Object> json = Json.object();
        json.put("line", step.line());
        json.put("action", step.text());
        json.put(
                "cards",
                cards(step).stream().map(CardName::toString).collect(Collectors.joining(" ")));
        boolean dealt = !before.isDealing();
        json.put("turn", dealt ? before.turn().seat() : null);
        json.put("took", dealt ? before.turn().took().name().toLowerCase(Locale.ROOT) : null);
        return json;
    }

    /** The act that it is about; below zero where there is none. */
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
                .filter(Objects::nonNull)
                .map(Card::face)
                .map(CardName::of)
                .toList();
    }
}
