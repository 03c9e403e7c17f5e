package burraco.examination;

import burraco.layout.ButtonInfo;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.LampsInfo;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Examines a board that answers and the parts that the layout connects to it. */
final class BoardParts {
    private final Layout layout;
    private final DevicesInfo devices;
    private final String source;
    private final boolean isProven;

    BoardParts(Layout layout, DevicesInfo devices, String source, boolean isProven) {
        this.layout = layout;
        this.devices = devices;
        this.source = source;
        this.isProven = isProven;
    }

    List<Examined> of(SourceSeen.Met.Board board) {
        BoardReport said = board.said();
        List<Examined> lines = new ArrayList<>();
        lines.add(whole(said));
        lines.add(selfTest(said));
        layout.antennas().stream()
                .filter(one -> one.source().equals(source))
                .forEach(one -> lines.add(antenna(one, said, board.antennas())));
        layout.scales().stream()
                .filter(one -> one.source().equals(source))
                .forEach(one -> lines.add(scale(one, said, board.grams())));
        devices.lampsOf(source).forEach(one -> lines.add(lamps(one, said)));
        devices.buttonsOf(source).forEach(one -> lines.add(button(one, said)));
        if (devices.buzzes(source)) {
            DevicePart buzzer = new DevicePart.Buzzer(source);
            lines.add(
                    said.buzzes()
                            ? taken(buzzer, NamedSentence.of("seen.buzzer"))
                            : Examined.fails(buzzer, DeviceComplaint.of(DeviceFault.NO_BUZZER)));
        }
        return lines;
    }

    private Examined whole(BoardReport said) {
        List<NamedSentence> seen = new ArrayList<>();
        seen.add(NamedSentence.of("seen.board", said.name(), said.version(), said.firmware()));
        seen.add(
                NamedSentence.of(
                        "seen.board.parts",
                        said.antennas(),
                        said.scales(),
                        said.buttons(),
                        said.lamps()));
        if (!said.note().isEmpty()) {
            seen.add(NamedSentence.of("seen.note", said.note()));
        }
        return Examined.works(new DevicePart.Whole(source), seen.toArray(NamedSentence[]::new));
    }

    /**
     * The result of the board's self-test. A board tests everything that could be connected to it,
     * so it may miss a scale that this table never had, which does no harm.
     */
    private Examined selfTest(BoardReport said) {
        DevicePart part = new DevicePart.SelfTest(source);
        if (said.test().isEmpty()) {
            return Examined.untried(part, NamedSentence.of("untried.test"));
        }
        BoardReport.SelfTest test = said.test().get();
        NamedSentence what = NamedSentence.of("seen.test", test.said());
        if (test.passed()) {
            return Examined.works(part, what);
        }
        boolean weighs = layout.scales().stream().anyMatch(one -> one.source().equals(source));
        return weighs || said.scales() == 0
                ? Examined.fails(part, DeviceComplaint.of(DeviceFault.SELF_TEST, test.said()))
                : Examined.works(part, what, NamedSentence.of("seen.test.no-scales"));
    }

    private static Examined antenna(
            LaidAntenna laid, BoardReport said, SortedMap<Integer, AntennaSeen> all) {
        int port = laid.antenna().port();
        if (port > said.antennas()) {
            return Examined.fails(
                    new DevicePart.Antenna(laid.source(), laid.id()),
                    DeviceComplaint.of(DeviceFault.ANTENNA_ABSENT, port, said.antennas()));
        }
        return Examination.antenna(laid, all);
    }

    private static Examined scale(
            LaidScale laid, BoardReport said, SortedMap<Integer, Double> grams) {
        DevicePart part = new DevicePart.Scale(laid.source(), laid.id());
        if (laid.port() > said.scales()) {
            return Examined.fails(
                    part, DeviceComplaint.of(DeviceFault.SCALE_ABSENT, laid.port(), said.scales()));
        }
        return grams.containsKey(laid.id())
                ? Examined.works(
                        part, NamedSentence.of("seen.scale", Tenths.of(grams.get(laid.id()))))
                : Examined.fails(part, DeviceComplaint.of(DeviceFault.SCALE_SILENT));
    }

    private Examined lamps(LampsInfo row, BoardReport said) {
        DevicePart part = new DevicePart.Lamps(source, row.group());
        int last = row.first() + row.lamps() - 1;
        return last < said.lamps()
                ? taken(part, NamedSentence.of("seen.lamps", row.first(), last))
                : Examined.fails(
                        part, DeviceComplaint.of(DeviceFault.LAMPS_ABSENT, last, said.lamps()));
    }

    private Examined button(ButtonInfo info, BoardReport said) {
        DevicePart part = new DevicePart.PushButton(source, info.button());
        return info.number() < said.buttons()
                ? taken(part, NamedSentence.of("seen.button", info.number()))
                : Examined.fails(
                        part,
                        DeviceComplaint.of(
                                DeviceFault.BUTTON_ABSENT, info.number(), said.buttons()));
    }

    /** The result for a part that gives no feedback. */
    private Examined taken(DevicePart part, NamedSentence seen) {
        return isProven ? Examined.works(part, seen) : Examined.unproven(part, seen);
    }
}
