package burraco.terminal;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Player;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.signals.Cue;
import burraco.table.state.HandState;
import burraco.table.state.TableState;
import burraco.words.Words;
import burraco.words.Wrap;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the table from above: the seats with their lamps, stock, pile and pozzetti, and the
 * display.
 */
final class TablePane {
    /**
     * The code of conduct asks players to lay a fan of at most this many cards on the table between
     * turns, so its size is shown.
     */
    private static final int MAX_LAID_DOWN = 3;

    private static final int SEAT_WIDTH = 14;
    private static final int CENTRE_WIDTH = 26;
    private static final int POZZETTI_WIDTH = 12;
    private static final String FAN = "▒▒▒▒▒";

    private final Words words;

    TablePane(Words words) {
        this.words = words;
    }

    void draw(ScreenBuffer canvas, ScreenArea area, TerminalScene scene) {
        int box = scene.signal().lines().stream().mapToInt(String::length).max().orElse(0);
        int columns = Math.max(box, area.width() >= 116 ? 40 : 20);
        ScreenArea display =
                new ScreenArea(area.top(), area.right() - columns - 3, area.height(), columns + 2);
        display(canvas, display, columns, scene);
        ScreenArea table = new ScreenArea(area.top(), 1, area.height(), display.left() - 3);
        TableState state = scene.state();
        LampDots lamps = new LampDots(scene.signal().lamps());
        int middle = area.top() + area.height() / 2;
        seat(canvas, table, area.top(), Seat.NORTH, state, lamps);
        seat(canvas, table, area.bottom() - 1, Seat.SOUTH, state, lamps);
        ScreenArea west = new ScreenArea(area.top(), table.left(), area.height(), SEAT_WIDTH);
        seat(canvas, west, middle - 1, Seat.WEST, state, lamps);
        ScreenArea east =
                new ScreenArea(area.top(), table.right() - SEAT_WIDTH, area.height(), SEAT_WIDTH);
        seat(canvas, east, middle - 1, Seat.EAST, state, lamps);
        int room = table.width() - 2 * SEAT_WIDTH - 2;
        int left = table.left() + SEAT_WIDTH + 1 + Math.max(0, room - CENTRE_WIDTH) / 3;
        ScreenArea centre =
                new ScreenArea(middle - 2, left, 4, table.right() - SEAT_WIDTH - 1 - left);
        centre(canvas, centre, state, lamps);
    }

    // A seat: lamps and name, then the fan and other cards

    private void seat(
            ScreenBuffer canvas,
            ScreenArea area,
            int row,
            Seat seat,
            TableState state,
            LampDots lamps) {
        HandState hand = state.hand();
        boolean acts = hand.acting().filter(seat::equals).isPresent();
        String name = acts ? "▶ " + words.say(seat) + " " : " " + words.say(seat) + " ";
        String group = "seat " + seat;
        String dealer = hand.dealer() == seat ? " " + words.sheet("dealer") : "";
        TextStyle style = acts ? TextStyle.TO_ACT : TextStyle.ON_CLOTH.strong();
        if (area.width() <= SEAT_WIDTH) {
            int left = area.left();
            lamps.put(canvas, row, left, group);
            canvas.put(row + 1, left, Wrap.cut(SEAT_WIDTH, name), style);
            String deals = Wrap.cut(SEAT_WIDTH, dealer.strip());
            canvas.put(row + 2, left, deals, TextStyle.FAINT_ON_CLOTH);
            before(canvas, row + (dealer.isEmpty() ? 2 : 3), left, left + SEAT_WIDTH, seat, hand);
            return;
        }
        int width = lamps.width(group) + 1 + name.length();
        int at = area.left() + (area.width() - width - dealer.length() - FAN.length()) / 2;
        lamps.put(canvas, row, at, group);
        at = canvas.put(row, at + width - name.length(), name, style) + 1;
        at = canvas.put(row, at, dealer.strip(), TextStyle.FAINT_ON_CLOTH);
        before(canvas, row, dealer.isEmpty() ? at : at + 1, area.right(), seat, hand);
    }

    /** Draws the fan, and cards that lie open before the player. */
    private void before(
            ScreenBuffer canvas, int row, int from, int end, Seat seat, HandState hand) {
        if (hand.phase() == Phase.DEAL) {
            return;
        }
        Player player = hand.open().player(seat);
        int fan = player.fan().size();
        int at = from;
        if (fan > MAX_LAID_DOWN) {
            at = canvas.put(row, at, FAN, TextStyle.BACK);
        } else {
            at = canvas.put(row, at, "" + fan, TextStyle.ON_CLOTH.strong());
            for (int i = 0; i < fan; i++) {
                at = canvas.put(row, at, " ", TextStyle.ON_CLOTH);
                at = canvas.put(row, at, "▒", TextStyle.BACK);
            }
        }
        List<Card> open = new ArrayList<>(player.exposed().sorted(Order.IN_A_FAN));
        String what = words.picture(player.penalized().isEmpty() ? "exposed" : "aside");
        open.addAll(player.penalized());
        if (!open.isEmpty()) {
            at = CardChips.put(canvas, row, at + 1, end, open);
            if (at + 1 + what.length() <= end) {
                canvas.put(row, at + 1, what, TextStyle.FAINT_ON_CLOTH);
            }
        }
    }

    // The centre

    private void centre(ScreenBuffer canvas, ScreenArea area, TableState state, LampDots lamps) {
        lamps.put(canvas, area.top(), area.left(), "centre");
        Hand hand = state.hand().open();
        if (state.hand().phase() == Phase.DEAL) {
            return;
        }
        String stock = words.picture("stock", hand.stock().size());
        int pile = area.left() + stock.length() + 3;
        String back = hand.stock().isEmpty() ? "" : FAN;
        canvas.put(area.top() + 1, area.left(), back, TextStyle.BACK);
        canvas.put(area.top() + 2, area.left(), stock, TextStyle.FAINT_ON_CLOTH);
        CardChips.putLast(canvas, area.top() + 1, pile, area.right(), cards(hand.pile()));
        String much = words.picture("pile", hand.pile().size());
        String cut = Wrap.cut(area.right() - pile, much);
        canvas.put(area.top() + 2, pile, cut, TextStyle.FAINT_ON_CLOTH);
        pozzetti(canvas, area, hand);
    }

    private static List<Card> cards(Row row) {
        List<Card> cards = new ArrayList<>();
        for (int height = 0; height < row.size(); height++) {
            cards.add(row.at(height));
        }
        return cards;
    }

    private void pozzetti(ScreenBuffer canvas, ScreenArea area, Hand hand) {
        int row = area.top() + 3;
        String label = Wrap.cut(area.width() - POZZETTI_WIDTH, words.picture("pozzetti"));
        int at = canvas.put(row, area.left(), label + "  ", TextStyle.FAINT_ON_CLOTH);
        for (int number = 1; number <= 3; number++) {
            at =
                    switch (hand.pozzetto(number)) {
                        case Pozzetto.Absent _ -> at;
                        case Pozzetto.Lying _ ->
                                canvas.put(row, at, CardChips.BACK, TextStyle.BACK) + 2;
                        case Pozzetto.Unplayed unplayed ->
                                canvas.put(
                                                row,
                                                at,
                                                "→" + words.say(unplayed.seat()),
                                                TextStyle.ON_CLOTH)
                                        + 2;
                        case Pozzetto.Played played ->
                                canvas.put(
                                                row,
                                                at,
                                                "→" + words.initials(played.line()),
                                                TextStyle.ON_CLOTH)
                                        + 2;
                    };
        }
    }

    // The display, and the current sound

    private void display(ScreenBuffer canvas, ScreenArea area, int columns, TerminalScene scene) {
        List<String> lines = scene.signal().lines();
        int top = area.top() + Math.max(0, (area.height() - lines.size() - 3) / 2);
        String bar = "─".repeat(columns);
        String name = Wrap.cut(columns - 1, words.picture("display"));
        String title = "╭─" + name + bar.substring(Math.min(columns, name.length() + 1)) + "╮";
        canvas.put(top, area.left(), title, TextStyle.SCREEN);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i) + " ".repeat(columns - lines.get(i).length());
            canvas.put(top + 1 + i, area.left(), "│" + line + "│", TextStyle.SCREEN);
        }
        canvas.put(top + 1 + lines.size(), area.left(), "╰" + bar + "╯", TextStyle.SCREEN);
        scene.signal()
                .cue()
                .map(Cue::sound)
                .ifPresent(sound ->
                        canvas.put(
                                top + 2 + lines.size(),
                                area.left() + 1,
                                "♪ " + words.picture("sound." + sound),
                                TextStyle.ink(222).strong()));
    }
}
