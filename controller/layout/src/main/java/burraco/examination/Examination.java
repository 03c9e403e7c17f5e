package burraco.examination;

import burraco.hal.pi.PiFault;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Turns what was seen of a table's sources into a result for each device. */
public final class Examination {
    /** Number of inventories from which on a large share of failures is no accident. */
    public static final int ENOUGH = 10;

    private static final double NOISE = 0.3;

    private final Layout layout;
    private final DevicesInfo devices;
    private final List<Examined> lines = new ArrayList<>();

    private Examination(Layout layout, DevicesInfo devices) {
        this.layout = layout;
        this.devices = devices;
    }

    /** The results, source by source, each followed by its parts. */
    public static List<Examined> of(Layout layout, DevicesInfo devices, List<SourceSeen> seen) {
        Examination all = new Examination(layout, devices);
        seen.forEach(all::examine);
        return List.copyOf(all.lines);
    }

    /** Whether everything that could be tested works. */
    public static boolean isWell(List<Examined> lines) {
        return lines.stream().noneMatch(one -> one.mark() == ExaminationMark.FAILS);
    }

    private void examine(SourceSeen seen) {
        SourceInfo source = seen.source();
        DevicePart whole = new DevicePart.Whole(source.id());
        switch (seen.met()) {
            case SourceSeen.Met.Nobody(DeviceComplaint why) -> {
                lines.add(Examined.fails(whole, why));
                parts(source.id())
                        .forEach(part ->
                                lines.add(
                                        Examined.untried(
                                                part, NamedSentence.of("untried.source"))));
            }
            case SourceSeen.Met.Board board ->
                    lines.addAll(
                            new BoardParts(layout, devices, source.id(), seen.isProven())
                                    .of(board));
            case SourceSeen.Met.Reader(String about, SortedMap<Integer, AntennaSeen> antennas) -> {
                lines.add(
                        about.isEmpty()
                                ? Examined.works(whole, NamedSentence.of("seen.answers"))
                                : Examined.works(whole, NamedSentence.of("seen.reader", about)));
                layout.antennas().stream()
                        .filter(one -> one.source().equals(source.id()))
                        .forEach(one -> lines.add(antenna(one, antennas)));
            }
            case SourceSeen.Met.Header(List<PiFault> faults) ->
                    lines.addAll(
                            new HeaderParts(source.id(), seen.isProven())
                                    .of(parts(source.id()), faults));
        }
    }

    /** All parts of a source, in the order in which they are examined. */
    private List<DevicePart> parts(String source) {
        List<DevicePart> parts = new ArrayList<>();
        layout.antennas().stream()
                .filter(one -> one.source().equals(source))
                .forEach(one -> parts.add(new DevicePart.Antenna(source, one.id())));
        layout.scales().stream()
                .filter(one -> one.source().equals(source))
                .forEach(one -> parts.add(new DevicePart.Scale(source, one.id())));
        devices.lampsOf(source)
                .forEach(one -> parts.add(new DevicePart.Lamps(source, one.group())));
        devices.buttonsOf(source)
                .forEach(one -> parts.add(new DevicePart.PushButton(source, one.button())));
        if (devices.buzzes(source)) {
            parts.add(new DevicePart.Buzzer(source));
        }
        devices.display()
                .filter(one -> one.source().equals(source))
                .ifPresent(_ -> parts.add(new DevicePart.Display(source)));
        return parts;
    }

    /** The result for an antenna whose source answers. */
    public static Examined antenna(LaidAntenna laid, SortedMap<Integer, AntennaSeen> all) {
        DevicePart part = new DevicePart.Antenna(laid.source(), laid.id());
        AntennaSeen seen = all.getOrDefault(laid.id(), AntennaSeen.NOTHING);
        if (!seen.fault().isEmpty()) {
            return Examined.fails(part, fault(seen));
        }
        if (seen.scans() == 0) {
            return Examined.fails(part, DeviceComplaint.of(DeviceFault.NOT_SCANNED));
        }
        if (seen.scans() >= ENOUGH && seen.unclear() >= NOISE * seen.scans()) {
            return Examined.fails(
                    part, DeviceComplaint.of(DeviceFault.NOISY, seen.unclear(), seen.scans()));
        }
        NamedSentence scans = NamedSentence.of("seen.antenna", seen.scans(), seen.tags());
        return seen.figure().isPresent()
                ? Examined.works(
                        part, scans, NamedSentence.of("seen.figure", seen.figure().getAsInt()))
                : Examined.works(part, scans);
    }

    /** The words are those of the board's protocol and of readers' multiplexers. */
    private static DeviceComplaint fault(AntennaSeen seen) {
        String figure = seen.figure().isPresent() ? "" + seen.figure().getAsInt() : "–";
        return switch (seen.fault()) {
            case "detuned" -> DeviceComplaint.of(DeviceFault.DETUNED, figure);
            case "open" -> DeviceComplaint.of(DeviceFault.OPEN, figure);
            case "short" -> DeviceComplaint.of(DeviceFault.SHORT, figure);
            case "broken" -> DeviceComplaint.of(DeviceFault.FRONT_END);
            default -> DeviceComplaint.of(DeviceFault.OTHER_STATE, seen.fault());
        };
    }
}
