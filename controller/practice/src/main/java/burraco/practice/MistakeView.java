package burraco.practice;

import burraco.engine.ruling.Case;
import burraco.json.JsonObject;
import burraco.web.view.ActView;
import burraco.web.view.Translations;
import burraco.words.Width;
import java.util.Map;
import java.util.Optional;

/** A mistake that somebody can commit at some moment of a hand. */
public record MistakeView(Case case_, Optional<String> article, Map<String, String> says)
        implements JsonObject {
    static MistakeView of(Case which) {
        return new MistakeView(which, ActView.article(which), says(which));
    }

    static Map<String, String> says(Case which) {
        return Translations.say(voice -> voice.words().say(which, Width.SCREEN));
    }
}
