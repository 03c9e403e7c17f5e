package burraco.readers;

import burraco.hal.Antenna;
import burraco.hal.Reading;
import java.util.List;
import java.util.Optional;

/** A protocol for tests: sends {@code ?} and the antenna's port; any byte ends the answer. */
final class AskingTalk extends ReaderTalk {
    static final long PATIENCE = 100_000;

    private int port;

    AskingTalk(List<Antenna> antennas) {
        super(antennas);
    }

    @Override
    protected void begin(long now) {}

    @Override
    protected Optional<Question> next(long now) {
        return turns().next()
                .map(antenna -> {
                    port = antenna.port();
                    return new Question(new byte[] {'?', (byte) port}, PATIENCE);
                });
    }

    @Override
    protected void take(byte[] bytes, int length, long now) {
        if (asking() && bytes[length - 1] == '!') {
            answered(now);
            heard().well(now);
            heard().inventory(port, List.of(), now);
        }
    }

    @Override
    protected void missed(long now) {
        heard().unclear(port, Reading.Cause.TIMEOUT, now);
    }
}
