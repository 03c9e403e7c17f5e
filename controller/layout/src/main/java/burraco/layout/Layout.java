package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Area;
import burraco.layout.calibration.Calibration;
import java.util.List;
import java.util.Optional;

/**
 * A table as {@code table.toml} describes it, checked: what is played on it, and what lies under
 * its felt.
 *
 * @param name the table's number or name
 * @param language {@code it} or {@code en}
 * @param deck the deck file, as written: relative to the layout's own file
 */
public record Layout(
        String name,
        RuleSet rules,
        String language,
        String deck,
        MatchInfo match,
        List<SourceInfo> sources,
        List<LaidAntenna> antennas,
        List<LaidScale> scales) {
    public Layout {
        sources = List.copyOf(sources);
        antennas = List.copyOf(antennas);
        scales = List.copyOf(scales);
    }

    /** Antennas over which such a zone lies, in the order of their numbers. */
    public <Z extends Zone> List<LaidAntenna> antennas(Class<Z> kind) {
        return antennas.stream().filter(antenna -> kind.isInstance(antenna.zone())).toList();
    }

    public Optional<LaidAntenna> antenna(Zone zone) {
        return antennas.stream().filter(antenna -> antenna.zone().equals(zone)).findFirst();
    }

    public Optional<LaidScale> scale(Zone zone) {
        return scales.stream().filter(scale -> scale.zone().equals(zone)).findFirst();
    }

    /** Where a player's cards are dealt. */
    public Area seat(Seat seat) {
        return antenna(new Zone.OfSeat(seat)).orElseThrow().antenna().area();
    }

    /** How many melds of a line the table reads. */
    public int slots(Line line) {
        return (int)
                antennas(Zone.MeldSlot.class).stream()
                        .filter(antenna -> ((Zone.MeldSlot) antenna.zone()).line() == line)
                        .count();
    }

    /** The same table, whose antennas hear as they did when they were tried out. */
    public Layout calibrated(Calibration calibration) {
        List<LaidAntenna> tried =
                antennas.stream()
                        .map(laid ->
                                calibration
                                        .antenna(laid.id())
                                        .map(heard -> laid.hearing(heard.middle()))
                                        .orElse(laid))
                        .toList();
        return new Layout(name, rules, language, deck, match, sources, tried, scales);
    }

    /** The same table without scales. */
    public Layout withoutScales() {
        return new Layout(name, rules, language, deck, match, sources, antennas, List.of());
    }

    /** The same table with another code. */
    public Layout with(RuleSet other) {
        return new Layout(name, other, language, deck, match, sources, antennas, scales);
    }

    public Layout with(MatchInfo other) {
        return new Layout(name, rules, language, deck, other, sources, antennas, scales);
    }
}
