package burraco.web.view;

import burraco.engine.hand.Impossible;
import burraco.json.Json;
import burraco.table.Effect;
import burraco.table.Preview;
import burraco.table.sheet.Refusal;
import burraco.table.state.Shown;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Previews of orders, and refusals, as JSON. */
public final class PreviewView {
    private PreviewView() {}

    /**
     * @param reason whether the order needs a stated reason
     */
    public static Map<String, Object> of(Preview preview, boolean reason) {
        Map<String, Object> json = Json.object();
        json.put("refused", preview.refusal().map(PreviewView::says).orElse(null));
        json.put("reason", reason);
        json.put("fall", preview.fall().stream().map(ActView::of).toList());
        json.put("come", preview.come().stream().map(ActView::of).toList());
        json.put("before", HandView.counts(preview.before().ns(), preview.before().ew()));
        json.put("after", HandView.counts(preview.after().ns(), preview.after().ew()));
        json.put("effects", effects(preview.effects()));
        return json;
    }

    private static List<Map<String, Object>> effects(List<Effect> effects) {
        return effects.stream().map(PreviewView::effect).filter(Objects::nonNull).toList();
    }

    /** Null for effects that are not shown. */
    private static Map<String, Object> effect(Effect effect) {
        return switch (effect) {
            case Effect.Decided(var act) -> act("+", act);
            case Effect.Withdrawn(var act, _, _) -> act("−", act);
            case Effect _ -> null;
        };
    }

    /** A line that would be added or removed: as a sentence, and in record notation. */
    private static Map<String, Object> act(String sign, Shown act) {
        Map<String, Object> json = Json.object();
        json.put("sign", sign);
        json.put("line", act.line());
        json.put("text", act.plain());
        json.put("says", Translations.ifAny(voice -> sentence(voice, act)));
        return json;
    }

    private static Optional<String> sentence(Translations.Voice voice, Shown act) {
        return voice.acts().of(act.act()).or(() -> voice.acts().ofDeal(act.act()));
    }

    /**
     * The refusal as a sentence. That something cannot have happened may follow from hidden cards,
     * so in that case the sentence gives no reason.
     */
    public static Map<String, Object> says(Refusal refusal) {
        if (refusal.why() instanceof Impossible.Why) {
            return Translations.say(
                    voice -> voice.words().sheet("web.cannot-be", Math.max(0, refusal.line())));
        }
        return Translations.say(voice -> voice.problems().say(refusal.why(), refusal.details()));
    }
}
