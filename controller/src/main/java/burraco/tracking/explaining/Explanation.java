package burraco.tracking.explaining;

import java.util.List;

/**
 * Acts that explain what was seen.
 *
 * @param kept so many acts of the course stay as they are
 * @param steps the acts after these
 * @param cost how hard all of it is to believe
 * @param remains the part of it that is owed to cards which should lie there and are silent
 */
public record Explanation(int kept, List<Step> steps, double cost, double remains) {
    public Explanation {
        steps = List.copyOf(steps);
    }
}
