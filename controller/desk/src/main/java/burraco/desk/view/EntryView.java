package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A row of the list of entries.
 *
 * @param from the first round in which they play
 * @param away why they do not play in the round that runs, or else in the next; absent if they do
 * @param awayFrom the later round from which on they do not, if they play until then
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
        @OmitEmpty Optional<Integer> awayFrom,
        int warnings,
        int victoryPoints,
        int matchPoints)
        implements JsonObject {

    /**
     * @param round that runs or is next
     */
    static EntryView of(Participant one, int round, Tournament now) {
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
                one.awayIn(round).map(Object::toString),
                awayFrom(one, round),
                (int) now.warnings().stream().filter(warned -> warned.number() == number).count(),
                penalties.stream().mapToInt(Penalty::victoryPoints).sum(),
                penalties.stream().mapToInt(Penalty::matchPoints).sum());
    }

    private static Optional<Integer> awayFrom(Participant one, int round) {
        return one.awayIn(round).isPresent()
                ? Optional.empty()
                : one.away().stream()
                        .map(Participant.Away::from)
                        .filter(from -> from > round)
                        .min(Comparator.naturalOrder());
    }
}
