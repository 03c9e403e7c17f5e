package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.relay.wire.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A folder into which a hall with two tables writes, on a clock of the test. */
final class PlayedFolder implements AutoCloseable {
    static final String KEY = "friday";

    final Path folder;
    final FakeTellings hall = new FakeTellings();
    final Source one;
    final Source two;
    private final Audience audience;
    private long now;

    /**
     * @param home in which the folder is made
     */
    PlayedFolder(Path home, boolean names) throws IOException {
        folder = Files.createDirectories(home.resolve("public"));
        one = hall.device("a", 1);
        two = hall.device("b", 2);
        audience =
                new Audience(
                        new AudienceOptions(
                                folder, home.resolve("audience.db"), Duration.ofMinutes(5), names),
                        hall,
                        () -> KEY,
                        () -> now,
                        () -> {},
                        fault -> {
                            throw new AssertionError(fault);
                        });
        audience.begin();
        audience.look();
    }

    /** This is told, and the delay passes. */
    PlayedFolder tells(Source source, List<Told> some) {
        hall.tells(source, some);
        audience.told(source, hall.told.get(source));
        now += 300_000;
        audience.look();
        now += Cutter.SPAN_MILLIS;
        audience.look();
        return this;
    }

    @Override
    public void close() throws IOException {
        audience.close();
    }
}
