package burraco.tournament.file;

import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.field.Participant;
import java.util.ArrayList;
import java.util.List;

/** Numbers for entries of a list that has none: the next free ones of the field. */
public final class EntryNumbers {
    private EntryNumbers() {}

    public static List<Contestant> of(List<Contestant> list, Field field) {
        int last = field.all().stream().mapToInt(Participant::number).max().orElse(0);
        List<Contestant> numbered = new ArrayList<>();
        for (Contestant one : list) {
            int number = one.number() > 0 ? one.number() : last + 1;
            last = Math.max(last, number);
            numbered.add(
                    new Contestant(number, one.name(), one.players(), one.club(), one.table()));
        }
        return numbered;
    }
}
