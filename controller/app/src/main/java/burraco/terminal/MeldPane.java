package burraco.terminal;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.table.state.HandState;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.List;

/** Draws the melds of both lines side by side, with labels for burrachi. */
final class MeldPane {
    /** The two ends of a meld with an ellipsis between them, and a gap. */
    private static final int LEAST_CARDS_WIDTH = 8;

    private final Words words;

    MeldPane(Words words) {
        this.words = words;
    }

    void draw(ScreenBuffer canvas, ScreenArea area, TerminalScene scene) {
        int half = area.width() / 2;
        LampDots lamps = new LampDots(scene.signal().lamps());
        for (Line line : Line.values()) {
            int left = 1 + line.ordinal() * half;
            ScreenArea column = new ScreenArea(area.top(), left, area.height(), half - 2);
            melds(canvas, column, scene.state().hand(), line, lamps);
        }
    }

    private void melds(
            ScreenBuffer canvas, ScreenArea area, HandState hand, Line line, LampDots lamps) {
        String name = words.say(line);
        canvas.put(area.top(), area.left(), name, TextStyle.ON_CLOTH.strong());
        int at = area.left() + name.length() + 2;
        lamps.put(canvas, area.top(), at, "melds " + line);
        List<Meld> melds = hand.open().melds().of(line);
        int room = area.height() - 1;
        int shown = melds.size() <= room ? melds.size() : room - 1;
        for (int i = 0; i < shown; i++) {
            meld(canvas, area.top() + 1 + i, area, melds.get(i), hand);
        }
        if (shown < melds.size()) {
            String more = "+ " + (melds.size() - shown);
            canvas.put(area.bottom() - 1, area.left(), more, TextStyle.FAINT_ON_CLOTH);
        }
    }

    private void meld(ScreenBuffer canvas, int row, ScreenArea area, Meld meld, HandState hand) {
        int at = canvas.put(row, area.left(), words.say(meld.id()) + " ", TextStyle.FAINT_ON_CLOTH);
        int end = area.right();
        Burraco burraco = hand.burraco(meld);
        if (burraco != Burraco.NONE) {
            TextStyle style = burraco.isClean() ? TextStyle.CLEAN : TextStyle.DIRTY;
            end = label(canvas, row, at, end, words.picture("burraco." + burraco), style);
        }
        if (!(meld.freeze() instanceof Freeze.None)) {
            end = label(canvas, row, at, end, words.sheet("frozen"), TextStyle.COLD);
        }
        if (meld.shape() instanceof Shape.NoMeld && hand.tellsFaults()) {
            end = label(canvas, row, at, end, words.sheet("invalid"), TextStyle.SIGNAL);
        }
        List<Card> cards = meld.inOrder();
        if (CardChips.width(cards) <= end - at) {
            CardChips.put(canvas, row, at, end, cards);
        } else {
            closeTogether(canvas, row, at, end, cards);
        }
    }

    /**
     * Draws a label at the end of a meld, cut so that there is room for cards before it.
     *
     * @return the column before which the cards end
     */
    private static int label(
            ScreenBuffer canvas, int row, int from, int end, String text, TextStyle style) {
        String cut = Wrap.cut(end - from - LEAST_CARDS_WIDTH, " " + text + " ");
        return canvas.putBefore(row, end, cut, style) - 1;
    }

    /** Draws a long meld without gaps; if it is still too long, only its two ends. */
    private static void closeTogether(
            ScreenBuffer canvas, int row, int from, int end, List<Card> cards) {
        List<Card> kept = new ArrayList<>(cards);
        while (kept.size() > 2 && closeWidth(kept, cards) > end - from) {
            kept.remove(kept.size() / 2);
        }
        int at = from;
        for (int i = 0; i < kept.size(); i++) {
            boolean gap = kept.size() < cards.size() && i == (kept.size() + 1) / 2;
            at = gap ? canvas.put(row, at, "…", TextStyle.ON_CLOTH) : at;
            at = canvas.put(row, at, CardChips.text(kept.get(i)), CardChips.style(kept.get(i)));
        }
    }

    private static int closeWidth(List<Card> kept, List<Card> all) {
        int width = kept.stream().mapToInt(card -> CardChips.text(card).length()).sum();
        return kept.size() < all.size() ? width + 1 : width;
    }
}
