package burraco.board;

import burraco.hal.Scale;
import burraco.wire.Hello;
import java.util.Optional;

final class BoardScale extends BoardInput implements Scale {
    private final BoardSetup.Load load;

    BoardScale(TableBoard board, BoardSetup.Load load) {
        super(board, "scale " + load.id());
        this.load = load;
    }

    @Override
    public int id() {
        return load.id();
    }

    int number() {
        return load.number();
    }

    @Override
    public void zero() {
        board.with(() -> {
            if (!isClosed()) {
                board.core().orders().give(BoardOrder.zero(load.number()), _ -> {});
            }
        });
    }

    @Override
    Optional<String> lacks(Hello hello) {
        return load.number() < hello.scales()
                ? Optional.empty()
                : Optional.of("the board has " + hello.scales() + " scales");
    }
}
