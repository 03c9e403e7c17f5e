package burraco.examination;

import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.List;

/** Who may be at the other end of a cable in place of the one who is meant, and how fast. */
public record Suspect(String kind, int baud) {
    private static final List<Integer> SPEEDS =
            List.of(115_200, 38_400, 9_600, 921_600, 57_600, 19_200, 230_400);

    /** What each kind is known to speak, and how fast it does so usually. */
    public record Usual(String kind, int baud) {}

    /**
     * Those to be tried, the likeliest first: another kind at its own speed, then the one that is
     * meant at another speed.
     */
    public static List<Suspect> of(SourceInfo meant, List<Usual> all) {
        List<Suspect> suspects = new ArrayList<>();
        int its = 0;
        for (Usual usual : all) {
            boolean isMeant = usual.kind().equals(meant.kind());
            int spoken = meant.baud().orElse(usual.baud());
            its = isMeant ? spoken : its;
            if (!isMeant || spoken != usual.baud()) {
                suspects.add(new Suspect(usual.kind(), usual.baud()));
            }
        }
        for (int speed : SPEEDS) {
            Suspect other = new Suspect(meant.kind(), speed);
            if (speed != its && !suspects.contains(other)) {
                suspects.add(other);
            }
        }
        return List.copyOf(suspects);
    }
}
