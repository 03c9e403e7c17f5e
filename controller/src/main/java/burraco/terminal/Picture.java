package burraco.terminal;

import burraco.cards.Line;
import burraco.signals.Sentences;
import burraco.table.state.ClockState;
import burraco.table.state.MatchSheet;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A table as a picture of characters: a pure function of how it stands, of what everybody may know
 * and of nothing else. The same text with colours and without.
 */
public final class Picture {
    /** Rows of the felt, of the melds with their titles, of what happens with its title. */
    private static final int FELT = 7;

    private static final int MELDS = 9;
    private static final int MOST_FELT = 12;
    private static final int MOST_MELDS = 11;

    private final Words words;
    private final Sentences sentences;
    private final Felt felt;
    private final MeldBoard melds;
    private final ScoreBoard scores;
    private final Panel panel;

    public Picture(Words words) {
        this.words = words;
        sentences = new Sentences(words);
        felt = new Felt(words);
        melds = new MeldBoard(words);
        scores = new ScoreBoard(words);
        panel = new Panel(words);
    }

    public Frame of(Scene scene, Size size) {
        Canvas canvas = new Canvas(size);
        if (!size.isEnough()) {
            canvas.put(0, 0, tooSmall(size), Style.PLAIN);
            return canvas.frame();
        }
        TableState state = scene.state();
        header(canvas, size, state);
        situation(canvas, size, state);
        int more = size.rows() - Size.LEAST.rows();
        int feltRows = Math.min(MOST_FELT, FELT + more / 3);
        int meldRows = Math.min(MOST_MELDS, MELDS + more / 6);
        Area cloth = new Area(2, 0, feltRows + meldRows, size.columns());
        canvas.fill(cloth, Style.CLOTH);
        felt.draw(canvas, new Area(2, 0, feltRows, size.columns()), scene);
        Area middle = new Area(2 + feltRows, 0, meldRows, size.columns());
        if (scores.hasSomethingToSay(state)) {
            scores.draw(canvas, middle, state);
        } else {
            melds.draw(canvas, middle, scene);
        }
        int left = size.rows() - 1 - cloth.bottom();
        panel.draw(canvas, new Area(cloth.bottom(), 0, left, size.columns()), scene);
        canvas.put(size.rows() - 1, 1, scene.note(), Style.FAINT);
        return canvas.frame();
    }

    private String tooSmall(Size size) {
        String all =
                words.picture(
                        "too-small",
                        Size.LEAST.columns(),
                        Size.LEAST.rows(),
                        size.columns(),
                        size.rows());
        return all.substring(0, Math.min(all.length(), size.columns()));
    }

    /** Which table and hand, how the match stands, and the clocks. */
    private void header(Canvas canvas, Size size, TableState state) {
        MatchSheet match = shown(state);
        int at = canvas.put(0, 1, "♥ ", Style.ink(203));
        at = canvas.put(0, at, "Burraco", Style.STRONG);
        String which = "  " + words.picture("table", state.name()) + " · " + hand(match, state);
        at = canvas.put(0, at, which, Style.FAINT);
        String clocks = clocks(state);
        int right = canvas.putBefore(0, size.columns() - 1, clocks, Style.FAINT) - 2;
        String names = score(match, words.say(Line.NS), words.say(Line.EW));
        String score =
                names.length() + at + 2 <= right
                        ? names
                        : score(match, words.initials(Line.NS), words.initials(Line.EW));
        int middle = Math.max(at + 2, (size.columns() - score.length()) / 2);
        canvas.put(0, Math.min(middle, right - score.length()), score, Style.STRONG);
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

    /** The match at hand, or the one before as long as people look at what it came to. */
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

    private void situation(Canvas canvas, Size size, TableState state) {
        Situation first = Situations.of(state, true).getFirst();
        Style style =
                switch (first) {
                    case RULING_OPEN -> Style.SIGNAL;
                    case UNSURE, DIFFERS, CHOOSING, CONTESTED, TROUBLE, NOT_SECURED -> Style.COLD;
                    case PAUSED,
                            WAITING_FOR_THE_DEAL,
                            DEALING,
                            WAITING_FOR_THE_START,
                            PLAYING,
                            COUNTING,
                            HAND_OVER,
                            MATCH_OVER ->
                            Style.STRONG;
                };
        String said = sentences.of(first, state, Width.SCREEN);
        boolean fits = said.length() + 2 <= size.columns();
        canvas.put(1, 0, fits ? " " + said + " " : said, style);
    }
}
