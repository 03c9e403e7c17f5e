package burraco.web.view;

import burraco.engine.hand.Impossible;
import burraco.json.JsonObject;
import burraco.table.Effect;
import burraco.table.Preview;
import burraco.table.sheet.Refusal;
import burraco.table.state.ShownAct;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an order would change.
 *
 * @param reason whether the order needs a stated reason
 * @param fall rulings that would be withdrawn
 * @param come rulings that would be made
 */
public record PreviewView(
        Optional<Map<String, String>> refused,
        boolean reason,
        List<RulingView> fall,
        List<RulingView> come,
        CountsView before,
        CountsView after,
        List<Change> effects)
        implements JsonObject {
    /**
     * A line that would be added or removed: as a sentence, and in record notation.
     *
     * @param sign {@code +} or {@code −}
     */
    public record Change(String sign, int line, String text, Optional<Map<String, String>> says)
            implements JsonObject {}

    public static PreviewView of(Preview preview, boolean reason) {
        return new PreviewView(
                preview.refusal().map(PreviewView::says),
                reason,
                preview.fall().stream().map(RulingView::of).toList(),
                preview.come().stream().map(RulingView::of).toList(),
                CountsView.of(preview.before().ns(), preview.before().ew()),
                CountsView.of(preview.after().ns(), preview.after().ew()),
                preview.effects().stream().flatMap(PreviewView::change).toList());
    }

    private static Stream<Change> change(Effect effect) {
        return switch (effect) {
            case Effect.Decided(var act) -> Stream.of(change("+", act));
            case Effect.Withdrawn(var act, _, _) -> Stream.of(change("−", act));
            case Effect _ -> Stream.empty();
        };
    }

    private static Change change(String sign, ShownAct act) {
        return new Change(
                sign, act.line(), act.plain(), Translations.ifAny(voice -> sentence(voice, act)));
    }

    private static Optional<String> sentence(Translations.Voice voice, ShownAct act) {
        return voice.acts().of(act.act()).or(() -> voice.acts().ofDeal(act.act()));
    }

    /**
     * The refusal as a sentence. That something cannot have happened may follow from hidden cards,
     * so in that case the sentence gives no reason.
     */
    public static Map<String, String> says(Refusal refusal) {
        if (refusal.why() instanceof Impossible.Why) {
            return Translations.say(
                    voice -> voice.words().sheet("web.cannot-be", Math.max(0, refusal.line())));
        }
        return Translations.say(voice -> voice.problems().say(refusal.why(), refusal.details()));
    }
}
