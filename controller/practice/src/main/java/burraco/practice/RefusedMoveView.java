package burraco.practice;

import burraco.json.JsonObject;
import burraco.play.practice.MoveResult;
import burraco.web.view.Translations;
import java.util.Map;

/** The reason why a move of cards is impossible. */
public record RefusedMoveView(boolean done, Map<String, String> says) implements JsonObject {
    static RefusedMoveView of(MoveResult.Refused why) {
        return new RefusedMoveView(
                false, Translations.say(voice -> voice.words().sheet("play." + key(why))));
    }

    private static String key(MoveResult.Refused why) {
        return switch (why) {
            case MoveResult.NoCards _ -> "no-cards";
            case MoveResult.BeingDealt _ -> "being-dealt";
            case MoveResult.NotThere _ -> "not-there";
            case MoveResult.Buried _ -> "buried";
            case MoveResult.OnItsWay _ -> "on-its-way";
            case MoveResult.FromSeveralPlaces _ -> "several-places";
            case MoveResult.NoSuchPlace _ -> "no-such-place";
            case MoveResult.TooLate _ -> "too-late";
        };
    }
}
