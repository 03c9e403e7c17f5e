package burraco.hall.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hall.room.Room;
import burraco.text.Sentence;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TroubleTest {
    private static HallNow now(Optional<Sentence> trouble) throws IOException {
        return new HallNow(
                0,
                Room.EMPTY,
                new Evening(8).playing().content(),
                Map.of(),
                List.of(),
                List.of(),
                List.of(),
                trouble);
    }

    @Test
    @DisplayName("Direction and arbiters read in their language why nothing can be written")
    void isSaid() throws IOException {
        HallNow full = now(Optional.of(new Sentence("read.store.full")));
        Trouble said = new Trouble("il disco del server è pieno", "the server's disk is full");
        assertEquals(Optional.of(said), ControlView.of(full).trouble());
        assertEquals(Optional.of(said), CallsView.of(full).trouble());
        assertEquals(Optional.empty(), ControlView.of(now(Optional.empty())).trouble());
    }
}
