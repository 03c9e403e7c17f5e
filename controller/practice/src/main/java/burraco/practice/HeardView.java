package burraco.practice;

import burraco.json.JsonObject;
import burraco.play.practice.HeardNow;
import burraco.play.practice.Practice;
import java.util.List;

/** The cards that each antenna detects now. */
public record HeardView(long now, List<AntennaView> antennas) implements JsonObject {
    private static final long HEARD_LATELY_MILLIS = 1_500;

    /**
     * @param cards a tag that is not enrolled is a question mark
     */
    public record AntennaView(int antenna, List<String> cards) implements JsonObject {}

    static HeardView of(Practice practice) {
        long now = practice.now();
        return new HeardView(now, practice.heard().stream().map(one -> antenna(one, now)).toList());
    }

    private static AntennaView antenna(HeardNow heard, long now) {
        return new AntennaView(
                heard.antenna(),
                heard.tags().stream()
                        .filter(tag -> now - tag.last() <= HEARD_LATELY_MILLIS)
                        .map(tag -> tag.card().map(BoardNames::of).orElse("?"))
                        .toList());
    }
}
