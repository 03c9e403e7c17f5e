package burraco.cli.doctor;

import burraco.board.AntennaMeasurement;
import burraco.board.TableBoard;
import burraco.examination.BoardReport;
import burraco.hal.Condition;
import burraco.layout.LaidAntenna;
import burraco.wire.Hello;
import burraco.wire.Result;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** Asks one of our boards to test itself and to measure each of its antennas. */
final class DoctorBoard {
    private static final int BUZZER = 1;

    private final TableBoard board;
    private final List<LaidAntenna> antennas;
    private final Set<Integer> refused = new ConcurrentSkipListSet<>();
    private volatile Optional<Result> test = Optional.empty();

    /**
     * @param antennas the antennas that the layout has on this board
     */
    DoctorBoard(TableBoard board, List<LaidAntenna> antennas) {
        this.board = board;
        this.antennas = List.copyOf(antennas);
    }

    Condition condition() {
        return board.condition();
    }

    void tryOut() {
        board.selfTest(result -> test = Optional.of(result));
        for (LaidAntenna antenna : antennas) {
            board.diagnose(antenna.id(), result -> measuring(antenna.id(), result));
        }
    }

    private void measuring(int antenna, Result result) {
        if (result.code() != Result.Code.DONE) {
            refused.add(antenna);
        }
    }

    boolean isTriedOut() {
        boolean measured =
                antennas.stream()
                        .allMatch(one ->
                                refused.contains(one.id()) || board.measured(one.id()).isPresent());
        return test.isPresent() && measured;
    }

    Optional<AntennaMeasurement> measured(int antenna) {
        return board.measured(antenna);
    }

    BoardReport said() {
        Hello hello = board.hello().orElseThrow();
        return new BoardReport(
                hello.name(),
                hello.major() + "." + hello.minor(),
                String.format(Locale.ROOT, "%08X", hello.firmware()),
                hello.antennas(),
                hello.scales(),
                hello.buttons(),
                hello.lamps(),
                (hello.features() & BUZZER) != 0,
                test.flatMap(DoctorBoard::test),
                board.lastNote());
    }

    private static Optional<BoardReport.SelfTest> test(Result result) {
        return switch (result.code()) {
            case DONE -> Optional.of(new BoardReport.SelfTest(true, result.detail()));
            case FAILED, CANNOT, NO_SUCH_THING, NO_SENSE, WRONG_GUARD, WRONG_CRC ->
                    Optional.of(new BoardReport.SelfTest(false, result.detail()));
            case NOT_NOW, UNKNOWN -> Optional.empty();
        };
    }

    void close() {
        board.close();
    }
}
