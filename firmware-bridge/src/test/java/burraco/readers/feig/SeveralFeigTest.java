package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.readers.VirtualLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Several readers at one table: each reports its own antennas, and the loss of one does not affect
 * the others.
 */
class SeveralFeigTest {
    private static final List<String> NAMES = List.of("left", "middle", "right");

    private final List<Reading> told = new ArrayList<>();
    private final List<VirtualLine> lines = new ArrayList<>();
    private final List<FeigReader> readers = new ArrayList<>();

    private void runFor(long millis) {
        for (long step = 0; step < millis; step += 10) {
            lines.forEach(line -> line.runFor(10));
        }
    }

    @Test
    void threeReaders() {
        List<TagId> tags = EmulatedFeig.tags(3);
        for (int i = 0; i < NAMES.size(); i++) {
            EmulatedFeig feig = new EmulatedFeig();
            feig.lay(tags.get(i), 2);
            List<Antenna> antennas =
                    List.of(
                            new Antenna(10 * i + 1, 1, new Area(0, 0, 9, 12), 2),
                            new Antenna(10 * i + 2, 2, new Area(0, 20, 9, 12), 2));
            FeigTalk talk = new FeigTalk(antennas, FeigSettings.USUAL);
            FeigReader reader =
                    new FeigReader(
                            NAMES.get(i),
                            talk,
                            spoken -> {
                                lines.add(new VirtualLine(spoken, feig));
                                return lines.getLast();
                            });
            readers.add(reader);
            reader.open(told::add);
        }
        runFor(1_000);
        lines.get(1).unplug();
        int before = told.size();
        runFor(1_000);
        Set<Integer> heard =
                told.subList(before, told.size()).stream()
                        .filter(Reading.Inventory.class::isInstance)
                        .map(reading -> ((Reading.Inventory) reading).antenna())
                        .collect(Collectors.toSet());
        assertEquals(Set.of(1, 2, 21, 22), heard);
        for (Reading reading : told) {
            if (reading instanceof Reading.Inventory(long _, int antenna, var answers)) {
                boolean lies = antenna % 10 == 2;
                assertEquals(lies ? 1 : 0, answers.size());
                assertTrue(!lies || answers.getFirst().tag().equals(tags.get(antenna / 10)));
            }
        }
        readers.forEach(FeigReader::close);
    }
}
