package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.Joins.Begun;
import burraco.hall.Joins.Stand;
import burraco.trust.DeviceKey;
import burraco.trust.PairingMessage;
import burraco.trust.PairingTable;
import burraco.trust.TrustException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class JoinsTest {
    private static final long MINUTE = 60_000;

    private final SecureRandom random = new SecureRandom();
    private long now = TestHall.NOW;
    private final Joins joins = new Joins(TestHall.authority(), random, () -> now);

    private PairingTable begin(List<String> ids) throws TrustException {
        PairingTable table = PairingTable.begin(DeviceKey.create(random).publicKey(), random);
        Optional<Begun> begun = joins.begin(table.commit(), new Joins.Device("Tavolo", "a1"), from);
        begun.ifPresent(one -> ids.add(one.id()));
        return table;
    }

    private String from = "192.0.2.1";

    private String asks() throws TrustException {
        PairingTable table = PairingTable.begin(DeviceKey.create(random).publicKey(), random);
        Begun begun =
                joins.begin(table.commit(), new Joins.Device("", "a1"), "192.0.2.1").orElseThrow();
        PairingTable.Accepted accepted = table.accept(begun.offer());
        assertTrue(joins.reveal(begun.id(), accepted.reveal()));
        assertEquals(accepted.code().digits(), joins.asking().getLast().code());
        return begun.id();
    }

    @Test
    @DisplayName("Both sides have the same code; what nobody has told yet does not ask")
    void theSameCode() throws TrustException {
        begin(new ArrayList<>());
        assertEquals(List.of(), joins.asking());
        String id = asks();
        assertEquals(Optional.of(Stand.ASKS), joins.stand(id));
        assertTrue(joins.asking(id).isPresent());
        assertFalse(joins.admitted(id).isPresent());
    }

    @Test
    @DisplayName("Another number than was promised ends it, and a number is told once")
    void wrongNumber() throws TrustException {
        List<String> ids = new ArrayList<>();
        begin(ids);
        PairingTable other = PairingTable.begin(DeviceKey.create(random).publicKey(), random);
        PairingMessage.Reveal wrong =
                other.accept(
                                joins.begin(other.commit(), new Joins.Device("", "a1"), "x")
                                        .orElseThrow()
                                        .offer())
                        .reveal();
        assertThrows(TrustException.class, () -> joins.reveal(ids.getFirst(), wrong));
        assertFalse(joins.reveal(ids.getFirst(), wrong));
        assertEquals(Optional.empty(), joins.stand(ids.getFirst()));
        assertFalse(joins.reveal("no such", wrong));
    }

    @Test
    @DisplayName("Who asks is forgotten after a quarter of an hour, whatever is asked then")
    void forgotten() throws TrustException {
        String one = asks();
        String admitted = asks();
        joins.is(admitted, Stand.ADMITTED);
        now += 15 * MINUTE;
        assertTrue(joins.asking(one).isPresent());
        now += 1;
        assertFalse(joins.asking(one).isPresent());
        assertFalse(joins.admitted(admitted).isPresent());
        assertEquals(Optional.empty(), joins.stand(one));
    }

    @Test
    @DisplayName("Sixty-four wait at once; one who begins and says no more has gone in a minute")
    void tooMany() throws TrustException {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 70; i++) {
            from = "192.0.2." + i;
            begin(ids);
        }
        assertEquals(64, ids.size());
        now += MINUTE + 1;
        asks();
    }

    @Test
    @DisplayName("One machine takes the place of nobody else: its own oldest request goes")
    void fromOneMachine() throws TrustException {
        from = "192.0.2.9";
        List<String> others = new ArrayList<>();
        begin(others);
        from = "192.0.2.1";
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            begin(ids);
        }
        assertEquals(200, ids.size());
        assertEquals(Optional.empty(), joins.stand(ids.get(180)));
        assertEquals(Optional.of(Stand.BEGUN), joins.stand(ids.get(190)));
        assertEquals(Optional.of(Stand.BEGUN), joins.stand(others.getFirst()));
    }

    @Test
    @DisplayName("A hall of 170 tables is enrolled in a few minutes")
    void aLargeHall() throws TrustException {
        for (int i = 0; i < 170; i++) {
            joins.is(asks(), Stand.ADMITTED);
        }
        assertEquals(List.of(), joins.asking());
    }
}
