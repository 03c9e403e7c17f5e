package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Answer;
import burraco.hal.TagId;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Tags in answers: the plain form, and the form with antennas as the manuals describe it. */
class DataSetsTest {
    private static final TagId TAG = new TagId("E004015306A22D70");
    private static final TagId OTHER = new TagId("E004015306A22D80");
    private static final String NUMBER = " E0 04 01 53 06 A2 2D 70";
    private static final String OTHER_NUMBER = " E0 04 01 53 06 A2 2D 80";

    private static Optional<DataSets> read(String hex, boolean told) {
        return DataSets.read(
                HexFormat.ofDelimiter(" ").parseHex(hex),
                told ? OptionalInt.of(2) : OptionalInt.empty());
    }

    private static Answer heard(TagId tag, int strength) {
        return new Answer(tag, OptionalInt.of(strength));
    }

    @Test
    void plain() {
        DataSets sets = read("00 02 03 00" + NUMBER + " 03 00" + OTHER_NUMBER, false).orElseThrow();
        assertEquals(List.of(Answer.of(TAG), Answer.of(OTHER)), sets.answers());
    }

    @Test
    void withItsAntennaAndItsStrength() {
        String one = " 11 03 00 08" + NUMBER + " 01 02 00 47 00 00 00 00";
        DataSets sets = read("00 01" + one, true).orElseThrow();
        assertEquals(new DataSets(List.of(heard(TAG, 0x47)), false), sets);
    }

    @Test
    void withACountOfAntennasThatIsReserved() {
        String one = " 11 03 00 08" + NUMBER + " 00 02 00 47 00 00 00 00";
        String two = " 11 03 00 08" + OTHER_NUMBER + " 00 02 00 48 00 00 00 00";
        DataSets sets = read("00 02" + one + two, true).orElseThrow();
        assertEquals(List.of(heard(TAG, 0x47), heard(OTHER, 0x48)), sets.answers());
    }

    @Test
    void aTagThatOnlyAnotherAntennaHeardIsNotThere() {
        String other = " 11 03 00 08" + NUMBER + " 01 03 00 47 00 00 00 00";
        assertEquals(Optional.empty(), read("00 01" + other, true));
    }

    @Test
    void ofSeveralAntennasTheOneThatWasAskedCounts() {
        String heard = " 03 01 84 11 00 00 00 00 02 00 47 00 00 00 00 03 84 22 00 00 00 00";
        DataSets sets = read("00 01 11 03 00 08" + NUMBER + heard, true).orElseThrow();
        assertEquals(new DataSets(List.of(heard(TAG, 0x47)), false), sets);
    }

    @Test
    void withoutAntennasWhereTheFlagsSaySo() {
        DataSets sets = read("00 01 01 03 00 08" + NUMBER, true).orElseThrow();
        assertEquals(List.of(Answer.of(TAG)), sets.answers());
    }

    @Test
    void anAntennaThatIsNotAsItShouldBe() {
        String one = " 11 03 00 08" + NUMBER + " 01 02 84 FF 00 00 00 00";
        DataSets sets = read("00 01" + one, true).orElseThrow();
        assertEquals(new DataSets(List.of(Answer.of(TAG)), true), sets);
    }

    @Test
    void whatDoesNotFitIsNotRead() {
        List<String> wrong =
                List.of(
                        "00",
                        "00 01",
                        "00 02 03 00" + NUMBER,
                        "00 01 03 00" + NUMBER + " 00",
                        "00 01 04 00" + NUMBER);
        for (String hex : wrong) {
            assertEquals(Optional.empty(), read(hex, false), hex);
            assertEquals(Optional.empty(), read(hex, true), hex);
        }
        String plain = "00 01 03 00" + NUMBER;
        assertEquals(Optional.empty(), read(plain, true), "the other form");
    }
}
