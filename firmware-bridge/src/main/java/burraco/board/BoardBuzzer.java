package burraco.board;

import burraco.hal.Buzzer;
import burraco.hal.Tone;
import burraco.wire.Hello;
import java.util.List;
import java.util.Optional;

final class BoardBuzzer extends BoardDevice implements Buzzer {
    private static final int HAS_BUZZER = 1;

    BoardBuzzer(TableBoard board, BoardSetup setup) {
        super(board, "buzzer " + setup.source());
    }

    @Override
    public void play(List<Tone> melody) {
        List<Tone> copy = List.copyOf(melody);
        board.with(() -> {
            if (isOpen()) {
                board.core().sound().play(copy);
            }
        });
    }

    @Override
    Optional<String> lacks(Hello hello) {
        return (hello.features() & HAS_BUZZER) != 0
                ? Optional.empty()
                : Optional.of("the board has no buzzer");
    }
}
