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

/** What would come of a wish, and why something is not done. */
public final class PreviewView {
    private PreviewView() {}

    /**
     * @param reason whether whoever wants it has to say why
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

    /** Null where there is nothing to be said of it. */
    private static Map<String, Object> effect(Effect effect) {
        return switch (effect) {
            case Effect.Decided(var act) -> act("+", act);
            case Effect.Withdrawn(var act, _, _) -> act("−", act);
            case Effect _ -> null;
        };
    }

    /** A line that comes or goes: as a sentence, and as the record has it. */
    private static Map<String, Object> act(String sign, Shown act) {
        Map<String, Object> json = Json.object();
        json.put("sign", sign);
        json.put("line", act.line());
        json.put("text", act.plain());
        json.put("says", Both.ifAny(voice -> sentence(voice, act)));
        return json;
    }

    private static Optional<String> sentence(Both.Voice voice, Shown act) {
        return voice.acts().of(act.act()).or(() -> voice.acts().ofDeal(act.act()));
    }

    /**
     * A sentence. That something cannot have happened may be known from cards that lie hidden: of
     * those nothing is said, only that it cannot be.
     */
    public static Map<String, Object> says(Refusal refusal) {
        if (refusal.why() instanceof Impossible.Why) {
            return Both.say(
                    voice -> voice.words().sheet("web.cannot-be", Math.max(0, refusal.line())));
        }
        return Both.say(voice -> voice.problems().say(refusal.why(), refusal.details()));
    }
}
