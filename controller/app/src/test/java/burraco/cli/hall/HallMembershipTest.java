package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.cli.hall.MembershipFolder.Joined;
import burraco.running.Clock;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.table.Table;
import burraco.testing.ExampleTable;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.DeviceKey;
import burraco.uplink.Membership;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that runs is linked to the hall that its folder names. */
class HallMembershipTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final URI HALL = URI.create("https://127.0.0.1:9/link");

    private static final Clock CLOCK =
            new Clock() {
                @Override
                public long now(long last) {
                    return last;
                }

                @Override
                public long nanos() {
                    return System.nanoTime();
                }
            };

    @TempDir private Path journal;

    private void joins() throws Exception {
        SecureRandom random = new SecureRandom();
        Instant now = Instant.now();
        Authority authority = Authority.create("Sala", now, 1, random);
        MembershipFolder folder = new MembershipFolder(journal);
        DeviceKey key = folder.key();
        folder.joins(
                new Joined(HALL, new Membership(key.fingerprint(), "a1", 0)),
                authority.certificate(),
                Certificates.toPem(authority.issueDevice(key.publicKey(), now, 90)));
    }

    @Test
    @DisplayName("What could not be read at first is read at a later look")
    void looksAgain() throws Exception {
        joins();
        Path file = journal.resolve("hall/certificate.pem");
        Path elsewhere = journal.resolve("certificate.pem");
        Files.move(file, elsewhere);
        Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        try (Host host = new Host(table, Diary.NONE, CLOCK, _ -> {});
                HallMembership hall = new HallMembership(journal, host, later -> later)) {
            hall.look();
            assertEquals(Optional.empty(), hall.link());
            Files.move(elsewhere, file);
            hall.look();
            assertTrue(hall.link().isPresent());
        }
    }
}
