package burraco.web.view;

import burraco.hal.Reading;
import burraco.json.JsonObject;
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
 * Health of the antennas and scales: how often they answer and how long they were silent. What they
 * read is not kept.
 */
public final class DeviceHealth {
    private static final double SECOND_MILLIS = 1_000;

    /** Time constant of the moving average of the answer interval. */
    private static final double TIME_CONSTANT_MILLIS = 5 * SECOND_MILLIS;

    private final Layout layout;
    private final Map<Integer, Device> antennas = new HashMap<>();
    private final Map<Integer, Device> scales = new HashMap<>();
    private long foreign;

    private static final class Device {
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
                double weight =
                        between < 0 ? 1 : Math.min(1, Math.max(gap, 1) / TIME_CONSTANT_MILLIS);
                between = between < 0 ? gap : between + weight * (gap - between);
            }
            last = Math.max(last, at);
        }
    }

    public DeviceHealth(Layout layout) {
        this.layout = layout;
    }

    /** Counts tags that do not belong to this deck. */
    public synchronized void heardOf(List<Effect> effects) {
        foreign += effects.stream().filter(Effect.Foreign.class::isInstance).count();
    }

    /** Called on the threads of the devices. */
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

    private Device antenna(int id) {
        return of(antennas, id);
    }

    private static Device of(Map<Integer, Device> devices, int id) {
        return devices.computeIfAbsent(id, _ -> new Device());
    }

    /**
     * @param waiting readings that the table has not taken yet
     * @param leftOut readings that were dropped
     */
    public record View(
            List<AntennaView> antennas,
            long foreign,
            List<ScaleView> scales,
            int waiting,
            long leftOut)
            implements JsonObject {}

    public record AntennaView(
            int id,
            String zone,
            String source,
            long answers,
            long unclear,
            double perSecond,
            Optional<Long> sinceLast,
            long longest,
            Optional<String> trouble,
            Optional<Map<String, String>> says)
            implements JsonObject {}

    public record ScaleView(
            int id,
            String zone,
            String source,
            Optional<Long> sinceLast,
            Optional<String> trouble,
            Optional<Map<String, String>> says)
            implements JsonObject {}

    /**
     * @param now time on the table's clock
     */
    public synchronized View view(
            long now, List<Troubles.Trouble> troubles, int waiting, long leftOut) {
        return new View(
                layout.antennas().stream().map(one -> antenna(one, now, troubles)).toList(),
                foreign,
                layout.scales().stream().map(one -> scale(one, now, troubles)).toList(),
                waiting,
                leftOut);
    }

    private AntennaView antenna(LaidAntenna laid, long now, List<Troubles.Trouble> all) {
        Device device = antennas.getOrDefault(laid.id(), new Device());
        Optional<Troubles.Trouble> trouble = trouble("antenna " + laid.id(), laid.source(), all);
        return new AntennaView(
                laid.id(),
                ZoneName.of(laid.zone()),
                laid.source(),
                device.answers,
                device.unclear,
                rate(device),
                since(device, now),
                device.longest,
                trouble.map(Troubles.Trouble::detail),
                trouble.map(DeviceHealth::sentence));
    }

    private ScaleView scale(LaidScale laid, long now, List<Troubles.Trouble> all) {
        Device device = scales.getOrDefault(laid.id(), new Device());
        Optional<Troubles.Trouble> trouble = trouble("scale " + laid.id(), laid.source(), all);
        return new ScaleView(
                laid.id(),
                ZoneName.of(laid.zone()),
                laid.source(),
                since(device, now),
                trouble.map(Troubles.Trouble::detail),
                trouble.map(DeviceHealth::sentence));
    }

    /** Answers in a second, rounded to one decimal. */
    private static double rate(Device device) {
        return device.between <= 0 ? 0 : Math.rint(10 * SECOND_MILLIS / device.between) / 10;
    }

    /** Empty if the device has never answered. */
    private static Optional<Long> since(Device device, long now) {
        return device.last < 0 ? Optional.empty() : Optional.of(Math.max(0, now - device.last));
    }

    /** The trouble of a device, or that of its source. */
    private static Optional<Troubles.Trouble> trouble(
            String part, String source, List<Troubles.Trouble> all) {
        return all.stream()
                .filter(one -> one.isOf(part) || one.isOf("source " + source))
                .findFirst();
    }

    private static Map<String, String> sentence(Troubles.Trouble trouble) {
        return Translations.say(voice ->
                voice.sentences()
                        .why(trouble)
                        .orElseGet(() -> voice.sentences().of(trouble, Width.SCREEN)));
    }
}
