package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import java.util.List;
import java.util.Optional;

/**
 * A row of the list of entries.
 *
 * @param from the first round in which they play
 * @param away why they do not play in the round that is next or runs; absent if they do
 */
public record EntryView(
        int number,
        String title,
        List<String> players,
        String name,
        String club,
        int table,
        int from,
        Optional<String> away,
        int warnings,
        int victoryPoints,
        int matchPoints)
        implements JsonObject {

    static EntryView of(Participant one, Tournament now) {
        Contestant entry = one.contestant();
        int number = entry.number();
        List<Penalty> penalties =
                now.penalties().stream().filter(penalty -> penalty.number() == number).toList();
        return new EntryView(
                number,
                entry.title(),
                entry.players(),
                entry.name(),
                entry.club(),
                entry.table(),
                one.from(),
                one.awayIn(now.next()).map(Object::toString),
                (int) now.warnings().stream().filter(warned -> warned.number() == number).count(),
                penalties.stream().mapToInt(Penalty::victoryPoints).sum(),
                penalties.stream().mapToInt(Penalty::matchPoints).sum());
    }
}
