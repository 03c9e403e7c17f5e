package burraco.board;

import burraco.hal.Buzzer;
import burraco.hal.BuzzerContract;
import burraco.hal.Tone;
import java.util.List;
import java.util.Optional;

/** The buzzer of our own board keeps the promises of every buzzer. */
class BoardBuzzerTest extends BuzzerContract {
    private PaperLine line;

    @Override
    protected Buzzer create() {
        line = new PaperLine();
        BoardSetup setup = new BoardSetup("left", List.of(), List.of(), List.of(), List.of());
        return new TableBoard(setup, line.layer(), line::micros, 9).buzzer();
    }

    @Override
    protected Optional<Tone> sounding() {
        return line.end.board.sounding();
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
