package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.movement.Berger;
import burraco.tournament.movement.WhistTables;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Stage;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a stage can be played from places that were posted: all its rounds are drafted by them.
 */
final class PlacesCheck {
    private PlacesCheck() {}

    static Optional<Refused> problem(Tournament tournament, int round, Places places) {
        Stage stage = tournament.formula().stage(round);
        if (!fits(stage, places) || !namesDiffer(places.groups())) {
            return Optional.of(new Refused("change.places.shape", round));
        }
        Set<Integer> expected = new HashSet<>();
        tournament.field().present(round).map(Participant::number).forEach(expected::add);
        boolean lines = stage.movement() instanceof Movement.Mitchell;
        for (Group group : places.groups()) {
            for (int number : group.places()) {
                boolean vacant = lines && number == Group.VACANT;
                if (!vacant && !expected.remove(number)) {
                    return Optional.of(new Refused("change.places.who", round, new Who(number)));
                }
            }
        }
        return expected.stream()
                .sorted()
                .findFirst()
                .map(number -> new Refused("change.places.missing", round, new Who(number)));
    }

    private static boolean fits(Stage stage, Places places) {
        List<Group> groups = places.groups();
        return switch (stage.movement()) {
            case Movement.Mitchell _ ->
                    groups.size() == 2
                            && groups.get(0).size() == groups.get(1).size()
                            && places.shift() >= 0;
            case Movement.RoundRobin _ ->
                    !groups.isEmpty()
                            && groups.stream()
                                    .allMatch(group ->
                                            group.size() > 1
                                                    && Berger.rounds(group.size())
                                                            == stage.rounds());
            case Movement.Whist _ ->
                    groups.size() == 1
                            && WhistTables.sizes().contains(groups.getFirst().size())
                            && stage.rounds() < groups.getFirst().size();
            case Movement.Danese _, Movement.DrawnPartners _ -> !groups.isEmpty();
        };
    }

    private static boolean namesDiffer(List<Group> groups) {
        return groups.stream().map(Group::name).distinct().count() == groups.size();
    }
}
