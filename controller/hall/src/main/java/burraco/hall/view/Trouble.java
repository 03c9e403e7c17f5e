package burraco.hall.view;

import burraco.json.JsonObject;
import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;
import java.util.Optional;

/** Why the hall can write nothing at present, in its languages. */
public record Trouble(String it, String en) implements JsonObject {
    static Optional<Trouble> of(HallNow hall) {
        return hall.trouble()
                .map(why -> new Trouble(said(why, Language.IT), said(why, Language.EN)));
    }

    private static String said(Sentence why, Language language) {
        return FileWords.in(language).say(why);
    }
}
