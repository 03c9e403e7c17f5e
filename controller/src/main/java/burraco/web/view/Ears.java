package burraco.web.view;

import burraco.hal.Reading;
import burraco.json.Json;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.ZoneName;
import burraco.table.Effect;
import burraco.table.state.Troubles;
import burraco.words.Width;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a table's antennas and scales fare: how often they answer, and how long they were silent.
 * What they hear is not kept.
 */
public final class Ears {
    private static final double SECOND = 1_000;

    /** A rate is that of the last while; what was before counts less and less. */
    private static final double REMEMBERS = 5 * SECOND;

    private final Layout layout;
    private final Map<Integer, Ear> antennas = new HashMap<>();
    private final Map<Integer, Ear> scales = new HashMap<>();
    private long foreign;

    private static final class Ear {
        private long answers;
        private long unclear;
        private long last = -1;
        private long longest;
        private double between = -1;

        private void heard(long at) {
            answers++;
            if (last >= 0) {
                long gap = Math.max(0, at - last);
                longest = Math.max(longest, gap);
                double weight = between < 0 ? 1 : Math.min(1, Math.max(gap, 1) / REMEMBERS);
                between = between < 0 ? gap : between + weight * (gap - between);
            }
            last = Math.max(last, at);
        }
    }

    public Ears(Layout layout) {
        this.layout = layout;
    }

    /** What the table has found out about tags that are none of this deck's. */
    public synchronized void heardOf(List<Effect> effects) {
        foreign += effects.stream().filter(Effect.Foreign.class::isInstance).count();
    }

    /** From whatever thread a device speaks on. */
    public synchronized void hear(Reading reading) {
        switch (reading) {
            case Reading.Inventory heard -> antenna(heard.antenna()).heard(heard.at());
            case Reading.Unclear unclear -> {
                antenna(unclear.antenna()).heard(unclear.at());
                antenna(unclear.antenna()).unclear++;
            }
            case Reading.Weight weight -> of(scales, weight.scale()).heard(weight.at());
            case Reading.Press _, Reading.AntennaFault _, Reading.SourceFault _ -> {}
        }
    }

    private Ear antenna(int id) {
        return of(antennas, id);
    }

    private static Ear of(Map<Integer, Ear> ears, int id) {
        return ears.computeIfAbsent(id, _ -> new Ear());
    }

    /**
     * @param now on the table's clock
     */
    public synchronized Map<String, Object> json(long now, List<Troubles.Trouble> troubles) {
        Map<String, Object> json = Json.object();
        json.put(
                "antennas",
                layout.antennas().stream().map(one -> antenna(one, now, troubles)).toList());
        json.put("foreign", foreign);
        json.put("scales", layout.scales().stream().map(one -> scale(one, now, troubles)).toList());
        return json;
    }

    private Map<String, Object> antenna(LaidAntenna laid, long now, List<Troubles.Trouble> all) {
        Ear ear = antennas.getOrDefault(laid.id(), new Ear());
        Map<String, Object> json = Json.object();
        json.put("id", laid.id());
        json.put("zone", ZoneName.of(laid.zone()));
        json.put("source", laid.source());
        json.put("answers", ear.answers);
        json.put("unclear", ear.unclear);
        json.put("perSecond", rate(ear));
        json.put("sinceLast", since(ear, now));
        json.put("longest", ear.longest);
        trouble(json, "antenna " + laid.id(), laid.source(), all);
        return json;
    }

    private Map<String, Object> scale(LaidScale laid, long now, List<Troubles.Trouble> all) {
        Ear ear = scales.getOrDefault(laid.id(), new Ear());
        Map<String, Object> json = Json.object();
        json.put("id", laid.id());
        json.put("zone", ZoneName.of(laid.zone()));
        json.put("source", laid.source());
        json.put("sinceLast", since(ear, now));
        trouble(json, "scale " + laid.id(), laid.source(), all);
        return json;
    }

    /** To one decimal. */
    private static double rate(Ear ear) {
        return ear.between <= 0 ? 0 : Math.rint(10 * SECOND / ear.between) / 10;
    }

    /** Null where it has never said anything. */
    private static Long since(Ear ear, long now) {
        return ear.last < 0 ? null : Math.max(0, now - ear.last);
    }

    /** In a device's own words, for a technician, and in a sentence. */
    private static void trouble(
            Map<String, Object> json, String part, String source, List<Troubles.Trouble> all) {
        Optional<Troubles.Trouble> trouble =
                all.stream()
                        .filter(one -> one.isOf(part) || one.isOf("source " + source))
                        .findFirst();
        json.put("trouble", trouble.map(Troubles.Trouble::detail).orElse(null));
        json.put("says", trouble.map(Ears::sentence).orElse(null));
    }

    private static Map<String, Object> sentence(Troubles.Trouble trouble) {
        return Both.say(voice ->
                voice.sentences()
                        .why(trouble)
                        .orElseGet(() -> voice.sentences().of(trouble, Width.SCREEN)));
    }
}
