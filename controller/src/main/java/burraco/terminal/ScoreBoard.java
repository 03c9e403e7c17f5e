package burraco.terminal;

import burraco.cards.Line;
import burraco.engine.hand.Phase;
import burraco.engine.score.VictoryPoints;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import burraco.table.state.TableState;
import burraco.words.Words;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** How the match stands, where no melds lie; before its first hand, what there is to be seen. */
final class ScoreBoard {
    private static final int WELCOME = 4;
    private static final int COLUMN = 13;

    private final Words words;
    private final Telling telling;

    ScoreBoard(Words words) {
        this.words = words;
        telling = new Telling(words);
    }

    boolean hasSomethingToSay(TableState state) {
        return state.hand().phase() == Phase.DEAL;
    }

    void draw(Canvas canvas, Area area, TableState state) {
        MatchSheet match = Picture.shown(state);
        if (match.played().isEmpty()) {
            welcome(canvas, area);
        } else {
            match(canvas, area, match);
        }
    }

    private void welcome(Canvas canvas, Area area) {
        int top = area.top() + (area.height() - WELCOME) / 2;
        for (int i = 0; i < WELCOME; i++) {
            canvas.centre(top + i, area, words.picture("welcome." + (i + 1)), Style.ON_CLOTH);
        }
    }

    private void match(Canvas canvas, Area area, MatchSheet match) {
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
        for (Played hand : match.played()) {
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
            canvas.centre(row + 1, area, won, Style.TO_ACT);
        }
    }

    private static void row(
            Canvas canvas, int row, int left, String name, String ns, String ew, String more) {
        boolean head = more.isEmpty();
        Style style = head ? Style.ON_CLOTH.strong() : Style.ON_CLOTH;
        canvas.put(row, left, name, style);
        canvas.putBefore(row, left + 12 + COLUMN, ns, style);
        canvas.putBefore(row, left + 12 + 2 * COLUMN, ew, style);
        canvas.put(row, left + 12 + 2 * COLUMN + 3, more, Style.FAINT_ON_CLOTH);
    }

    private static String points(OptionalInt total) {
        return total.isPresent() ? "" + total.getAsInt() : "?";
    }

    private String confirmed(Played hand) {
        String lines =
                hand.confirmed().stream()
                        .sorted()
                        .map(words::say)
                        .collect(Collectors.joining(", "));
        return lines.isEmpty() ? words.picture("unconfirmed") : words.picture("confirmed", lines);
    }
}
