package burraco.practice;

import burraco.json.JsonObject;
import burraco.play.practice.Moved;
import burraco.web.view.Translations;
import java.util.Map;

/** The reason why a move of cards is impossible. */
public record RefusedMoveView(boolean done, Map<String, String> says) implements JsonObject {
    static RefusedMoveView of(Moved.Refused why) {
        return new RefusedMoveView(
                false, Translations.say(voice -> voice.words().sheet("play." + key(why))));
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
