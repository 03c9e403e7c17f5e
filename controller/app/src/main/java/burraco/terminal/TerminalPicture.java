package burraco.terminal;

import burraco.cards.Line;
import burraco.signals.SituationSentences;
import burraco.table.state.ClockState;
import burraco.table.state.MatchSheet;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.words.Width;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Draws a table in a terminal. The result depends only on the scene and the size, and contains only
 * what everybody may know. The text is the same with and without colours.
 */
public final class TerminalPicture {
    /** Rows of the table, of the melds with their titles, and of the events with their title. */
    private static final int TABLE_ROWS = 7;

    private static final int MELD_ROWS = 9;
    private static final int MAX_TABLE_ROWS = 12;
    private static final int MAX_MELD_ROWS = 11;

    private final Words words;
    private final SituationSentences sentences;
    private final TablePane tablePane;
    private final MeldPane melds;
    private final ScorePane scores;
    private final EventPane events;

    public TerminalPicture(Words words) {
        this.words = words;
        sentences = new SituationSentences(words);
        tablePane = new TablePane(words);
        melds = new MeldPane(words);
        scores = new ScorePane(words);
        events = new EventPane(words);
    }

    public TerminalFrame of(TerminalScene scene, TerminalSize size) {
        ScreenBuffer canvas = new ScreenBuffer(size);
        if (!size.isEnough()) {
            canvas.put(0, 0, tooSmall(size), TextStyle.PLAIN);
            return canvas.frame();
        }
        TableState state = scene.state();
        header(canvas, size, state);
        situation(canvas, size, state);
        int more = size.rows() - TerminalSize.LEAST.rows();
        int tableRows = Math.min(MAX_TABLE_ROWS, TABLE_ROWS + more / 3);
        int meldRows = Math.min(MAX_MELD_ROWS, MELD_ROWS + more / 6);
        ScreenArea cloth = new ScreenArea(2, 0, tableRows + meldRows, size.columns());
        canvas.fill(cloth, TextStyle.CLOTH);
        tablePane.draw(canvas, new ScreenArea(2, 0, tableRows, size.columns()), scene);
        ScreenArea middle = new ScreenArea(2 + tableRows, 0, meldRows, size.columns());
        if (scores.hasSomethingToSay(state)) {
            scores.draw(canvas, middle, state);
        } else {
            melds.draw(canvas, middle, scene);
        }
        int left = size.rows() - 1 - cloth.bottom();
        events.draw(canvas, new ScreenArea(cloth.bottom(), 0, left, size.columns()), scene);
        canvas.put(size.rows() - 1, 1, scene.note(), TextStyle.FAINT);
        return canvas.frame();
    }

    private String tooSmall(TerminalSize size) {
        return words.picture(
                "too-small",
                TerminalSize.LEAST.columns(),
                TerminalSize.LEAST.rows(),
                size.columns(),
                size.rows());
    }

    /** Table, hand, score of the match, and clocks. */
    private void header(ScreenBuffer canvas, TerminalSize size, TableState state) {
        MatchSheet match = shown(state);
        int at = canvas.put(0, 1, "♥ ", TextStyle.ink(203));
        at = canvas.put(0, at, "Burraco", TextStyle.STRONG);
        String clocks = clocks(state);
        int right = canvas.putBefore(0, size.columns() - 1, clocks, TextStyle.FAINT) - 2;
        String initials = score(match, words.initials(Line.NS), words.initials(Line.EW));
        String which = "  " + words.picture("table", state.name()) + " · " + hand(match, state);
        int room = right - 2 - initials.length() - at;
        at = canvas.put(0, at, Wrap.cut(room, which), TextStyle.FAINT);
        String names = score(match, words.say(Line.NS), words.say(Line.EW));
        String score = names.length() + at + 2 <= right ? names : initials;
        int middle = Math.max(at + 2, (size.columns() - score.length()) / 2);
        canvas.put(0, Math.min(middle, right - score.length()), score, TextStyle.STRONG);
    }

    private String hand(MatchSheet match, TableState state) {
        return match == state.match()
                ? words.picture(
                        "hand", Math.min(match.hands(), state.hand().number()), match.hands())
                : words.situation("MATCH_OVER", Width.SMALL);
    }

    private static String score(MatchSheet match, String ns, String ew) {
        return ns + " " + match.total(Line.NS) + " · " + ew + " " + match.total(Line.EW);
    }

    /** The current match; or the previous one, until play begins in the new one. */
    static MatchSheet shown(TableState state) {
        boolean nothingYet = state.match().played().isEmpty() && state.hand().acts().isEmpty();
        return nothingYet ? state.before().orElse(state.match()) : state.match();
    }

    private String clocks(TableState state) {
        List<String> parts = new ArrayList<>();
        ClockState clocks = state.clocks();
        clocks.turn()
                .ifPresent(turn ->
                        parts.add(words.picture("turn-time", time(turn.allowed() - turn.spent()))));
        if (clocks.turnsLeft().isPresent()) {
            parts.add(words.picture("turns-left", clocks.turnsLeft().getAsInt()));
        } else if (clocks.roundRuns()) {
            parts.add(words.picture("round", time(clocks.roundLeft())));
        }
        return String.join("  ", parts);
    }

    private static String time(long millis) {
        long seconds = Math.max(0, Math.ceilDiv(millis, 1_000));
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    private void situation(ScreenBuffer canvas, TerminalSize size, TableState state) {
        Situation first = Situations.of(state, true).getFirst();
        TextStyle style =
                switch (first) {
                    case RULING_OPEN -> TextStyle.SIGNAL;
                    case UNSURE, DIFFERS, CHOOSING, CONTESTED, TROUBLE, NOT_SECURED ->
                            TextStyle.COLD;
                    case PAUSED,
                            WAITING_FOR_THE_DEAL,
                            DEALING,
                            WAITING_FOR_THE_START,
                            PLAYING,
                            COUNTING,
                            HAND_OVER,
                            MATCH_OVER ->
                            TextStyle.STRONG;
                };
        String said = sentences.of(first, state, Width.SCREEN);
        boolean fits = said.length() + 2 <= size.columns();
        canvas.put(1, 0, fits ? " " + said + " " : said, style);
    }
}
