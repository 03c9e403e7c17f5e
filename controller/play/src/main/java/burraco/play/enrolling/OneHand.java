package burraco.play.enrolling;

import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A person's hand: it lays cards, takes them away, and types. */
final class OneHand {
    /** How far off its place a card is laid, in cm. */
    private static final double NEATNESS_CM = 0.4;

    private final VirtualTable table;
    private final Chance chance;
    private final Consumer<String> keyboard;
    private final List<TagId> lying = new ArrayList<>();
    private long busy;

    OneHand(VirtualTable table, Chance chance, Consumer<String> keyboard) {
        this.table = table;
        this.chance = chance;
        this.keyboard = keyboard;
    }

    /** Pauses for about this long, to think or to look for a card. */
    void pause(double usual) {
        busy = free() + (long) chance.triangular(usual / 2, usual, usual * 3);
    }

    private long free() {
        return Math.max(busy, table.now());
    }

    List<TagId> lying() {
        return List.copyOf(lying);
    }

    void lay(TagId tag, Area area, double dx, double dy) {
        lay(tag, CardSpot.at(area.x() + dx, area.y() + dy), NEATNESS_CM);
    }

    void lay(TagId tag, CardSpot where, double neatness) {
        double x = where.x() + neatness * chance.normal() / 2;
        double y = where.y() + neatness * chance.normal() / 2;
        CardSpot spot = new CardSpot(x, y, where.across());
        long lifted = free();
        long landing = lifted + (long) chance.triangular(280, 450, 900);
        table.at(lifted, () -> table.carry(tag, spot, landing));
        lying.add(tag);
        busy = landing;
    }

    /** Takes one away. */
    void take(TagId tag) {
        long lifted = free();
        long gone = lifted + (long) chance.triangular(280, 450, 900);
        table.at(lifted, () -> table.carryOff(tag, gone));
        lying.remove(tag);
        busy = gone;
    }

    /** Takes all away that lies there. */
    void takeAll() {
        long lifted = free();
        for (TagId tag : lying) {
            long gone = lifted + (long) chance.triangular(280, 450, 900);
            table.at(lifted, () -> table.carryOff(tag, gone));
            busy = Math.max(busy, gone);
        }
        lying.clear();
    }

    void type(String line) {
        table.at(free(), () -> keyboard.accept(line));
    }
}
