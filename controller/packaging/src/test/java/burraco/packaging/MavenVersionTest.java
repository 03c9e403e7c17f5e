package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MavenVersionTest {
    @Test
    void versionsAreInTheOrderOfMaven() {
        List<String> order =
                List.of(
                        "1",
                        "1.0.1",
                        "1.1-alpha-1",
                        "1.1-alpha2",
                        "1.1-beta1",
                        "1.1-M1",
                        "1.1-rc1",
                        "1.1-SNAPSHOT",
                        "1.1",
                        "1.1-sp",
                        "1.1-jre",
                        "1.1.1",
                        "1.2",
                        "1.10",
                        "2.0.0-rc2",
                        "2",
                        "2.0.1.0",
                        "2.0.1.1",
                        "3.54.1.0",
                        "20260814");
        for (int i = 0; i + 1 < order.size(); i++) {
            MavenVersion one = MavenVersion.of(order.get(i));
            MavenVersion next = MavenVersion.of(order.get(i + 1));
            assertTrue(one.compareTo(next) < 0, order.get(i) + " < " + order.get(i + 1));
            assertTrue(next.compareTo(one) > 0, order.get(i + 1) + " > " + order.get(i));
        }
    }

    @Test
    void severalWaysOfWritingTheSame() {
        for (String same : List.of("1.0", "1.0.0", "1-ga", "1.0-FINAL", "1.0.0.RELEASE")) {
            assertEquals(0, MavenVersion.of("1").compareTo(MavenVersion.of(same)), same);
        }
    }
}
