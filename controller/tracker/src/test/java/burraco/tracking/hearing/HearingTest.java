package burraco.tracking.hearing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.testing.Reach;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One card over the antennas of two neighbouring meld places, which are scanned every 200 ms. */
class HearingTest {
    private static final double SURE = 0.97;

    private final ExampleTable table = ExampleTable.reference();
    private final Hearing hearing = new Hearing(table.layout(), table.deck());
    private final List<LaidAntenna> slots = table.layout().antennas(Zone.MeldSlot.class);
    private final int here = slots.get(0).id();
    private final int beside = slots.get(1).id();
    private final Card card = hearing.cards().get(17);
    private long now = 1_000;

    /**
     * Scans an antenna once for each character: x means that the card is heard, - that it is not.
     */
    private void scan(int antenna, String looks) {
        for (char look : looks.toCharArray()) {
            now += 200;
            hear(antenna, look == 'x');
        }
    }

    /** Scans both antennas by turns. */
    private void scanBoth(String looksHere, String looksBeside) {
        for (int i = 0; i < looksHere.length(); i++) {
            now += 200;
            hear(here, looksHere.charAt(i) == 'x');
            hear(beside, looksBeside.charAt(i) == 'x');
        }
    }

    private void hear(int antenna, boolean heard) {
        List<Answer> answers = new ArrayList<>();
        if (heard) {
            answers.add(Answer.of(table.deck().tag(card)));
        }
        hearing.hear(new Reading.Inventory(now, antenna, answers));
    }

    private double share(int antenna) {
        int index =
                table.layout().antennas().stream().map(LaidAntenna::id).toList().indexOf(antenna);
        return hearing.spots(hearing.index(card)).stream()
                .filter(spot -> spot.antenna() == index)
                .mapToDouble(AntennaBelief::atRest)
                .findFirst()
                .orElse(0);
    }

    @Test
    void aCardHeardAgainAndAgainLiesThere() {
        scan(here, "-xxx");
        assertTrue(share(here) > SURE, () -> "" + share(here));
    }

    @Test
    void aCardHeardOnceIsPerhapsOnlyCarriedPast() {
        scan(here, "-x");
        assertTrue(share(here) < SURE, () -> "" + share(here));
        scan(here, "--");
        assertTrue(hearing.away(hearing.index(card)) > 0.9);
    }

    @Test
    void aMissOrTwoDoNotTakeACardAway() {
        scan(here, "xxxxxxxx--");
        assertTrue(share(here) > 0.5, () -> "" + share(here));
        scan(here, "xx");
        assertTrue(share(here) > SURE, () -> "" + share(here));
    }

    @Test
    void aLongSilenceDoes() {
        scan(here, "xxxxxxxx" + "-".repeat(30));
        assertTrue(share(here) < 0.01, () -> "" + share(here));
    }

    @Test
    void anEchoNextToACardIsNoCard() {
        scanBoth("xxxxxxxxxx", "--x---xx--");
        assertTrue(share(here) > SURE, () -> "" + share(here));
    }

    @Test
    void aCardThatIsMovedNextDoorIsThereSoonAndNoLongerHere() {
        scanBoth("xxxxx-----", "-----xxxxx");
        assertTrue(share(beside) > SURE, () -> "" + share(beside));
        assertTrue(share(here) < 0.01, () -> "" + share(here));
    }

    @Test
    void silenceGrowsWithEveryMissAndEndsWithAWord() {
        scan(here, "xxxx");
        double before = 0;
        for (int i = 0; i < 8; i++) {
            scan(here, "-");
            double silence = silence();
            assertTrue(silence < before, "after " + i + " misses");
            before = silence;
        }
        scan(here, "x");
        assertEquals(0, silence());
    }

    private double silence() {
        int index = table.layout().antennas().stream().map(LaidAntenna::id).toList().indexOf(here);
        return hearing.silence(hearing.index(card), index).orElseThrow();
    }

    @Test
    void aTagThatIsNoCardIsToldOnce() {
        for (int i = 0; i < 20; i++) {
            now += 200;
            stranger("E00401FFFFFFFFFF");
        }
        List<UnknownTags.Stranger> found = hearing.strangers().take();
        assertEquals(1, found.size(), found::toString);
        assertTrue(hearing.strangers().take().isEmpty());
    }

    @Test
    void aNumberThatCameOnceWasGarbled() {
        for (int i = 0; i < 200; i++) {
            now += 200;
            stranger(TagId.of(0xE004_0000_0000_0000L + i * 977L).hex());
        }
        assertFalse(hearing.strangers().take().iterator().hasNext());
    }

    private void stranger(String hex) {
        Answer answer = Answer.of(new TagId(hex));
        hearing.hear(new Reading.Inventory(now, here, List.of(answer)));
    }

    @Test
    void aCardForgottenAndHeardAgainTakesNoMoreRoomThanBefore() {
        int room = 0;
        for (int time = 0; time < 400; time++) {
            scan(here, "xxx");
            now += 60_000;
            scan(beside, "xxxxxxxxxxxx");
            now += 60_000;
            int holds = Reach.of(hearing);
            assertTrue(time < 4 || holds <= room, () -> "it holds " + holds);
            room = Math.max(room, holds);
        }
    }

    @Test
    void whatPassesIsThereForLessAndLessTimeAndNeverLessThanNot() {
        double before = 1;
        for (long millis = 0; millis < 10_000; millis++) {
            double still = PassingCard.stillPassing(millis);
            assertTrue(still > 0 && still <= before, millis + " ms: " + still);
            before = still;
        }
    }
}
