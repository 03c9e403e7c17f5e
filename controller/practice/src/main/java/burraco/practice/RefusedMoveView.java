package burraco.practice;

import burraco.json.Json;
import burraco.play.practice.Moved;
import burraco.web.view.Translations;
import java.util.Map;

/** The reason why a move of cards is impossible, as JSON with a sentence. */
final class RefusedMoveView {
    private RefusedMoveView() {}

    static Map<String, Object> of(Moved.Refused why) {
        Map<String, Object> json = Json.object();
        json.put("done", false);
        json.put("says", Translations.say(voice -> voice.words().sheet("play." + key(why))));
        return json;
    }

    private static String key(Moved.Refused why) {
        return switch (why) {
            case Moved.NoCards _ -> "no-cards";
            case Moved.BeingDealt _ -> "being-dealt";
            case Moved.NotThere _ -> "not-there";
            case Moved.Buried _ -> "buried";
            case Moved.OnItsWay _ -> "on-its-way";
            case Moved.FromSeveralPlaces _ -> "several-places";
            case Moved.NoSuchPlace _ -> "no-such-place";
            case Moved.TooLate _ -> "too-late";
        };
    }
}
