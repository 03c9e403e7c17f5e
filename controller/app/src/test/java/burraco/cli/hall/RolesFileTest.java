package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.options.CommandRefusal;
import burraco.hall.pages.Role;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may do what in a hall, as a person types it. */
class RolesFileTest {
    @TempDir Path folder;

    private RolesFile file(String... lines) throws Exception {
        return new RolesFile(Files.write(folder.resolve("roles.txt"), List.of(lines)));
    }

    @Test
    void withoutAFileEverybodyIsTheDirection() throws Exception {
        RolesFile none = new RolesFile(folder.resolve("roles.txt"));
        none.check();
        assertEquals(Role.DIRECTION, none.of("Rossi"));
    }

    @Test
    void namesAreComparedAsThoseOfPinsAre() throws Exception {
        RolesFile file =
                file("# for Friday", "", "arbiter\tRossi", "Speaker  Anna Bianchi", "reader Noè");
        file.check();
        assertEquals(Role.ARBITER, file.of("ROSSI"));
        assertEquals(Role.ARBITER, file.of("Róssi"));
        assertEquals(Role.SPEAKER, file.of("anna  bianchi"));
        assertEquals(Role.READER, file.of("Noe"));
        assertEquals(Role.DIRECTION, file.of("Verdi"));
    }

    @Test
    void aStarStandsForEverybodyElse() throws Exception {
        RolesFile file = file("direction Verdi", "arbiter *");
        file.check();
        assertEquals(Role.DIRECTION, file.of("Verdi"));
        assertEquals(Role.ARBITER, file.of("Rossi"));
    }

    @Test
    void aLineThatIsNotUnderstoodIsSaidBeforeTheEveningAndGivesNobodyMore() throws Exception {
        for (String wrong : List.of("arbitro Rossi", "arbiter", "Rossi arbiter")) {
            RolesFile file = file("direction Verdi", wrong);
            CommandRefusal refusal = assertThrows(CommandRefusal.class, file::check);
            assertTrue(refusal.sentence().details().contains(2), wrong);
            assertEquals(Role.DIRECTION, file.of("Verdi"));
            assertEquals(Role.READER, file.of("Rossi"));
        }
    }

    @Test
    void aNameIsOnOneLineOnly() throws Exception {
        RolesFile file = file("arbiter Rossi", "speaker rossi");
        assertThrows(CommandRefusal.class, file::check);
        assertEquals(Role.ARBITER, file.of("Rossi"));
    }
}
