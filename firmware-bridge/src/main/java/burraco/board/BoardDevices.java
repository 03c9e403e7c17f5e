package burraco.board;

import java.util.ArrayList;
import java.util.List;

/** All devices of one board. */
record BoardDevices(
        BoardTags tags,
        List<BoardScale> scales,
        BoardButtons buttons,
        BoardLamps lamps,
        BoardBuzzer buzzer) {

    static BoardDevices of(TableBoard board, BoardSetup setup) {
        return new BoardDevices(
                new BoardTags(board, setup),
                setup.scales().stream().map(load -> new BoardScale(board, load)).toList(),
                new BoardButtons(board, setup),
                new BoardLamps(board, setup),
                new BoardBuzzer(board, setup));
    }

    /** Those that report readings; a loss is reported by the first one that is open. */
    List<BoardInput> inputs() {
        List<BoardInput> inputs = new ArrayList<>();
        inputs.add(tags);
        inputs.addAll(scales);
        inputs.add(buttons);
        return inputs;
    }

    List<BoardDevice> all() {
        List<BoardDevice> all = new ArrayList<>(inputs());
        all.add(lamps);
        all.add(buzzer);
        return all;
    }
}
