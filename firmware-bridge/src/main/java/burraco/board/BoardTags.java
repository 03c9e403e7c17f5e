package burraco.board;

import burraco.hal.Antenna;
import burraco.hal.ScanPlan;
import burraco.hal.TagSensor;
import burraco.wire.Hello;
import java.util.List;
import java.util.Optional;

final class BoardTags extends BoardInput implements TagSensor {
    private final List<Antenna> antennas;

    BoardTags(TableBoard board, BoardSetup setup) {
        super(board, "reader " + setup.source());
        antennas = setup.antennas();
    }

    @Override
    public List<Antenna> antennas() {
        return antennas;
    }

    @Override
    public void scan(ScanPlan plan) {
        for (int named : plan.urgencies().keySet()) {
            if (antennas.stream().noneMatch(antenna -> antenna.id() == named)) {
                throw new IllegalArgumentException(name() + " has no antenna " + named);
            }
        }
        board.with(() -> board.core().plan().plan(plan));
    }

    /** Missing antennas are reported one by one. */
    @Override
    Optional<String> lacks(Hello hello) {
        return Optional.empty();
    }
}
