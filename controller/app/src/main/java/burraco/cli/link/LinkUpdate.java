package burraco.cli.link;

import burraco.board.BoardSetup;
import burraco.board.FirmwareImage;
import burraco.board.TableBoard;
import burraco.board.UpdateFailure;
import burraco.board.UpdateListener;
import burraco.cli.devices.ReaderDrivers;
import burraco.cli.out.Screen;
import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.layout.SourceInfo;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Loads new firmware into a board and prints the progress. */
final class LinkUpdate implements UpdateListener {
    private static final long LOOK_MILLIS = 50;
    private static final long LONGEST_MEETING_MILLIS = 5_000;
    private static final int STEPS = 20;

    private final Screen screen;
    private final PrintStream out;
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile String failure = "";
    private int told;

    LinkUpdate(Screen screen) {
        this.screen = screen;
        out = screen.out();
    }

    /**
     * @param source a board
     * @return what went wrong; empty if it runs the new firmware
     */
    String run(SourceInfo source, FirmwareImage image, LongSupplier micros)
            throws InterruptedException {
        BoardSetup nothing =
                new BoardSetup(source.id(), List.of(), List.of(), List.of(), List.of());
        int host = new SecureRandom().nextInt() | 1;
        try (TableBoard board = new TableBoard(nothing, ReaderDrivers.port(source), micros, host);
                InputDevice buttons = board.buttons()) {
            buttons.open(_ -> {});
            for (long waited = 0; !board.condition().equals(Condition.UP); waited += LOOK_MILLIS) {
                if (waited >= LONGEST_MEETING_MILLIS) {
                    return ConditionWords.say(board.condition(), screen.texts());
                }
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            }
            screen.say("link.loading", image.size());
            out.flush();
            board.update(image, this);
            over.await();
            return failure;
        }
    }

    @Override
    public void progress(int bytes, int of) {
        int step = (int) ((long) bytes * STEPS / of);
        if (step > told) {
            told = step;
            out.println(step * 100 / STEPS + " %");
            out.flush();
        }
    }

    @Override
    public void done() {
        over.countDown();
    }

    @Override
    public void failed(UpdateFailure why, String detail) {
        String said = screen.texts().say("link.update." + why);
        failure = detail.isEmpty() ? said : said + " (" + detail + ")";
        over.countDown();
    }
}
