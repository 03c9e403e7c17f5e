package burraco.cli.demo;

import burraco.cli.out.Screen;
import burraco.table.Effect;
import burraco.table.state.TableState;
import burraco.terminal.EffectSentences;
import burraco.words.Words;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Prints a match line by line with the table's time, as fast as it can be simulated. */
final class PlainDemo implements DemoHost.Audience {
    private final PrintStream out;
    private final EffectSentences telling;

    PlainDemo(Screen screen, Words words) {
        out = screen.out();
        telling = new EffectSentences(words);
    }

    @Override
    public void see(Supplier<TableState> state, List<Effect> effects) {
        for (Effect effect : effects) {
            List<String> lines = telling.of(effect);
            for (int i = 0; i < lines.size(); i++) {
                out.println((i == 0 ? time(state.get().now()) : " ".repeat(9)) + lines.get(i));
            }
        }
        if (!effects.isEmpty()) {
            out.flush();
        }
    }

    private static String time(long millis) {
        long seconds = millis / 1_000;
        return String.format(Locale.ROOT, "%3d:%02d   ", seconds / 60, seconds % 60);
    }
}
