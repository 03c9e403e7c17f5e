package burraco.terminal;

import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.engine.score.VictoryPoints;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Draws the score of the match while no melds lie on the table; before the first hand, a welcome
 * text.
 */
final class ScorePane {
    private static final int WELCOME_LINES = 4;
    private static final int NAME_WIDTH = 12;
    private static final int COLUMN_WIDTH = 13;

    private final Words words;
    private final EffectSentences telling;

    ScorePane(Words words) {
        this.words = words;
        telling = new EffectSentences(words);
    }

    boolean hasSomethingToSay(TableState state) {
        return state.hand().phase() == Phase.DEAL;
    }

    void draw(ScreenBuffer canvas, ScreenArea area, TableState state) {
        MatchSheet match = TerminalPicture.shown(state);
        if (match.played().isEmpty()) {
            welcome(canvas, area);
        } else {
            match(canvas, area, match);
        }
    }

    private void welcome(ScreenBuffer canvas, ScreenArea area) {
        int top = area.top() + (area.height() - WELCOME_LINES) / 2;
        for (int i = 0; i < WELCOME_LINES; i++) {
            canvas.centre(top + i, area, words.picture("welcome." + (i + 1)), TextStyle.ON_CLOTH);
        }
    }

    private void match(ScreenBuffer canvas, ScreenArea area, MatchSheet match) {
        int left = area.left() + Math.max(1, (area.width() - 78) / 2);
        int row = area.top();
        row(
                canvas,
                row++,
                left,
                words.picture("match"),
                words.say(Line.NS),
                words.say(Line.EW),
                "");
        for (PlayedHand hand : match.played()) {
            row(
                    canvas,
                    row++,
                    left,
                    words.picture("hand-row", hand.number()),
                    points(hand.total(Line.NS)),
                    points(hand.total(Line.EW)),
                    confirmed(hand));
        }
        row(
                canvas,
                row++,
                left,
                words.sheet("total"),
                "" + match.total(Line.NS),
                "" + match.total(Line.EW),
                "");
        Optional<VictoryPoints> vp = match.victoryPoints();
        if (vp.isPresent()) {
            String won = "  " + telling.winner(vp.get()) + "  ";
            canvas.centre(row + 1, area, won, TextStyle.TO_ACT);
        }
    }

    private static void row(
            ScreenBuffer canvas,
            int row,
            int left,
            String name,
            String ns,
            String ew,
            String more) {
        boolean head = more.isEmpty();
        TextStyle style = head ? TextStyle.ON_CLOTH.strong() : TextStyle.ON_CLOTH;
        int first = left + NAME_WIDTH + COLUMN_WIDTH;
        canvas.put(row, left, Wrap.cut(NAME_WIDTH, name), style);
        canvas.putBefore(row, first, Wrap.cut(COLUMN_WIDTH - 1, ns), style);
        canvas.putBefore(row, first + COLUMN_WIDTH, Wrap.cut(COLUMN_WIDTH - 1, ew), style);
        canvas.put(row, first + COLUMN_WIDTH + 3, more, TextStyle.FAINT_ON_CLOTH);
    }

    private static String points(OptionalInt total) {
        return total.isPresent() ? "" + total.getAsInt() : "?";
    }

    private String confirmed(PlayedHand hand) {
        String lines =
                hand.confirmed().stream()
                        .sorted()
                        .map(words::say)
                        .collect(Collectors.joining(", "));
        return lines.isEmpty() ? words.picture("unconfirmed") : words.picture("confirmed", lines);
    }
}
