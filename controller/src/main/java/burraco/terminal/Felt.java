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
import java.util.ArrayList;
import java.util.List;

/** The table from above: four seats with their lamps, stock, pile and pozzetti; the display. */
final class Felt {
    /** Fans of no more cards lie on the table between turns (ethics): everybody sees how many. */
    private static final int LAID_DOWN = 3;

    private static final int SEAT = 14;
    private static final int CENTRE = 26;
    private static final String FAN = "▒▒▒▒▒";

    private final Words words;

    Felt(Words words) {
        this.words = words;
    }

    void draw(Canvas canvas, Area area, Scene scene) {
        int box = scene.signal().lines().stream().mapToInt(String::length).max().orElse(0);
        int columns = Math.max(box, area.width() >= 116 ? 40 : 20);
        Area display = new Area(area.top(), area.right() - columns - 3, area.height(), columns + 2);
        display(canvas, display, columns, scene);
        Area table = new Area(area.top(), 1, area.height(), display.left() - 3);
        TableState state = scene.state();
        LampDots lamps = new LampDots(scene.signal().lamps());
        int middle = area.top() + area.height() / 2;
        seat(canvas, table, area.top(), Seat.NORTH, state, lamps);
        seat(canvas, table, area.bottom() - 1, Seat.SOUTH, state, lamps);
        Area west = new Area(area.top(), table.left(), area.height(), SEAT);
        seat(canvas, west, middle - 1, Seat.WEST, state, lamps);
        Area east = new Area(area.top(), table.right() - SEAT, area.height(), SEAT);
        seat(canvas, east, middle - 1, Seat.EAST, state, lamps);
        int room = table.width() - 2 * SEAT - 2;
        int left = table.left() + SEAT + 1 + Math.max(0, room - CENTRE) / 3;
        Area centre = new Area(middle - 2, left, 4, table.right() - SEAT - 1 - left);
        centre(canvas, centre, state, lamps);
    }

    // A seat: its lamps and its name, then the fan and what else lies there

    private void seat(
            Canvas canvas, Area area, int row, Seat seat, TableState state, LampDots lamps) {
        HandState hand = state.hand();
        boolean acts = hand.acting().filter(seat::equals).isPresent();
        String name = acts ? "▶ " + words.say(seat) + " " : " " + words.say(seat) + " ";
        String group = "seat " + seat;
        String dealer = hand.dealer() == seat ? " " + words.sheet("dealer") : "";
        Style style = acts ? Style.TO_ACT : Style.ON_CLOTH.strong();
        if (area.width() <= SEAT) {
            int left = area.left();
            lamps.put(canvas, row, left, group);
            canvas.put(row + 1, left, name, style);
            canvas.put(row + 2, left, dealer.strip(), Style.FAINT_ON_CLOTH);
            before(canvas, row + (dealer.isEmpty() ? 2 : 3), left, left + SEAT, seat, hand);
            return;
        }
        int width = lamps.width(group) + 1 + name.length();
        int at = area.left() + (area.width() - width - dealer.length() - FAN.length()) / 2;
        lamps.put(canvas, row, at, group);
        at = canvas.put(row, at + width - name.length(), name, style) + 1;
        at = canvas.put(row, at, dealer.strip(), Style.FAINT_ON_CLOTH);
        before(canvas, row, dealer.isEmpty() ? at : at + 1, area.right(), seat, hand);
    }

    /** The fan, and cards that lie open before him. */
    private void before(Canvas canvas, int row, int from, int end, Seat seat, HandState hand) {
        if (hand.phase() == Phase.DEAL) {
            return;
        }
        Player player = hand.open().player(seat);
        int fan = player.fan().size();
        int at = from;
        if (fan > LAID_DOWN) {
            at = canvas.put(row, at, FAN, Style.BACK);
        } else {
            at = canvas.put(row, at, "" + fan, Style.ON_CLOTH.strong());
            for (int i = 0; i < fan; i++) {
                at = canvas.put(row, at, " ", Style.ON_CLOTH);
                at = canvas.put(row, at, "▒", Style.BACK);
            }
        }
        List<Card> open = new ArrayList<>(player.exposed().sorted(Order.IN_A_FAN));
        String what = words.picture(player.penalized().isEmpty() ? "exposed" : "aside");
        open.addAll(player.penalized());
        if (!open.isEmpty()) {
            at = Chips.put(canvas, row, at + 1, end, open);
            if (at + 1 + what.length() <= end) {
                canvas.put(row, at + 1, what, Style.FAINT_ON_CLOTH);
            }
        }
    }

    // The middle

    private void centre(Canvas canvas, Area area, TableState state, LampDots lamps) {
        lamps.put(canvas, area.top(), area.left(), "centre");
        Hand hand = state.hand().open();
        if (state.hand().phase() == Phase.DEAL) {
            return;
        }
        String stock = words.picture("stock", hand.stock().size());
        int pile = area.left() + stock.length() + 3;
        String back = hand.stock().isEmpty() ? "" : FAN;
        canvas.put(area.top() + 1, area.left(), back, Style.BACK);
        canvas.put(area.top() + 2, area.left(), stock, Style.FAINT_ON_CLOTH);
        Chips.putLast(canvas, area.top() + 1, pile, area.right(), cards(hand.pile()));
        String much = words.picture("pile", hand.pile().size());
        canvas.put(area.top() + 2, pile, much, Style.FAINT_ON_CLOTH);
        pozzetti(canvas, area, hand);
    }

    private static List<Card> cards(Row row) {
        List<Card> cards = new ArrayList<>();
        for (int height = 0; height < row.size(); height++) {
            cards.add(row.at(height));
        }
        return cards;
    }

    private void pozzetti(Canvas canvas, Area area, Hand hand) {
        int row = area.top() + 3;
        int at =
                canvas.put(
                        row, area.left(), words.picture("pozzetti") + "  ", Style.FAINT_ON_CLOTH);
        for (int number = 1; number <= 3; number++) {
            at =
                    switch (hand.pozzetto(number)) {
                        case Pozzetto.Absent _ -> at;
                        case Pozzetto.Lying _ -> canvas.put(row, at, Chips.BACK, Style.BACK) + 2;
                        case Pozzetto.Unplayed unplayed ->
                                canvas.put(
                                                row,
                                                at,
                                                "→" + words.say(unplayed.seat()),
                                                Style.ON_CLOTH)
                                        + 2;
                        case Pozzetto.Played played ->
                                canvas.put(
                                                row,
                                                at,
                                                "→" + words.initials(played.line()),
                                                Style.ON_CLOTH)
                                        + 2;
                    };
        }
    }

    // The display, and the sound that is heard

    private void display(Canvas canvas, Area area, int columns, Scene scene) {
        List<String> lines = scene.signal().lines();
        int top = area.top() + Math.max(0, (area.height() - lines.size() - 3) / 2);
        String bar = "─".repeat(columns);
        String name = words.picture("display");
        String title = "╭─" + name + bar.substring(Math.min(columns, name.length() + 1)) + "╮";
        canvas.put(top, area.left(), title, Style.SCREEN);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i) + " ".repeat(columns - lines.get(i).length());
            canvas.put(top + 1 + i, area.left(), "│" + line + "│", Style.SCREEN);
        }
        canvas.put(top + 1 + lines.size(), area.left(), "╰" + bar + "╯", Style.SCREEN);
        scene.signal()
                .cue()
                .map(Cue::sound)
                .ifPresent(sound ->
                        canvas.put(
                                top + 2 + lines.size(),
                                area.left() + 1,
                                "♪ " + words.picture("sound." + sound),
                                Style.ink(222).strong()));
    }
}
