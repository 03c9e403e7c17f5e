package burraco.board;

import burraco.hal.Scale;
import burraco.hal.ScaleContract;
import java.util.List;

/** A scale of our own board keeps the promises of every scale; it remembers weights. */
class BoardScaleTest extends ScaleContract {
    private PaperLine line;

    @Override
    protected Scale create() {
        line = new PaperLine();
        List<BoardSetup.Load> loads = List.of(new BoardSetup.Load(4, 1));
        BoardSetup setup = new BoardSetup("left", List.of(), loads, List.of(), List.of());
        return new TableBoard(setup, line.layer(), line::micros, 9).scales().getFirst();
    }

    @Override
    protected boolean remembers() {
        return true;
    }

    @Override
    protected void put(double grams) {
        line.end.board.put(1, grams);
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
