package burraco.terminal;

import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.LineScore;
import burraco.table.Effect;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.words.Width;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Draws the lower part of the screen: a ruling with its remedies, the score of a finished hand, or
 * the latest events.
 */
final class EventPane {
    /** How long a ruling without pending remedies is shown, as on the display. */
    private static final long RULING_MILLIS = 15_000;

    private static final long PAGE_MILLIS = 4_000;

    /** The parts of a score, and the columns before which they end. */
    private static final List<String> PARTS =
            List.of("burrachi", "closing", "cards", "pozzetto", "hand", "total");

    private static final List<Integer> ENDS = List.of(22, 32, 46, 56, 71, 79);

    private final Words words;
    private final EffectSentences telling;

    EventPane(Words words) {
        this.words = words;
        telling = new EffectSentences(words);
    }

    void draw(ScreenBuffer canvas, ScreenArea area, TerminalScene scene) {
        TableState state = scene.state();
        List<Ruling> rulings = rulings(state);
        if (!rulings.isEmpty()) {
            int rows = ruling(canvas, area, state, rulings);
            ScreenArea rest =
                    new ScreenArea(
                            area.top() + rows, area.left(), area.height() - rows, area.width());
            if (rest.height() > 2) {
                tidings(canvas, rest, scene.tidings());
            }
        } else if (state.hand().phase() == Phase.OVER) {
            count(canvas, area, state);
        } else {
            tidings(canvas, area, scene.tidings());
        }
    }

    private static void title(ScreenBuffer canvas, ScreenArea area, String text, TextStyle style) {
        canvas.put(area.top(), area.left(), "─".repeat(area.width()), TextStyle.FAINT);
        canvas.put(area.top(), area.left() + 1, " " + text + " ", style);
    }

    // Rulings

    /** Rulings with pending remedies; otherwise those just made. */
    static List<Ruling> rulings(TableState state) {
        List<Ruling> owed =
                state.hand().open().owed().stream().map(Owed::ruling).distinct().toList();
        return owed.isEmpty() ? ruledJustNow(state) : owed;
    }

    private static List<Ruling> ruledJustNow(TableState state) {
        return state.hand().acts().reversed().stream()
                .filter(act -> state.now() - act.decided() < RULING_MILLIS)
                .filter(act -> !act.rulings().isEmpty())
                .findFirst()
                .map(ShownAct::rulings)
                .orElse(List.of());
    }

    /**
     * @return the number of rows used
     */
    private int ruling(
            ScreenBuffer canvas, ScreenArea area, TableState state, List<Ruling> rulings) {
        List<String> lines = new ArrayList<>();
        List<Integer> heads = new ArrayList<>();
        for (Ruling ruling : rulings) {
            heads.add(lines.size());
            lines.addAll(Wrap.to(area.width() - 3, words.say(ruling, Width.SCREEN), ""));
            for (String remedy : remedies(state, ruling)) {
                lines.addAll(Wrap.to(area.width() - 5, remedy, "  "));
            }
        }
        Ruling first = rulings.getFirst();
        String head = telling.head(first).replaceFirst("▲", "▲ " + words.picture("ruling"));
        title(canvas, area, head, TextStyle.SIGNAL);
        int room = area.height() - 1;
        int pages = Math.ceilDiv(lines.size(), room);
        int from = (int) (state.now() / PAGE_MILLIS % pages) * room;
        for (int i = from; i < Math.min(lines.size(), from + room); i++) {
            TextStyle style = heads.contains(i) ? TextStyle.STRONG : TextStyle.PLAIN;
            int column = heads.contains(i) ? 1 : 3;
            canvas.put(area.top() + 1 + i - from, area.left() + column, lines.get(i), style);
        }
        return pages == 1 ? lines.size() + 1 : area.height();
    }

    /** The remedies still to be carried out; if none has to be, all that took effect. */
    private List<String> remedies(TableState state, Ruling ruling) {
        Optional<Owed> owed =
                state.hand().open().owed().stream()
                        .filter(one -> one.ruling().equals(ruling))
                        .findFirst();
        return owed.map(Owed::due).orElse(ruling.remedies()).stream()
                .map(remedy -> telling.of(ruling, remedy))
                .toList();
    }

    // Scores

    private void count(ScreenBuffer canvas, ScreenArea area, TableState state) {
        LineScore ns = state.hand().ns();
        LineScore ew = state.hand().ew();
        String closer = state.hand().open().ending().closer().map(words::say).orElse("");
        String why = words.sheet("reason." + state.hand().open().ending().reason(), closer);
        title(canvas, area, words.picture("score") + ": " + why, TextStyle.STRONG);
        for (int i = 0; i < PARTS.size(); i++) {
            TextStyle style = PARTS.get(i).equals("total") ? TextStyle.STRONG : TextStyle.PLAIN;
            int end = area.left() + ENDS.get(i);
            int room = ENDS.get(i) - (i == 0 ? 0 : ENDS.get(i - 1)) - 1;
            String name = Wrap.cut(room, words.sheet(PARTS.get(i)));
            canvas.putBefore(area.top() + 1, end, name, TextStyle.FAINT);
            canvas.putBefore(area.top() + 2, end, part(ns, i), style);
            canvas.putBefore(area.top() + 3, end, part(ew, i), style);
        }
        canvas.put(area.top() + 2, area.left() + 1, words.say(Line.NS), TextStyle.STRONG);
        canvas.put(area.top() + 3, area.left() + 1, words.say(Line.EW), TextStyle.STRONG);
    }

    private static String part(LineScore score, int which) {
        OptionalInt points =
                switch (which) {
                    case 0 -> OptionalInt.of(score.burrachi());
                    case 1 -> OptionalInt.of(score.closing());
                    case 2 -> OptionalInt.of(score.melds());
                    case 3 -> score.pozzetto();
                    case 4 -> score.hand();
                    default -> score.total();
                };
        return points.isPresent() ? "" + points.getAsInt() : "?";
    }

    // Events

    private void tidings(ScreenBuffer canvas, ScreenArea area, RecentEffects tidings) {
        title(canvas, area, words.picture("acts"), TextStyle.FAINT);
        List<String> lines = new ArrayList<>();
        for (Effect effect : tidings.effects()) {
            for (String line : telling.shortly(effect)) {
                lines.addAll(Wrap.to(area.width() - 5, line, "  "));
            }
        }
        int room = area.height() - 1;
        int from = Math.max(0, lines.size() - room);
        for (int i = from; i < lines.size(); i++) {
            boolean last = i == lines.size() - 1;
            String line = lines.get(i);
            TextStyle style =
                    line.startsWith("▲")
                            ? TextStyle.ink(203)
                            : last ? TextStyle.STRONG : TextStyle.FAINT;
            canvas.put(area.top() + 1 + i - from, area.left() + 3, line, style);
        }
    }
}
