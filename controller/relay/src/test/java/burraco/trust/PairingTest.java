package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.trust.TrustException.Fault;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A table and a hall that do not know each other, and somebody between them. */
class PairingTest {
    private static final SecureRandom RANDOM = TrustedHall.RANDOM;

    private static final X509Certificate HALL = hall();
    private static final PublicKey TABLE = DeviceKey.create(RANDOM).publicKey();

    private static X509Certificate hall() {
        return Authority.create("Hall", TrustedHall.NOW, 10, RANDOM).certificate();
    }

    private static Fault fault(Executable act) {
        return assertThrows(TrustException.class, act).fault();
    }

    @Test
    @DisplayName("Both sides show the same code, another one at every attempt")
    void theSameOnBothScreens() throws Exception {
        Set<String> codes = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            PairingTable table = PairingTable.begin(TABLE, RANDOM);
            PairingHall hall = PairingHall.answer(table.commit(), HALL, RANDOM);
            PairingTable.Accepted accepted = table.accept(hall.offer());
            assertEquals(HALL, accepted.authority());
            assertEquals(TABLE, hall.key());
            assertEquals(accepted.code(), hall.code(accepted.reveal()));
            codes.add(accepted.code().digits());
        }
        // Ten equal ones among twenty do not come by chance.
        assertTrue(codes.size() > 10, codes::toString);
    }

    @Test
    @DisplayName("The code depends on certificate, key and both numbers, and does not change")
    void whatTheCodeDependsOn() throws Exception {
        Nonce one = Nonce.read("01".repeat(32));
        Nonce two = Nonce.read("02".repeat(32));
        PublicKey other = DeviceKey.create(RANDOM).publicKey();
        Set<PairingCode> codes =
                Set.of(
                        PairingCode.of(HALL, TABLE, one, two),
                        PairingCode.of(HALL, TABLE, two, one),
                        PairingCode.of(HALL, TABLE, one, one),
                        PairingCode.of(HALL, other, one, two),
                        PairingCode.of(hall(), TABLE, one, two));
        assertEquals(5, codes.size());
        assertEquals(PairingCode.of(HALL, TABLE, one, two), PairingCode.of(HALL, TABLE, one, two));
    }

    @Test
    @DisplayName("Somebody between who shows each side a key of his own gives them other codes")
    void somebodyBetween() throws Exception {
        X509Certificate falseHall = hall();
        PublicKey falseTable = DeviceKey.create(RANDOM).publicKey();
        PairingTable table = PairingTable.begin(TABLE, RANDOM);
        PairingTable between = PairingTable.begin(falseTable, RANDOM);
        PairingHall hall = PairingHall.answer(between.commit(), HALL, RANDOM);
        // He hands on the hall's number with a certificate of his own.
        PairingTable.Accepted deceived =
                table.accept(
                        new PairingMessage.Offer(
                                Certificates.toPem(falseHall), hall.offer().nonce()));
        PairingCode atHall = hall.code(between.accept(hall.offer()).reveal());
        assertNotEquals(atHall, deceived.code());
        // The table's number is not the one that he committed to.
        assertEquals(Fault.OTHER_NONCE, fault(() -> hall.code(deceived.reveal())));
    }

    @Test
    @DisplayName("After it has seen the hall's number, a table can change neither number nor key")
    void aCommitmentBinds() throws Exception {
        PairingTable table = PairingTable.begin(TABLE, RANDOM);
        PairingHall hall = PairingHall.answer(table.commit(), HALL, RANDOM);
        String other = Nonce.create(RANDOM).hex();
        assertEquals(Fault.OTHER_NONCE, fault(() -> hall.code(new PairingMessage.Reveal(other))));
        PairingTable second = PairingTable.begin(DeviceKey.create(RANDOM).publicKey(), RANDOM);
        PairingHall mixed =
                PairingHall.answer(
                        new PairingMessage.Commit(
                                second.commit().key(), table.commit().commitment()),
                        HALL,
                        RANDOM);
        PairingMessage.Reveal reveal = table.accept(mixed.offer()).reveal();
        assertEquals(Fault.OTHER_NONCE, fault(() -> mixed.code(reveal)));
    }

    @Test
    @DisplayName("A table takes one answer: its number is known after that")
    void oneAnswerOnly() throws Exception {
        PairingTable table = PairingTable.begin(TABLE, RANDOM);
        PairingHall hall = PairingHall.answer(table.commit(), HALL, RANDOM);
        table.accept(hall.offer());
        assertThrows(IllegalStateException.class, () -> table.accept(hall.offer()));
    }

    @Test
    @DisplayName("Damaged messages are refused, and the refusal says why")
    void damagedMessages() throws Exception {
        PairingTable table = PairingTable.begin(TABLE, RANDOM);
        PairingHall hall = PairingHall.answer(table.commit(), HALL, RANDOM);
        String pem = hall.offer().authority();
        String nonce = hall.offer().nonce();
        Identity server = TrustedHall.open("Hall").server();
        assertEquals(Fault.MISSING, fault(() -> table.accept(new PairingMessage.Offer("", nonce))));
        assertEquals(Fault.BROKEN, fault(() -> table.accept(new PairingMessage.Offer(pem, "7"))));
        assertEquals(
                Fault.NO_AUTHORITY,
                fault(() ->
                        table.accept(
                                new PairingMessage.Offer(
                                        Certificates.toPem(server.certificate()), nonce))));
        assertEquals(Fault.BROKEN, fault(() -> hall.code(new PairingMessage.Reveal("x"))));
        assertEquals(
                Fault.BROKEN,
                fault(() ->
                        PairingHall.answer(new PairingMessage.Commit("?", "00"), HALL, RANDOM)));
        assertThrows(IllegalArgumentException.class, () -> new PairingCode("12345"));
        // None of them was an answer.
        assertEquals(HALL, table.accept(hall.offer()).authority());
    }
}
