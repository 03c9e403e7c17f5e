package burraco.web.view;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.Settled;
import burraco.json.JsonObject;
import burraco.words.Width;
import java.util.Map;

/** A remedy that is no longer due, and why. */
public record SettledView(
        Case case_,
        String do_,
        Settled.Why why,
        Map<String, String> says,
        Map<String, String> because)
        implements JsonObject {
    static SettledView of(Settled settled) {
        return new SettledView(
                settled.ruling().which(),
                RemedyView.name(settled.remedy()),
                settled.why(),
                Translations.say(voice ->
                        voice.words().say(settled.ruling(), settled.remedy(), Width.SCREEN)),
                Translations.say(voice -> voice.words().say(settled.why())));
    }
}
