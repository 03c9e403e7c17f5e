package burraco.testing;

import burraco.board.BoardSetup;
import burraco.board.FirmwareLibrary;
import burraco.board.SteppedBoard;
import burraco.board.TableBoard;
import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.virtual.VirtualTable;
import burraco.hal.virtual.VirtualTurns;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The antennas, scales and buttons of a virtual table behind boards, one for each of its sources:
 * the true firmware decides what is scanned next, and what was heard goes over its protocol and
 * through a {@link TableBoard} before anybody hears of it. The virtual table stays the owner of
 * time; the boards have been there for a while when its time begins.
 */
public final class BoardsOfAVirtualTable {
    private static final long BEFORE = 2_000;

    /** Clocks of boards begin when they are switched on, each at another moment. */
    private static final long AHEAD = 1_234_567;

    private static final long HELD = 150;

    private final Layout layout;
    private final List<Button> buttons;
    private final Map<String, SteppedBoard> boards = new LinkedHashMap<>();
    private final Map<String, Reading> finished = new LinkedHashMap<>();
    private VirtualTable table;
    private long now;

    /**
     * @param buttons connected to the first board
     * @param ringBytes the size of the boards' rings of events; 0 for the usual one
     * @param inbox gets the readings of the boards' devices, with the virtual table's times
     */
    public BoardsOfAVirtualTable(
            Layout layout, List<Button> buttons, int ringBytes, Consumer<Reading> inbox) {
        this.layout = layout;
        this.buttons = List.copyOf(buttons);
        for (SourceInfo source : layout.sources()) {
            int number = boards.size() + 1;
            SteppedBoard board =
                    new SteppedBoard(
                            setup(source.id(), number == 1 ? buttons : List.of()),
                            new FirmwareLibrary(ringBytes),
                            number,
                            AHEAD * number);
            boards.put(source.id(), board);
            Consumer<Reading> told = reading -> inbox.accept(reading.toldAt(reading.at() - BEFORE));
            board.board().tags().open(told);
            board.board().scales().forEach(scale -> scale.open(told));
            board.board().buttons().open(told);
        }
        runTo(BEFORE * 1_000 - 1);
    }

    private BoardSetup setup(String source, List<Button> pressed) {
        List<BoardSetup.Load> scales = new ArrayList<>();
        scalesOf(source).forEach(id -> scales.add(new BoardSetup.Load(id, scales.size())));
        List<BoardSetup.Contact> contacts = new ArrayList<>();
        pressed.forEach(button -> contacts.add(new BoardSetup.Contact(button, contacts.size())));
        return new BoardSetup(source, antennasOf(source), scales, contacts, List.of());
    }

    private List<Antenna> antennasOf(String source) {
        return layout.antennas().stream()
                .filter(antenna -> antenna.source().equals(source))
                .map(LaidAntenna::antenna)
                .toList();
    }

    private List<Integer> scalesOf(String source) {
        return layout.scales().stream()
                .filter(scale -> scale.source().equals(source))
                .map(LaidScale::id)
                .toList();
    }

    /** From now on its readers scan by the boards' plans. */
    public void takeOver(VirtualTable played) {
        table = played;
        boards.forEach(
                (source, board) -> table.turns(source, micros -> next(source, board, micros)));
    }

    public SteppedBoard board(String source) {
        return boards.get(source);
    }

    /** Pulls the plug of a board, and puts it back this much later. */
    public void unplug(String source, long at, long millis) {
        SteppedBoard board = boards.get(source);
        table.at(at, () -> then(at, board, board::unplug));
        table.at(at + millis, () -> then(at + millis, board, board::plugIn));
    }

    private void then(long at, SteppedBoard board, Runnable what) {
        runTo((at + BEFORE) * 1_000);
        what.run();
        board.run(now);
    }

    /** Passes a reading of the virtual table's sensor to its board. */
    public void hear(Reading reading) {
        switch (reading) {
            case Reading.Inventory(_, int antenna, _) -> finished.put(sourceOf(antenna), reading);
            case Reading.Unclear(_, int antenna, _) -> finished.put(sourceOf(antenna), reading);
            case Reading.Weight(long at, int scale, double grams) -> {
                String source = sourceOfScale(scale);
                int number = scalesOf(source).indexOf(scale);
                int milligrams = (int) StrictMath.rint(grams * 1_000);
                SteppedBoard board = boards.get(source);
                then(at, board, () -> board.firmware().load(number, milligrams));
            }
            case Reading.Press(long at, Button button) -> {
                contact(button, true, at);
                table.at(at + HELD, () -> contact(button, false, at + HELD));
            }
            case Reading.AntennaFault _, Reading.SourceFault _ ->
                    throw new IllegalStateException("a board has faults of its own: " + reading);
        }
    }

    private void contact(Button button, boolean closed, long at) {
        SteppedBoard board = boards.values().iterator().next();
        then(at, board, () -> board.firmware().contact(buttons.indexOf(button), closed));
    }

    private int next(String source, SteppedBoard board, long micros) {
        runTo(micros + BEFORE * 1_000);
        if (finished.containsKey(source)) {
            tell(board.firmware(), finished.remove(source));
            board.run(now);
        }
        int port = board.firmware().wanted();
        List<Antenna> antennas = antennasOf(source);
        for (int i = 0; i < antennas.size(); i++) {
            if (antennas.get(i).port() == port + 1) {
                return i;
            }
        }
        return VirtualTurns.NONE;
    }

    private static void tell(FirmwareLibrary firmware, Reading reading) {
        int port = firmware.wanted();
        switch (reading) {
            case Reading.Inventory(_, _, List<Answer> answers) -> firmware.heard(port, 0, answers);
            case Reading.Unclear(_, _, Reading.Cause cause) ->
                    firmware.heard(port, 1 + cause.ordinal(), List.of());
            case Reading _ -> throw new IllegalStateException("no inventory: " + reading);
        }
    }

    /** Everything that boards and their hosts have to do by then they do, in its order. */
    private void runTo(long micros) {
        while (true) {
            SteppedBoard first = null;
            for (SteppedBoard board : boards.values()) {
                first = first == null || board.due() < first.due() ? board : first;
            }
            if (first.due() > micros) {
                break;
            }
            now = first.due();
            first.run(now);
        }
        now = micros;
    }

    private String sourceOf(int antenna) {
        return layout.antennas().stream()
                .filter(one -> one.id() == antenna)
                .findFirst()
                .orElseThrow()
                .source();
    }

    private String sourceOfScale(int scale) {
        return layout.scales().stream()
                .filter(one -> one.id() == scale)
                .findFirst()
                .orElseThrow()
                .source();
    }
}
