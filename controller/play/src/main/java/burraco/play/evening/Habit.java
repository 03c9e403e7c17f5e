package burraco.play.evening;

import java.util.Optional;

/**
 * Things that people do at a card table besides the acts of the game. They are lawful, or at least
 * not punished, and do not change what truly happened. docs/sensing.md describes each.
 */
public enum Habit {
    // With the stock
    STOCK_LIFTED("stock-lifted", 0.1),
    STOCK_TOUCHED("stock-touched", 0.12),
    STOCK_PUSHED("stock-pushed", 0.05),
    DRAW_TRIED("draw-tried", 0.3),
    GLASS_ON_SCALE("glass-on-scale", 0.04),

    // With the pozzetti
    POZZETTO_COUNTED("pozzetto-counted", 1),
    POZZETTO_SLID("pozzetto-slid", 1),
    POZZETTO_WAITS("pozzetto-waits", 1),
    POZZETTI_PUSHED("pozzetti-pushed", 0.08),

    // With the pile
    PILE_PUSHED_TOGETHER("pile-pushed-together", 0.1),
    PILE_SPREAD("pile-spread", 0.1),
    DISCARDS_CLOSE("discards-close", 0.7),
    STRAY_DISCARD("stray-discard", 0.15),
    DISCARD_HELD("discard-held", 0.3),
    PILE_IN_TWO_GRABS("pile-in-two-grabs", 0.8),
    CARD_LEFT_BEHIND("card-left-behind", 0.8),

    // With the melds
    MELD_SLID("meld-slid", 0.07),
    MELDS_SWAPPED("melds-swapped", 0.06),
    BURRACO_CLOSED("burraco-closed", 0.9),
    MELD_LOOKED_AT("meld-looked-at", 0.12),
    MELD_FANNED_WIDE("meld-fanned-wide", 0.08),
    MELD_STRAIGHTENED("meld-straightened", 0.1),
    MELD_PUSHED_OVER("meld-pushed-over", 0.06),
    MELD_TURNED("meld-turned", 0.06),
    MELD_LIFTED_TO_TIE("meld-lifted-to-tie", 0.4),
    MELD_MADE_IN_FRONT("meld-made-in-front", 0.6),
    WRONG_MELD_FIRST("wrong-meld-first", 0.25),
    CARD_OVER_A_MELD("card-over-a-meld", 0.12),
    SLEEVE_OVER_MELDS("sleeve-over-melds", 0.1),

    // With the fans
    FAN_LAID_DOWN("fan-laid-down", 0.06),
    FAN_SINKS("fan-sinks", 0.15),
    DRAWN_CARD_DOWN("drawn-card-down", 0.4),
    PICKUP_SORTED("pickup-sorted", 0.8),

    // With all cards
    QUICK_HANDS("quick-hands", 0.7),
    DEALT_IN_BURSTS("dealt-in-bursts", 1),
    GATHERED_SLOWLY("gathered-slowly", 1);

    private final String key;

    /** The probability on each occasion, for people in whom the habit is strong. */
    final double often;

    Habit(String key, double often) {
        this.key = key;
        this.often = often;
    }

    /** Its name on the command line and in the documentation. */
    public String key() {
        return key;
    }

    public static Optional<Habit> parse(String key) {
        for (Habit habit : values()) {
            if (habit.key.equals(key)) {
                return Optional.of(habit);
            }
        }
        return Optional.empty();
    }
}
