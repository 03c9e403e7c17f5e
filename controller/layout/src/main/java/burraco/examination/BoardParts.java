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

/** A board that answers, and what the layout says that hangs on it. */
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
        BoardSaid said = board.said();
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
            Part buzzer = new Part.Buzzer(source);
            lines.add(
                    said.buzzes()
                            ? taken(buzzer, Said.of("seen.buzzer"))
                            : Examined.fails(buzzer, Complaint.of(Ailment.NO_BUZZER)));
        }
        return lines;
    }

    private Examined whole(BoardSaid said) {
        List<Said> seen = new ArrayList<>();
        seen.add(Said.of("seen.board", said.name(), said.version(), said.firmware()));
        seen.add(
                Said.of(
                        "seen.board.parts",
                        said.antennas(),
                        said.scales(),
                        said.buttons(),
                        said.lamps()));
        if (!said.note().isEmpty()) {
            seen.add(Said.of("seen.note", said.note()));
        }
        return Examined.works(new Part.Whole(source), seen.toArray(Said[]::new));
    }

    /**
     * A board tries all that could hang on it. What it misses may be a scale that this table never
     * had, and does no harm then.
     */
    private Examined selfTest(BoardSaid said) {
        Part part = new Part.SelfTest(source);
        if (said.test().isEmpty()) {
            return Examined.untried(part, Said.of("untried.test"));
        }
        BoardSaid.SelfTest test = said.test().get();
        Said what = Said.of("seen.test", test.said());
        if (test.passed()) {
            return Examined.works(part, what);
        }
        boolean weighs = layout.scales().stream().anyMatch(one -> one.source().equals(source));
        return weighs || said.scales() == 0
                ? Examined.fails(part, Complaint.of(Ailment.SELF_TEST, test.said()))
                : Examined.works(part, what, Said.of("seen.test.no-scales"));
    }

    private static Examined antenna(
            LaidAntenna laid, BoardSaid said, SortedMap<Integer, AntennaSeen> all) {
        int port = laid.antenna().port();
        if (port > said.antennas()) {
            return Examined.fails(
                    new Part.Antenna(laid.source(), laid.id()),
                    Complaint.of(Ailment.ANTENNA_ABSENT, port, said.antennas()));
        }
        return Examination.antenna(laid, all);
    }

    private static Examined scale(
            LaidScale laid, BoardSaid said, SortedMap<Integer, Double> grams) {
        Part part = new Part.Scale(laid.source(), laid.id());
        if (laid.port() > said.scales()) {
            return Examined.fails(
                    part, Complaint.of(Ailment.SCALE_ABSENT, laid.port(), said.scales()));
        }
        return grams.containsKey(laid.id())
                ? Examined.works(part, Said.of("seen.scale", Tenths.of(grams.get(laid.id()))))
                : Examined.fails(part, Complaint.of(Ailment.SCALE_SILENT));
    }

    private Examined lamps(LampsInfo row, BoardSaid said) {
        Part part = new Part.Lamps(source, row.group());
        int last = row.first() + row.lamps() - 1;
        return last < said.lamps()
                ? taken(part, Said.of("seen.lamps", row.first(), last))
                : Examined.fails(part, Complaint.of(Ailment.LAMPS_ABSENT, last, said.lamps()));
    }

    private Examined button(ButtonInfo info, BoardSaid said) {
        Part part = new Part.PushButton(source, info.button());
        return info.number() < said.buttons()
                ? taken(part, Said.of("seen.button", info.number()))
                : Examined.fails(
                        part, Complaint.of(Ailment.BUTTON_ABSENT, info.number(), said.buttons()));
    }

    /** Nothing comes back from it. */
    private Examined taken(Part part, Said seen) {
        return isProven ? Examined.works(part, seen) : Examined.unproven(part, seen);
    }
}
