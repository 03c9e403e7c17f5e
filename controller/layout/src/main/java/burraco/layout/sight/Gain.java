package burraco.layout.sight;

import burraco.engine.ruling.Case;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a part would add to a table that already had the parts listed before it.
 *
 * @param byItself the cases that it could then detect by itself
 * @param inPart those that it could then detect in part, and could not detect at all before
 * @param more those about which it would then know more, but not enough
 */
public record Gain(Addition part, List<Case> byItself, List<Case> inPart, List<Case> more) {
    public Gain {
        byItself = List.copyOf(byItself);
        inPart = List.copyOf(inPart);
        more = List.copyOf(more);
    }

    /** The parts that would help, the plainest first. */
    public static List<Gain> of(Layout layout) {
        List<Gain> gains = new ArrayList<>();
        Layout table = layout;
        for (Addition part : Addition.values()) {
            Layout more = part.to(table);
            Gain gain = between(part, Sights.of(table), Sights.of(more));
            if (!gain.isNothing()) {
                gains.add(gain);
                table = more;
            }
        }
        return List.copyOf(gains);
    }

    private boolean isNothing() {
        return byItself.isEmpty() && inPart.isEmpty() && more.isEmpty();
    }

    private static Gain between(Addition part, Map<Case, Sight> before, Map<Case, Sight> after) {
        List<Case> byItself = new ArrayList<>();
        List<Case> inPart = new ArrayList<>();
        List<Case> more = new ArrayList<>();
        after.forEach((which, sight) -> {
            if (sight.equals(before.get(which))) {
                return;
            }
            boolean sameAsBefore = sight.how() == before.get(which).how();
            switch (sight.how()) {
                case BY_ITSELF -> byItself.add(which);
                case IN_PART -> (sameAsBefore ? more : inPart).add(which);
                case WHEN_TOLD -> more.add(which);
            }
        });
        return new Gain(part, byItself, inPart, more);
    }
}
