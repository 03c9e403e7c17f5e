package burraco.layout.plan;

import burraco.cards.Line;
import burraco.layout.LaidScale;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The sources of a planned table.
 *
 * @param readers in the order in which antennas are assigned
 * @param weighing boards that only weigh, if the readers cannot
 * @param pi the Raspberry Pi's own header
 */
record PlannedSources(
        List<SourceInfo> readers,
        List<SourceInfo> weighing,
        Optional<SourceInfo> pi,
        List<LaidScale> scales) {
    static final String PI = "pi";

    /** The weight of a card with its tag, in grams. */
    private static final double CARD_GRAMS = 1.9;

    private static final List<Zone> WEIGHED =
            List.of(new Zone.Stock(), new Zone.Pozzetto(1), new Zone.Pozzetto(2));

    static PlannedSources of(PlanRequest wish, Sharing sharing) throws Refused {
        Naming naming = new Naming(wish);
        List<SourceInfo> readers = new ArrayList<>();
        for (List<UnplacedAntenna> reader : sharing.readers()) {
            readers.add(naming.source(name(reader.getFirst().zone()), wish.kind()));
        }
        List<SourceInfo> weighing = new ArrayList<>();
        if (wish.piles() == Piles.SCALES && wish.kind().scales() == 0) {
            for (int left = WEIGHED.size(); left > 0; left -= ReaderKind.BOARD.scales()) {
                weighing.add(naming.source("scales", ReaderKind.BOARD));
            }
        }
        naming.checkPorts();
        Optional<SourceInfo> pi =
                wish.extras() == Extras.PI
                        ? Optional.of(new SourceInfo(PI, PI, Optional.empty()))
                        : Optional.empty();
        ReaderKind scale = weighing.isEmpty() ? wish.kind() : ReaderKind.BOARD;
        List<SourceInfo> weighs = weighing.isEmpty() ? readers : weighing;
        return new PlannedSources(readers, weighing, pi, scales(wish, weighs, scale.scales()));
    }

    private static String name(Zone zone) {
        return switch (zone) {
            case Zone.Stock _, Zone.Pile _, Zone.Pozzetto _ -> "centre";
            case Zone.OfSeat _ -> "seats";
            case Zone.MeldSlot(Line line, int _) -> line == Line.NS ? "south" : "west";
        };
    }

    private static List<LaidScale> scales(PlanRequest wish, List<SourceInfo> on, int each)
            throws Refused {
        List<LaidScale> scales = new ArrayList<>();
        if (wish.piles() == Piles.SCALES) {
            if (on.size() * each < WEIGHED.size()) {
                int least = Math.ceilDiv(WEIGHED.size(), each);
                throw new Refused(
                        new Obstacle.FewBoards(WEIGHED.size(), least, each, wish.kind().name()));
            }
            for (int i = 0; i < WEIGHED.size(); i++) {
                String source = on.get(i / each).id();
                scales.add(new LaidScale(i + 1, WEIGHED.get(i), source, 1 + i % each, CARD_GRAMS));
            }
        }
        return scales;
    }

    /** All of them, as the layout lists them. */
    List<SourceInfo> all() {
        List<SourceInfo> all = new ArrayList<>(readers);
        all.addAll(weighing);
        pi.ifPresent(all::add);
        return all;
    }

    /** Assigns names and ports one after the other. */
    private static final class Naming {
        private final PlanRequest wish;
        private final Map<String, Integer> used = new HashMap<>();
        private int ports;

        Naming(PlanRequest wish) {
            this.wish = wish;
        }

        SourceInfo source(String name, ReaderKind kind) {
            int number = used.merge(name, 1, Integer::sum);
            String id = number == 1 ? name : name + "-" + number;
            if (kind.equals(ReaderKind.VIRTUAL)) {
                return new SourceInfo(id, kind.toString(), Optional.empty());
            }
            String port =
                    ports < wish.ports().size()
                            ? wish.ports().get(ports)
                            : "/dev/serial/by-id/not-known-yet-" + id;
            ports++;
            return new SourceInfo(id, kind.toString(), Optional.of(port));
        }

        void checkPorts() throws Refused {
            if (!wish.ports().isEmpty() && wish.ports().size() != ports) {
                throw new Refused(new Obstacle.OtherCables(wish.ports().size(), ports));
            }
        }
    }
}
