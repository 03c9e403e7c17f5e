package burraco.cli.out;

import burraco.terminal.TerminalFrame;
import burraco.terminal.TerminalSize;
import java.io.PrintStream;
import java.util.Optional;

/**
 * Shows pictures on the terminal's alternate screen. Closing it restores the screen that was there
 * before, also when the program is ended from outside.
 */
public final class AlternateScreen implements AutoCloseable {
    private static final String OPEN = "\u001b[?1049h\u001b[?25l\u001b[?7l";
    private static final String CLOSE = "\u001b[0m\u001b[?7h\u001b[?25h\u001b[?1049l";

    /** How often the size of the window is checked. */
    private static final long LOOK_NANOS = 1_500_000_000L;

    private final PrintStream out;
    private final boolean colour;
    private final Optional<String> settings;
    private final Thread atTheEnd = new Thread(this::restore);
    private Optional<TerminalFrame> shown = Optional.empty();
    private TerminalSize size = TerminalSize.LEAST;
    private long measured;
    private boolean open = true;

    public AlternateScreen(Screen screen) {
        out = PlainStream.under(screen.out());
        colour = screen.colour();
        settings = Stty.settings();
        Runtime.getRuntime().addShutdownHook(atTheEnd);
        settings.ifPresent(_ -> Stty.listenToKeys());
        measure();
        out.print(OPEN);
        out.flush();
    }

    private void measure() {
        TerminalSize now = Stty.size().orElse(size);
        if (!now.equals(size)) {
            shown = Optional.empty();
        }
        size = now;
        measured = System.nanoTime();
    }

    public TerminalSize size() {
        if (System.nanoTime() - measured > LOOK_NANOS) {
            measure();
        }
        return size;
    }

    /** Whether keys are read as soon as they are pressed. */
    public boolean hasKeys() {
        return settings.isPresent();
    }

    /** Closed already if the program is being ended from outside. */
    public synchronized void show(TerminalFrame frame) {
        if (open) {
            out.print(ScreenUpdate.of(shown, frame, colour));
            out.flush();
            shown = Optional.of(frame);
        }
    }

    private synchronized void restore() {
        if (open) {
            open = false;
            settings.ifPresent(Stty::set);
            out.print(CLOSE);
            out.flush();
        }
    }

    @Override
    public void close() {
        restore();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException ending) {
            // The program is ending, and the hook has restored the terminal.
        }
    }
}
