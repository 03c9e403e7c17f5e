package burraco.tournament.words;

import burraco.tournament.round.Reason;
import java.util.ArrayList;
import java.util.List;

/** Why two sides meet, or why somebody rests. */
final class ReasonWords {
    private final TournamentWords words;

    ReasonWords(TournamentWords words) {
        this.words = words;
    }

    String say(Reason reason) {
        List<Integer> numbers = reason.numbers();
        String key = "reason." + reason.kind();
        if (!reason.isComplete()) {
            return words.say("reason." + Reason.Kind.BY_ARBITER);
        }
        return switch (reason.kind()) {
            case DRAWN, BY_ENTRY, CHOSEN, BY_ARBITER, CAME_LATE, NO_OPPONENT, REST_DRAWN ->
                    words.say(key);
            case CALENDAR, LONGEST_AGO -> words.say(key, numbers.getFirst());
            case LAST -> words.say(key, words.ordinal(numbers.getFirst()));
            case OPPONENT_AWAY -> words.say(key, words.name(numbers.getFirst()));
            case RANKED -> words.say(key, rank(numbers, 0), rank(numbers, 1));
            case AGAIN -> words.say(key, rank(numbers, 0), rank(numbers, 1), numbers.get(2));
            case MITCHELL ->
                    numbers.get(0) == 1
                            ? words.say(key + ".first")
                            : words.say(key, numbers.get(1), numbers.get(0));
            case NEXT_ALLOWED ->
                    words.say(
                            key,
                            rank(numbers, 0),
                            rank(numbers, 1),
                            String.join(", ", passed(numbers)));
        };
    }

    /** What is said of each who would have been next. */
    private List<String> passed(List<Integer> numbers) {
        List<String> passed = new ArrayList<>();
        for (int i = 2; i < numbers.size(); i += 2) {
            int met = numbers.get(i + 1);
            passed.add(
                    met == 0
                            ? words.say("reason.passed.last", rank(numbers, 0), rank(numbers, i))
                            : words.say(
                                    "reason.passed.met", rank(numbers, 0), rank(numbers, i), met));
        }
        return passed;
    }

    private String rank(List<Integer> numbers, int at) {
        return words.ordinal(numbers.get(at));
    }
}
