package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.journal.Journal;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** An undisturbed table with the same evening, beside one that is interrupted again and again. */
final class Undisturbed {
    private final ShortEvening evening;
    private final Table table;
    private final List<String> told = new ArrayList<>();
    private final int acts;
    private int taken;

    Undisturbed(ShortEvening evening) {
        this.evening = evening;
        table = table();
        acts = acts();
    }

    private Table table() {
        return new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
    }

    /** How many acts are shown of the whole evening. */
    private int acts() {
        Table another = table();
        return (int)
                evening.readings().stream()
                        .flatMap(reading -> another.take(new Input.Read(reading)).stream())
                        .filter(one -> Shown.of(one).isPresent())
                        .count();
    }

    /** How many acts the journal did not hold when it was last looked at. */
    int actsLeft() {
        return acts - told.size();
    }

    /** How many readings the journal held when it was last looked at. */
    int taken() {
        return taken;
    }

    /**
     * The table in this journal equals the undisturbed one at the same reading, and everything
     * shown since the last check is among its output.
     */
    void check(Path folder, List<String> shown, String which) throws Exception {
        try (Journal journal = Journal.open(folder, () -> 0, said -> {})) {
            Recovery recovery =
                    Recovery.of(
                            evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH, journal);
            int heard = (int) journal.kept().heard();
            assertTrue(heard >= taken, which + ": " + heard + " readings of " + taken);
            int before = told.size();
            for (; taken < heard; taken++) {
                Input input = new Input.Read(evening.readings().get(taken));
                table.take(input).forEach(one -> Shown.of(one).ifPresent(told::add));
            }
            assertEquals(TableText.of(table), TableText.of(recovery.table()), which);
            List<String> acts = Shown.securedActs(shown);
            assertEquals(
                    acts,
                    told.subList(before, Math.min(told.size(), before + acts.size())),
                    which + ": what was shown");
        }
    }
}
