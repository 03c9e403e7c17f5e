package burraco.cli.demo;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.cli.out.AlternateScreen;
import burraco.engine.hand.Phase;
import burraco.hal.LampGroup;
import burraco.signals.Signal;
import burraco.signals.Signals;
import burraco.table.Effect;
import burraco.table.state.ShownAct;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.terminal.EffectSentences;
import burraco.terminal.RecentEffects;
import burraco.terminal.TerminalPicture;
import burraco.terminal.TerminalScene;
import burraco.words.Width;
import burraco.words.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Shows a match as an animated picture and handles keys. */
final class LiveDemo implements DemoHost.Audience {
    private static final long FRAME_NANOS = 50_000_000;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long AT_THE_END_NANOS = 8_000_000_000L;
    private static final int LAMPS = 4;
    private static final int ROWS = 4;

    /** How long rulings are shown that nobody has to carry out. */
    private static final long READING_MILLIS = 6_000;

    private final AlternateScreen stage;
    private final Words words;
    private final TerminalPicture picture;
    private final Signals small;
    private final Signals large;
    private final DemoPace pace;
    private final boolean fast;
    private final String seed;
    private RecentEffects tidings = RecentEffects.NONE;
    private Supplier<TableState> state;
    private DemoPace.Sight sight = DemoPace.Sight.DEAL;
    private boolean paused;
    private long drawn;

    /** Thrown when the person quits. */
    static final class Quit extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    LiveDemo(AlternateScreen stage, Words words, DemoOptions options) {
        this.stage = stage;
        this.words = words;
        picture = new TerminalPicture(words);
        small = new Signals(words, lamps(), Width.SMALL.columns(), ROWS);
        large = new Signals(words, lamps(), Width.LARGE.columns(), ROWS);
        pace = new DemoPace(options.speed());
        fast = options.fast();
        seed = words.demo("seed", options.seed());
    }

    private static List<LampGroup> lamps() {
        List<LampGroup> groups = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            groups.add(new LampGroup("seat " + seat, LAMPS));
        }
        for (Line line : Line.values()) {
            groups.add(new LampGroup("melds " + line, LAMPS));
        }
        groups.add(new LampGroup("centre", LAMPS));
        return groups;
    }

    @Override
    public void see(Supplier<TableState> now, List<Effect> effects) {
        state = now;
        tidings = tidings.after(effects);
        boolean due = System.nanoTime() - drawn >= FRAME_NANOS;
        if (due) {
            draw();
        }
        if (!fast) {
            keepPace();
        } else if (due) {
            keys();
        }
    }

    private void keepPace() {
        pace.isLater(state.get().now(), sight);
        for (long left = pace.left(); left > 0; left = pace.left()) {
            keys();
            sleep(Math.min(left, FRAME_NANOS));
        }
    }

    private void draw() {
        drawn = System.nanoTime();
        TableState now = state.get();
        boolean isLarge = stage.size().isLarge();
        Signal signal = (isLarge ? large : small).of(now, true);
        sight = sight(now, signal);
        stage.show(picture.of(new TerminalScene(now, signal, tidings, note()), stage.size()));
    }

    private static DemoPace.Sight sight(TableState state, Signal signal) {
        Situation first = Situations.of(state, true).getFirst();
        boolean read =
                signal.cue().isPresent()
                        || state.hand().phase() == Phase.OVER
                        || first == Situation.HAND_OVER
                        || first == Situation.RULING_OPEN
                        || state.hand().acts().stream().anyMatch(act -> isToBeRead(act, state));
        boolean deal = state.hand().phase() == Phase.DEAL;
        return read
                ? DemoPace.Sight.SOMETHING_TO_READ
                : deal ? DemoPace.Sight.DEAL : DemoPace.Sight.PLAY;
    }

    private static boolean isToBeRead(ShownAct act, TableState state) {
        return !act.rulings().isEmpty() && state.now() - act.decided() < READING_MILLIS;
    }

    private String note() {
        String keys = words.demo(stage.hasKeys() ? "keys" : "no-keys");
        String speed = words.demo("speed", number(pace.speed()));
        String how = paused ? words.demo("paused") : fast ? "" : speed;
        return String.join(" · ", how.isEmpty() ? List.of(seed, keys) : List.of(seed, how, keys));
    }

    private static String number(double speed) {
        return speed == Math.rint(speed)
                ? String.valueOf((long) speed)
                : String.format(Locale.ROOT, "%.2f", speed);
    }

    // Keys

    private void keys() {
        for (int key = key(); key >= 0; key = key()) {
            press(key);
        }
        while (paused) {
            sleep(FRAME_NANOS);
            int key = key();
            if (key >= 0) {
                press(key);
            }
            draw();
        }
    }

    private void press(int key) {
        switch (key) {
            case ' ' -> paused = !paused;
            case '+', '=' -> pace.faster();
            case '-', '_' -> pace.slower();
            case 'q', 'Q' -> throw new Quit();
            default -> {} // Other keys do nothing.
        }
    }

    /** The key that was pressed, or a negative number. */
    private int key() {
        try {
            return stage.hasKeys() && System.in.available() > 0 ? System.in.read() : -1;
        } catch (IOException none) {
            return -1;
        }
    }

    private static void sleep(long nanos) {
        try {
            Thread.sleep(nanos / NANOS_PER_MILLI, (int) (nanos % NANOS_PER_MILLI));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            throw new Quit();
        }
    }

    /** Sentences about the result of the match; empty if it was not finished. */
    List<String> outcome() {
        return tidings.outcome().map(new EffectSentences(words)::of).orElse(List.of());
    }

    /** Shows the last picture for a while. */
    void linger() {
        long until = System.nanoTime() + (fast ? 0 : AT_THE_END_NANOS);
        do {
            draw();
            keys();
            sleep(FRAME_NANOS);
        } while (System.nanoTime() < until);
    }
}
