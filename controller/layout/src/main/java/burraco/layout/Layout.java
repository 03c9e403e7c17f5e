package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Area;
import java.util.List;
import java.util.Optional;

/**
 * A checked table description from {@code table.toml}: what is played there, and the devices under
 * the felt.
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

    /** The antennas under zones of this kind, in the order of their numbers. */
    public <Z extends Zone> List<LaidAntenna> antennas(Class<Z> kind) {
        return antennas.stream().filter(antenna -> kind.isInstance(antenna.zone())).toList();
    }

    public Optional<LaidAntenna> antenna(Zone zone) {
        return antennas.stream().filter(antenna -> antenna.zone().equals(zone)).findFirst();
    }

    public Optional<LaidScale> scale(Zone zone) {
        return scales.stream().filter(scale -> scale.zone().equals(zone)).findFirst();
    }

    /** The area in front of a player, where his cards are dealt. */
    public Area seat(Seat seat) {
        return antenna(new Zone.OfSeat(seat)).orElseThrow().antenna().area();
    }

    /** The number of meld places of a line that have an antenna. */
    public int slots(Line line) {
        return (int)
                antennas(Zone.MeldSlot.class).stream()
                        .filter(antenna -> ((Zone.MeldSlot) antenna.zone()).line() == line)
                        .count();
    }

    /** The same table with other antennas. */
    public Layout with(List<LaidAntenna> others) {
        return new Layout(name, rules, language, deck, match, sources, others, scales);
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
