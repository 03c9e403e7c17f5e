package burraco.examination;

import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.List;

/** A device that may be at the other end of a cable instead of the expected one, and its speed. */
public record SuspectedDevice(String kind, int baud) {
    private static final List<Integer> SPEEDS =
            List.of(115_200, 38_400, 9_600, 921_600, 57_600, 19_200, 230_400);

    /** A kind of device and its usual speed. */
    public record Usual(String kind, int baud) {}

    /**
     * The devices to try, the likeliest first: other kinds at their usual speed, then the expected
     * kind at other speeds.
     */
    public static List<SuspectedDevice> of(SourceInfo meant, List<Usual> all) {
        List<SuspectedDevice> suspects = new ArrayList<>();
        int its = 0;
        for (Usual usual : all) {
            boolean isMeant = usual.kind().equals(meant.kind());
            int spoken = meant.baud().orElse(usual.baud());
            its = isMeant ? spoken : its;
            if (!isMeant || spoken != usual.baud()) {
                suspects.add(new SuspectedDevice(usual.kind(), usual.baud()));
            }
        }
        for (int speed : SPEEDS) {
            SuspectedDevice other = new SuspectedDevice(meant.kind(), speed);
            if (speed != its && !suspects.contains(other)) {
                suspects.add(other);
            }
        }
        return List.copyOf(suspects);
    }
}
