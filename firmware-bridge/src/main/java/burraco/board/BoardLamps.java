package burraco.board;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.wire.Hello;
import java.util.List;
import java.util.Optional;

final class BoardLamps extends BoardDevice implements Lamps {
    private final BoardSetup setup;

    BoardLamps(TableBoard board, BoardSetup setup) {
        super(board, "lamps " + setup.source());
        this.setup = setup;
    }

    @Override
    public List<LampGroup> groups() {
        return setup.lamps().stream().map(BoardSetup.Row::group).toList();
    }

    @Override
    public void show(LampPicture picture) {
        board.with(() -> {
            if (isOpen()) {
                board.core().lamps().show(picture);
            }
        });
    }

    @Override
    Optional<String> lacks(Hello hello) {
        return setup.lampsInAll() <= hello.lamps()
                ? Optional.empty()
                : Optional.of("the board has " + hello.lamps() + " lamps");
    }
}
