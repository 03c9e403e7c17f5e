package burraco.testing;

import burraco.cards.Line;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The readings that sensors with faults would have given of the same hand. */
public final class Faulty {
    private Faulty() {}

    /** These antennas answer, and name nothing. */
    public static List<Reading> deaf(
            List<Reading> readings,
            Predicate<LaidAntenna> which,
            Layout layout,
            long from,
            long to) {
        Set<Integer> ids =
                layout.antennas().stream()
                        .filter(which)
                        .map(LaidAntenna::id)
                        .collect(Collectors.toSet());
        return each(
                readings,
                reading ->
                        reading instanceof Reading.Inventory(var at, var antenna, _)
                                        && ids.contains(antenna)
                                        && at >= from
                                        && at < to
                                ? new Reading.Inventory(at, antenna, List.of())
                                : reading);
    }

    /** A reader and its devices report nothing, not even a fault. */
    public static List<Reading> silent(
            List<Reading> readings, String source, Layout layout, long from, long to) {
        return readings.stream()
                .filter(one -> !(one.at() >= from && one.at() < to && isOf(one, source, layout)))
                .toList();
    }

    private static boolean isOf(Reading reading, String source, Layout layout) {
        return switch (reading) {
            case Reading.Inventory(_, var antenna, _) -> isAntenna(antenna, source, layout);
            case Reading.Unclear(_, var antenna, _) -> isAntenna(antenna, source, layout);
            case Reading.Weight(_, var scale, _) ->
                    layout.scales().stream()
                            .anyMatch(one -> one.id() == scale && one.source().equals(source));
            case Reading.Press _, Reading.AntennaFault _, Reading.SourceFault _ -> false;
        };
    }

    private static boolean isAntenna(int antenna, String source, Layout layout) {
        return layout.antennas().stream()
                .anyMatch(one -> one.id() == antenna && one.source().equals(source));
    }

    /** A scale shows this, whatever lies on it. */
    public static List<Reading> weighing(
            List<Reading> readings, int scale, double grams, long from, long to) {
        return each(
                readings,
                reading ->
                        reading.at() >= from
                                        && reading.at() < to
                                        && reading instanceof Reading.Weight(var at, var id, _)
                                        && id == scale
                                ? new Reading.Weight(at, scale, grams)
                                : reading);
    }

    /** These tags are never heard. */
    public static List<Reading> dead(List<Reading> readings, Set<TagId> tags) {
        return named(
                readings,
                answers -> answers.stream().filter(one -> !tags.contains(one.tag())).toList());
    }

    /** Each of two tags sits in the other one's card. */
    public static List<Reading> swapped(List<Reading> readings, TagId one, TagId other) {
        return named(
                readings,
                answers ->
                        answers.stream()
                                .map(answer -> {
                                    TagId tag = answer.tag();
                                    TagId heard =
                                            tag.equals(one) ? other : tag.equals(other) ? one : tag;
                                    return new Answer(heard, answer.strength());
                                })
                                .toList());
    }

    /**
     * All melds are swept into two heaps: cards at any of their places are heard at the first place
     * of one line or of the other.
     */
    public static List<Reading> swept(List<Reading> readings, Layout layout, long from) {
        Map<Integer, Line> melds = new LinkedHashMap<>();
        Map<Line, Integer> heaps = new EnumMap<>(Line.class);
        for (LaidAntenna antenna : layout.antennas()) {
            if (antenna.zone() instanceof Zone.MeldSlot slot) {
                melds.put(antenna.id(), slot.line());
                heaps.putIfAbsent(slot.line(), antenna.id());
            }
        }
        Map<Integer, List<Answer>> lies = new TreeMap<>();
        return each(
                readings,
                reading -> {
                    if (!(reading instanceof Reading.Inventory(var at, var antenna, var answers))
                            || !melds.containsKey(antenna)) {
                        return reading;
                    }
                    // If nothing is named, everything was missed, or this was the last of it.
                    if (!answers.isEmpty()) {
                        lies.put(antenna, answers);
                    }
                    if (at < from) {
                        return reading;
                    }
                    boolean heap = heaps.containsValue(antenna);
                    List<Answer> all = lies.values().stream().flatMap(List::stream).toList();
                    boolean first = melds.get(antenna) == Line.NS;
                    return new Reading.Inventory(
                            at,
                            antenna,
                            heap ? every(all, answer -> isOdd(answer) == first) : List.of());
                });
    }

    private static List<Answer> every(List<Answer> all, Predicate<Answer> which) {
        Map<TagId, Answer> once = new LinkedHashMap<>();
        all.stream().filter(which).forEach(answer -> once.put(answer.tag(), answer));
        return List.copyOf(once.values());
    }

    private static boolean isOdd(Answer answer) {
        return answer.tag().hex().hashCode() % 2 != 0;
    }

    private static List<Reading> named(List<Reading> readings, UnaryOperator<List<Answer>> change) {
        return each(
                readings,
                reading ->
                        reading instanceof Reading.Inventory(var at, var antenna, var answers)
                                ? new Reading.Inventory(at, antenna, change.apply(answers))
                                : reading);
    }

    private static List<Reading> each(List<Reading> readings, UnaryOperator<Reading> change) {
        return readings.stream().map(change).toList();
    }
}
