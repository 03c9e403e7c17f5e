package burraco.web.view;

import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.json.JsonObject;
import burraco.words.Width;
import java.util.Locale;
import java.util.Map;

/**
 * A remedy of a ruling.
 *
 * @param due whether somebody has to carry it out
 */
public record RemedyView(String do_, boolean due, Map<String, String> says) implements JsonObject {
    static RemedyView of(Ruling ruling, Remedy remedy) {
        return new RemedyView(
                name(remedy),
                remedy.isDue(),
                Translations.say(voice -> voice.words().say(ruling, remedy, Width.SCREEN)));
    }

    static String name(Remedy remedy) {
        return remedy.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
}
