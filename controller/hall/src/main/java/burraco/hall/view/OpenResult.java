package burraco.hall.view;

import burraco.text.Sentence;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.words.TournamentWords;
import burraco.words.Language;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What tables tell of a match, where somebody has to decide what the result is.
 *
 * @param why a sentence of {@link HallWords}
 * @param refusal why the tournament does not take it, a sentence of the tournament's own
 * @param told what each journal tells: a name, and the points of the hands
 * @param sum of the hands of two journals, if one of them goes on where the other has ended
 */
public record OpenResult(
        int round,
        int table,
        String why,
        Optional<Sentence> refusal,
        List<String> told,
        Optional<Played> sum) {
    public OpenResult(
            int round, int table, String why, Optional<Sentence> refusal, List<String> told) {
        this(round, table, why, refusal, told, Optional.empty());
    }

    public OpenResult {
        told = List.copyOf(told);
    }

    /**
     * Its name among what needs an arbiter; it is another thing once a table tells something else.
     */
    public String id() {
        return CallKind.RESULT
                + " "
                + table
                + " "
                + round
                + " "
                + why
                + " "
                + Integer.toHexString(String.join("\n", told).hashCode());
    }

    /**
     * @param current the round that is played
     */
    Map<String, String> says(int current) {
        Sentence what = new Sentence(why, table, String.join(" — ", told));
        Map<String, String> says = new LinkedHashMap<>();
        HallWords.in(round == current ? what : new Sentence("result-of-round", round, what))
                .forEach((language, words) -> says.put(language, words + reason(language)));
        return says;
    }

    private String reason(String language) {
        for (Language one : Language.values()) {
            if (one.id().equals(language) && refusal.isPresent()) {
                return " (" + TournamentWords.in(one).say(refusal.get()) + ")";
            }
        }
        return "";
    }
}
