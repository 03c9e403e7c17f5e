package burraco.examination;

import burraco.hal.pi.PiFault;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** From what was seen of a table's sources to a line for each of its devices. */
public final class Examination {
    /** Of so many inventories a large share that comes to nothing is no accident. */
    public static final int ENOUGH = 10;

    private static final double NOISE = 0.3;

    private final Layout layout;
    private final DevicesInfo devices;
    private final List<Examined> lines = new ArrayList<>();

    private Examination(Layout layout, DevicesInfo devices) {
        this.layout = layout;
        this.devices = devices;
    }

    /** Source by source, each with what hangs on it. */
    public static List<Examined> of(Layout layout, DevicesInfo devices, List<SourceSeen> seen) {
        Examination all = new Examination(layout, devices);
        seen.forEach(all::examine);
        return List.copyOf(all.lines);
    }

    /** Whether all that could be tried works. */
    public static boolean isWell(List<Examined> lines) {
        return lines.stream().noneMatch(one -> one.mark() == Mark.FAILS);
    }

    private void examine(SourceSeen seen) {
        SourceInfo source = seen.source();
        Part whole = new Part.Whole(source.id());
        switch (seen.met()) {
            case SourceSeen.Met.Nobody(Complaint why) -> {
                lines.add(Examined.fails(whole, why));
                parts(source.id())
                        .forEach(part ->
                                lines.add(Examined.untried(part, Said.of("untried.source"))));
            }
            case SourceSeen.Met.Board board ->
                    lines.addAll(
                            new BoardParts(layout, devices, source.id(), seen.isProven())
                                    .of(board));
            case SourceSeen.Met.Reader(String about, SortedMap<Integer, AntennaSeen> antennas) -> {
                lines.add(
                        about.isEmpty()
                                ? Examined.works(whole, Said.of("seen.answers"))
                                : Examined.works(whole, Said.of("seen.reader", about)));
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

    /** All that hangs on a source, in the order in which it is examined. */
    private List<Part> parts(String source) {
        List<Part> parts = new ArrayList<>();
        layout.antennas().stream()
                .filter(one -> one.source().equals(source))
                .forEach(one -> parts.add(new Part.Antenna(source, one.id())));
        layout.scales().stream()
                .filter(one -> one.source().equals(source))
                .forEach(one -> parts.add(new Part.Scale(source, one.id())));
        devices.lampsOf(source).forEach(one -> parts.add(new Part.Lamps(source, one.group())));
        devices.buttonsOf(source)
                .forEach(one -> parts.add(new Part.PushButton(source, one.button())));
        if (devices.buzzes(source)) {
            parts.add(new Part.Buzzer(source));
        }
        devices.display()
                .filter(one -> one.source().equals(source))
                .ifPresent(_ -> parts.add(new Part.Display(source)));
        return parts;
    }

    /** An antenna whose source answers. */
    static Examined antenna(LaidAntenna laid, SortedMap<Integer, AntennaSeen> all) {
        Part part = new Part.Antenna(laid.source(), laid.id());
        AntennaSeen seen = all.getOrDefault(laid.id(), AntennaSeen.NOTHING);
        if (!seen.fault().isEmpty()) {
            return Examined.fails(part, fault(seen));
        }
        if (seen.scans() == 0) {
            return Examined.fails(part, Complaint.of(Ailment.NOT_SCANNED));
        }
        if (seen.scans() >= ENOUGH && seen.unclear() >= NOISE * seen.scans()) {
            return Examined.fails(part, Complaint.of(Ailment.NOISY, seen.unclear(), seen.scans()));
        }
        Said scans = Said.of("seen.antenna", seen.scans(), seen.tags());
        return seen.figure().isPresent()
                ? Examined.works(part, scans, Said.of("seen.figure", seen.figure().getAsInt()))
                : Examined.works(part, scans);
    }

    /** The words are those of the board's protocol, and of readers' multiplexers. */
    private static Complaint fault(AntennaSeen seen) {
        String figure = seen.figure().isPresent() ? "" + seen.figure().getAsInt() : "–";
        return switch (seen.fault()) {
            case "detuned" -> Complaint.of(Ailment.DETUNED, figure);
            case "open" -> Complaint.of(Ailment.OPEN, figure);
            case "short" -> Complaint.of(Ailment.SHORT, figure);
            case "broken" -> Complaint.of(Ailment.FRONT_END);
            default -> Complaint.of(Ailment.OTHER_STATE, seen.fault());
        };
    }
}
