package burraco.tournament.file;

import burraco.text.Sentence;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Field;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import java.util.ArrayList;
import java.util.List;

/** Says of somebody at the desk whether they, or somebody of nearly that name, are in the field. */
public final class KnownNames {
    private KnownNames() {}

    public static List<Sentence> remarks(Field field, Contestant newcomer) {
        NameRemarks names = new NameRemarks();
        for (Participant one : field.all()) {
            if (one.number() != newcomer.number()) {
                one.contestant().players().forEach(name -> names.remark(name, one.number(), 1));
            }
        }
        List<Sentence> remarks = new ArrayList<>();
        for (String name : newcomer.players()) {
            names.remark(name, newcomer.number(), 1)
                    .map(problem -> problem.what().details())
                    .ifPresent(details -> remarks.add(remark(name, details)));
        }
        return remarks;
    }

    /** Of a list, whose names are compared with those of the field only. */
    public static List<Sentence> remarks(Field field, List<Contestant> newcomers) {
        NameRemarks names = new NameRemarks();
        for (Participant one : field.all()) {
            one.contestant().players().forEach(name -> names.remark(name, one.number(), 1));
        }
        List<Sentence> remarks = new ArrayList<>();
        for (Contestant newcomer : newcomers) {
            for (String name : newcomer.players()) {
                names.find(name, newcomer.number(), 1)
                        .map(problem -> problem.what().details())
                        .ifPresent(details -> remarks.add(remark(name, details)));
            }
        }
        return remarks;
    }

    /** The last detail is where the other name stands: here the number of its entry. */
    private static Sentence remark(String name, List<Object> details) {
        int number = (int) details.getLast();
        return details.size() > 2
                ? new Sentence("remark.name-near", name, details.get(1), new Who(number))
                : new Sentence("remark.name-same", name, new Who(number));
    }
}
