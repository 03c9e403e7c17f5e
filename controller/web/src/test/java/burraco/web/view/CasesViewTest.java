package burraco.web.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The cases that the console offers to report. */
class CasesViewTest {
    @Test
    @DisplayName("Cases that only people can report are marked")
    void casesForPeople() {
        assertEquals(
                List.of(
                        "4.2", "4.3", "4.5", "4.6", "4.7", "25.1", "25.3", "22.1", "22.2",
                        "23ter.1", "23ter.2", "24.1", "24.2", "24.3", "28.3", "29.1", "29.2",
                        "21.4", "21ter.1", "15bis", "32", "20.1", "34.1", "F6.old"),
                CasesView.all().cases().stream()
                        .filter(CasesView.Entry::people)
                        .map(one -> one.case_().id())
                        .toList());
    }
}
