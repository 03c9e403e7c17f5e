package burraco.tournament.print;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Results;
import burraco.tournament.field.Participant;
import burraco.words.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What all lists of a tournament have in common. */
record Paper(Tournament tournament, PrintWords words) {

    String say(String key, Object... details) {
        return words.say(key, details);
    }

    /** Words that differ for pairs, teams and single players. */
    String ofField(String key) {
        return words.say(key + "." + tournament.formula().field());
    }

    Heading heading(String title, List<String> notes) {
        return new Heading(words.language().id(), tournament.title(), title, notes);
    }

    /** Why somebody is not there in a round; nothing if they are. */
    Cell absence(Participant one, int round) {
        return one.entered(round)
                ? one.awayIn(round).map(why -> words.coded("away", why)).orElse(Cell.NONE)
                : new Cell.Coded("later", say("later", one.from()));
    }

    ListSheet list(Heading heading, ListSheet.Look look, List<Section> sections) {
        return list(heading, look, sections, Optional.empty());
    }

    ListSheet list(
            Heading heading, ListSheet.Look look, List<Section> sections, Optional<String> rows) {
        // A comma is the decimal point of Italian spreadsheets.
        char separator = words.language() == Language.IT ? ';' : ',';
        return new ListSheet(
                heading, look, separator, say("list"), words.raw("page"), sections, rows);
    }

    /** Whether it is a draft, and what is still awaited for it. */
    List<String> notes(SeatedRound round) {
        if (round.posted().isPresent()) {
            return List.of();
        }
        List<String> notes = new ArrayList<>(List.of(say("note.draft")));
        notes.addAll(awaited(tournament.rounds().size()));
        return notes;
    }

    List<String> awaited(int round) {
        int missing = round == 0 ? 0 : Results.missing(tournament, round);
        return missing == 0 ? List.of() : List.of(say("note.awaited", missing, round));
    }
}
