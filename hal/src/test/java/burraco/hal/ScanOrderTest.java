package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScanOrderTest {
    private static final Area SOMEWHERE = new Area(0, 0, 9, 12);
    private static final List<Antenna> THREE =
            Stream.of(4, 5, 6).map(id -> new Antenna(id, id, SOMEWHERE, 2)).toList();

    private final ScanOrder order = new ScanOrder(THREE);

    private List<Integer> next(int scans) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < scans; i++) {
            places.add(order.next());
        }
        return places;
    }

    private int[] counts(int scans) {
        int[] counts = new int[THREE.size()];
        next(scans).forEach(place -> counts[place]++);
        return counts;
    }

    private void follow(Map<Integer, Integer> urgencies) {
        order.follow(new ScanPlan(urgencies));
    }

    @Test
    void withoutAPlanTheyTakeTurns() {
        assertEquals(List.of(0, 1, 2, 0, 1, 2), next(6));
    }

    @Test
    void urgentOnesComeMoreOften() {
        follow(Map.of(5, 3));
        int[] counts = counts(500);
        assertEquals(100, counts[0], 2);
        assertEquals(300, counts[1], 2);
        assertEquals(100, counts[2], 2);
    }

    @Test
    void urgentOnesComeEvenly() {
        follow(Map.of(4, 8));
        next(20);
        List<Integer> places = next(200);
        for (int i = 0; i + 10 <= places.size(); i++) {
            List<Integer> stretch = places.subList(i, i + 10);
            assertTrue(stretch.contains(1) && stretch.contains(2), stretch::toString);
        }
    }

    @Test
    void whatRestsIsLeftOut() {
        follow(Map.of(5, 0));
        assertEquals(0, counts(100)[1]);
    }

    @Test
    void whereAllRestThereIsNoNext() {
        follow(Map.of(4, 0, 5, 0, 6, 0));
        assertEquals(-1, order.next());
        follow(Map.of());
        assertEquals(34, Arrays.stream(counts(102)).max().orElseThrow());
    }

    @Test
    void whatRestedIsNotOwedItsScans() {
        follow(Map.of(5, 0));
        next(1000);
        follow(Map.of());
        int[] counts = counts(30);
        assertEquals(10, counts[1], 1);
    }

    @Test
    void aPlanOverAndOverStarvesNobody() {
        int[] counts = new int[3];
        for (int i = 0; i < 300; i++) {
            follow(Map.of(4, i % 2 == 0 ? 8 : 1));
            counts[order.next()]++;
        }
        assertTrue(counts[1] > 20 && counts[2] > 20, () -> Arrays.toString(counts));
    }

    @Test
    void aMoreUrgentOneDoesNotWaitForItsOldMark() {
        next(4);
        follow(Map.of(4, 8));
        assertEquals(4, counts(6)[0]);
    }
}
