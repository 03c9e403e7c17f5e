package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import java.util.Optional;

/** Places in a stage that has begun, for those who come or come back. */
final class Room {
    private Room() {}

    /** With one more, if the stage has room. */
    static Optional<Places> with(Tournament tournament, int stage, int number) {
        Places places = tournament.places().get(stage);
        return switch (tournament.formula().stages().get(stage).movement()) {
            case Movement.Danese _, Movement.DrawnPartners _ ->
                    Optional.of(places.with(incomplete(tournament, places).with(number)));
            case Movement.Mitchell _ ->
                    vacant(places, number).or(() -> left(tournament, places, number));
            case Movement.RoundRobin _ ->
                    odd(places, number).or(() -> left(tournament, places, number));
            case Movement.Whist _ -> left(tournament, places, number);
        };
    }

    /** The first group in which somebody would have to rest; the last one if there is none. */
    private static Group incomplete(Tournament tournament, Places places) {
        return places.groups().stream()
                .filter(group -> playing(tournament, group) % 2 != 0)
                .findFirst()
                .orElse(places.groups().getLast());
    }

    private static long playing(Tournament tournament, Group group) {
        return group.places().stream()
                .filter(number -> tournament.field().isPresent(number, tournament.next()))
                .count();
    }

    /** The place of somebody who has left and does not come back. */
    private static Optional<Places> left(Tournament tournament, Places places, int number) {
        return tournament.edition() == Edition.FIRST
                ? Optional.empty()
                : places.groups().stream()
                        .flatMap(group -> group.places().stream())
                        .filter(one -> tournament.field().hasLeft(one, tournament.next()))
                        .findFirst()
                        .map(gone -> places.swap(gone, number));
    }

    static Optional<Places> vacant(Places places, int number) {
        for (Group line : places.groups()) {
            int at = line.places().indexOf(Group.VACANT);
            if (at >= 0) {
                return Optional.of(places.with(line.at(at, number)));
            }
        }
        return Optional.empty();
    }

    /** A calendar of an odd group has a place that is nobody's. */
    private static Optional<Places> odd(Places places, int number) {
        return places.groups().stream()
                .filter(group -> group.size() % 2 != 0)
                .findFirst()
                .map(group -> places.with(group.with(number)));
    }
}
