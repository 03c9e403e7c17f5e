package burraco.board;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.LampsContract;
import burraco.hal.Rgb;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The lamps of our own board keep the promises of all lamps. */
class BoardLampsTest extends LampsContract {
    private static final List<BoardSetup.Row> ROWS =
            List.of(new BoardSetup.Row(GROUPS.get(0), 4), new BoardSetup.Row(GROUPS.get(1), 1));

    private PaperLine line;

    @Override
    protected Lamps create() {
        line = new PaperLine();
        BoardSetup setup = new BoardSetup("left", List.of(), List.of(), List.of(), ROWS);
        return new TableBoard(setup, line.layer(), line::micros, 9).lamps();
    }

    @Override
    protected LampPicture shining() {
        SortedMap<String, List<Rgb>> seen = new TreeMap<>();
        for (BoardSetup.Row row : ROWS) {
            LampGroup group = row.group();
            List<Rgb> lamps = new ArrayList<>();
            for (int i = 0; i < group.lamps(); i++) {
                int bits = line.end.board.lamp(row.first() + i);
                lamps.add(new Rgb(bits >> 16 & 0xff, bits >> 8 & 0xff, bits & 0xff));
            }
            seen.put(group.name(), lamps);
        }
        return new LampPicture(seen);
    }

    @Override
    protected void lose() {
        line.unplug();
    }

    @Override
    protected void comeBack() {
        line.plug();
    }

    @Override
    protected void runFor(long millis) {
        line.runFor(millis);
    }
}
