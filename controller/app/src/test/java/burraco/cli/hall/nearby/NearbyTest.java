package burraco.cli.hall.nearby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.hall.nearby.DnsMessage.Question;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class NearbyTest {
    private static final InetAddress HERE = InetAddress.ofLiteral("192.168.1.20");

    private static final NearbyHall HALL =
            new NearbyHall(
                    "Torneo di Natale, 3.a edizione",
                    "sala",
                    8443,
                    List.of(HERE, InetAddress.ofLiteral("fd00::20")));

    @Test
    @DisplayName("What a hall says of itself is understood as it was said")
    void roundTrip() {
        byte[] bytes = DnsMessage.answer(0, List.of(), HALL.records()).bytes(false);
        DnsMessage read = DnsMessage.read(bytes).orElseThrow();
        assertEquals(List.of(HALL), HallSearch.halls(read.records(), HERE));
        Question asked = Question.pointers(DnsName.of("_BURRACO-hall", "_tcp", "local"));
        assertTrue(HALL.records().stream().anyMatch(asked::isFor));
        byte[] question = DnsMessage.asking(7, asked).bytes(false);
        assertEquals(Optional.of(DnsMessage.asking(7, asked)), DnsMessage.read(question));
    }

    @Test
    @DisplayName("A hall that says goodbye is none any more")
    void goodbye() {
        byte[] bytes = DnsMessage.answer(0, List.of(), HALL.records()).bytes(true);
        DnsMessage read = DnsMessage.read(bytes).orElseThrow();
        assertEquals(List.of(), HallSearch.halls(read.records(), HERE));
    }

    @Test
    @DisplayName("Names that go on elsewhere in the message, as other programs write them")
    void compressed() {
        // An answer with one pointer: Sala._burraco-hall._tcp.local, the service's name once only.
        byte[] bytes =
                HexFormat.of()
                        .parseHex(
                                "000084000000000100000000"
                                        + "0d5f6275727261636f2d68616c6c045f746370056c6f63616c00"
                                        + "000c000100000078"
                                        + "0007"
                                        + "0453616c61c00c");
        DnsMessage read = DnsMessage.read(bytes).orElseThrow();
        assertEquals(
                List.of(new DnsRecord.Pointer(DnsName.SERVICE, DnsName.SERVICE.below("Sala"))),
                read.records());
    }

    @Test
    @DisplayName("Damaged messages are read or passed over, and nothing else happens")
    void damaged() {
        long seed = 1;
        System.out.println("seed " + seed);
        SplittableRandom chance = new SplittableRandom(seed);
        int passed = 0;
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = DnsMessage.answer(0, List.of(), HALL.records()).bytes(false);
            for (int hits = 1 + chance.nextInt(4); hits > 0; hits--) {
                bytes[chance.nextInt(bytes.length)] = (byte) chance.nextInt(256);
            }
            passed += DnsMessage.read(bytes).isEmpty() ? 1 : 0;
        }
        assertTrue(passed > 1_000, "passed over: " + passed);
    }

    @Test
    @DisplayName("A name that goes round in circles ends")
    void circle() {
        byte[] bytes =
                HexFormat.of()
                        .parseHex("000084000000000100000000c00c000c000100000078" + "0002c00c");
        assertEquals(Optional.empty(), DnsMessage.read(bytes));
    }
}
