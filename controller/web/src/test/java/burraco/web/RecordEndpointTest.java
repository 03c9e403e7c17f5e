package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.running.Clock;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.web.view.TableIdentity;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RecordEndpointTest {
    private static final Clock STILL =
            new Clock() {
                @Override
                public long now(long last) {
                    return last;
                }

                @Override
                public long nanos() {
                    return 0;
                }
            };

    @Test
    @DisplayName(
            "Work that the table's thread starts for a page runs at the priority of "
                    + "pages, too")
    void allWorkIsOfPages() {
        AtomicInteger works = new AtomicInteger();
        try (Host host = new Host(ServedTable.newTable(), Diary.NONE, STILL, _ -> {})) {
            host.start();
            RecordEndpoint record =
                    new RecordEndpoint(
                            host,
                            new TableIdentity("5f2c9a", true, () -> 1),
                            System::nanoTime,
                            work -> {
                                works.incrementAndGet();
                                return work;
                            });
            assertEquals(200, record.answer().status());
        }
        assertEquals(2, works.get(), "asking the table, and writing down what it said");
    }
}
