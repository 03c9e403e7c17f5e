package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.load.PreparedHall.Place;
import burraco.hall.room.Decision;
import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.Request;
import burraco.relay.Stream;
import burraco.testing.Eventually;
import burraco.testing.Mosquitto;
import burraco.uplink.Carrier;
import burraco.uplink.StrangerException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A hall answers the same by https and by way of a broker, also one after the other. */
@Tag("process")
@Tag("grown")
class CarrierContractTest {
    private static final int TABLES = 16;

    @TempDir private static Path folder;
    private static BrokeredHall hall;
    private static int used;

    enum Way {
        HTTPS,
        MQTT
    }

    @BeforeAll
    static void start() throws Exception {
        Mosquitto.isThere();
        hall = new BrokeredHall(folder, TABLES);
    }

    @AfterAll
    static void close() throws Exception {
        if (hall != null) {
            hall.close();
        }
    }

    /** A table that no other test has used. */
    private static Place fresh() {
        return hall.prepared.places().get(used++);
    }

    private static Carrier carrier(Way way, Place place) throws Exception {
        return switch (way) {
            case HTTPS -> hall.https(place);
            case MQTT -> hall.mqtt(place);
        };
    }

    /** The first connection takes a moment. */
    static Answer answer(Carrier carrier, Request request) throws Exception {
        AtomicReference<Answer> answer = new AtomicReference<>();
        AtomicReference<String> why = new AtomicReference<>("");
        Eventually.is(
                () -> "answered: " + why,
                () -> {
                    try {
                        answer.set(carrier.send(request));
                        return true;
                    } catch (StrangerException none) {
                        throw none;
                    } catch (IOException notYet) {
                        why.set(notYet.getMessage());
                        return false;
                    }
                });
        return answer.get();
    }

    private static Request.Batch batch(Place place, long first, int many, String text) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            entries.add(new Entry(first + i, text));
        }
        return new Request.Batch(BrokeredHall.head(place), Stream.OPEN, entries);
    }

    private static long upTo(Answer answer) {
        return assertInstanceOf(Answer.Arrived.class, answer).upTo().get(Stream.OPEN);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("What is told is on the disk once, however often it is told; a gap is not filled")
    void told(Way way) throws Exception {
        Place place = fresh();
        try (Carrier carrier = carrier(way, place)) {
            assertEquals(0, upTo(answer(carrier, BrokeredHall.greeting(place))));
            assertEquals(3, upTo(answer(carrier, batch(place, 1, 3, "a"))));
            assertEquals(3, upTo(answer(carrier, batch(place, 1, 3, "a"))));
            assertEquals(3, upTo(answer(carrier, batch(place, 9, 2, "c"))));
            assertEquals(5, upTo(answer(carrier, batch(place, 3, 3, "b"))));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A full batch with the records of long hands gets through")
    void large(Way way) throws Exception {
        Place place = fresh();
        try (Carrier carrier = carrier(way, place)) {
            Request.Batch large = batch(place, 1, Request.MOST_ENTRIES, "x".repeat(60_000));
            assertEquals(Request.MOST_ENTRIES, upTo(answer(carrier, large)));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("With the first answer comes the order: the round and its end")
    void order(Way way) throws Exception {
        Place place = fresh();
        try (Carrier carrier = carrier(way, place)) {
            Answer answer = answer(carrier, BrokeredHall.greeting(place));
            Answer.Arrived arrived = assertInstanceOf(Answer.Arrived.class, answer);
            assertTrue(arrived.order().orElseThrow().timeOut().isPresent());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Who speaks in the name of another table is refused")
    void another(Way way) throws Exception {
        Place place = fresh();
        Place other = hall.prepared.places().getLast();
        try (Carrier carrier = carrier(way, place)) {
            Answer answer = answer(carrier, BrokeredHall.greeting(other));
            assertEquals(
                    Answer.Why.ANOTHER_TABLE, assertInstanceOf(Answer.Refused.class, answer).why());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A journal that nobody has accepted waits for somebody")
    void journal(Way way) throws Exception {
        Place place = fresh();
        Request greeting = new Request.Greeting(new Request.Head(place.device(), "00ff00ff", 0));
        try (Carrier carrier = carrier(way, place)) {
            assertEquals(
                    Answer.Why.UNKNOWN_JOURNAL,
                    assertInstanceOf(Answer.Refused.class, answer(carrier, greeting)).why());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A device that was removed is told that it is a stranger, on its connection")
    void removed(Way way) throws Exception {
        Place place = fresh();
        try (Carrier carrier = carrier(way, place)) {
            answer(carrier, BrokeredHall.greeting(place));
            hall.hall().hall().decide(List.of(new Decision.Remove(place.device())), "Rossi", "");
            assertThrows(StrangerException.class, () -> carrier.send(BrokeredHall.greeting(place)));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("While the hall is off nothing is answered; afterwards everything is as it was")
    void off(Way way) throws Exception {
        Place place = fresh();
        try (Carrier carrier = carrier(way, place)) {
            assertEquals(2, upTo(answer(carrier, batch(place, 1, 2, "a"))));
            hall.stop();
            assertThrows(IOException.class, () -> carrier.send(BrokeredHall.greeting(place)));
            hall.start();
            assertEquals(4, upTo(answer(carrier, batch(place, 1, 4, "a"))));
        }
    }
}
