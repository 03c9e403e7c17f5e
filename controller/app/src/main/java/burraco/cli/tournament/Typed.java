package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.engine.score.Absence.Award;
import burraco.text.Sentence;
import burraco.tournament.round.MeetingResult.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as people type them. */
final class Typed {
    private static final Pattern TWO = Pattern.compile("([+-]?[0-9]{1,6})/([+-]?[0-9]{1,6})");

    private Typed() {}

    static int number(String what, String typed) {
        try {
            return Integer.parseInt(typed);
        } catch (NumberFormatException none) {
            throw Arguments.wrong(what, new Sentence("expected.whole"), typed);
        }
    }

    static List<Integer> numbers(String what, List<String> typed) {
        List<Integer> numbers = new ArrayList<>();
        for (String some : typed) {
            for (String one : some.split(",")) {
                numbers.add(number(what, one.strip()));
            }
        }
        return numbers;
    }

    /** Victory and match points, as 12/305. */
    static Award award(String what, String typed) {
        Matcher two = two(what, typed);
        return new Award(Integer.parseInt(two.group(1)), Integer.parseInt(two.group(2)));
    }

    /** Hands of a slip, as 300/150,200/400. */
    static List<Part> parts(String typed) {
        List<Part> parts = new ArrayList<>();
        for (String one : typed.split(",")) {
            Matcher two = two("--parts", one.strip());
            parts.add(new Part(Integer.parseInt(two.group(1)), Integer.parseInt(two.group(2))));
        }
        return parts;
    }

    private static Matcher two(String what, String typed) {
        Matcher two = TWO.matcher(typed);
        if (!two.matches()) {
            throw new CommandRefusal("tournament.two-numbers", what, typed);
        }
        return two;
    }
}
