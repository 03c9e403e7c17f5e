package burraco.tournament.draft;

import burraco.tournament.Tournament;
import burraco.tournament.movement.Lot;
import burraco.tournament.movement.MitchellRotation;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Looks for places and a shift of a Mitchell with which members of a club meet least: it swaps
 * mobile pairs as long as that helps. The seed of the tournament decides what is tried, so the same
 * entries get the same places.
 */
final class ClubSpread {
    private static final int MOST_SHIFTS = 6;
    private static final int TRIES_PER_PAIR = 40;

    private final Tournament tournament;
    private final int rounds;

    ClubSpread(Tournament tournament, int rounds) {
        this.tournament = tournament;
        this.rounds = rounds;
    }

    Places spread(Places lines, List<Integer> shifts) {
        Places best = lines;
        int least = Integer.MAX_VALUE;
        for (int shift : shifts.subList(0, Math.min(MOST_SHIFTS, shifts.size()))) {
            List<String> fixed = clubs(lines.groups().get(0));
            List<Integer> mobile = new ArrayList<>(lines.groups().get(1).places());
            int meetings = improve(fixed, mobile, shift);
            if (meetings < least) {
                least = meetings;
                best =
                        new Places(
                                List.of(lines.groups().get(0), new Group(Group.MOBILE, mobile)),
                                shift);
            }
            if (least == 0) {
                break;
            }
        }
        return best;
    }

    private int improve(List<String> fixed, List<Integer> mobile, int shift) {
        Lot lot = Lot.of(tournament.seed(), "clubs " + shift);
        int tables = fixed.size();
        List<String> clubs = new ArrayList<>(clubs(new Group(Group.MOBILE, mobile)));
        int meetings = 0;
        for (int i = 0; i < tables; i++) {
            meetings += meetings(fixed, clubs.get(i), i, shift);
        }
        for (int left = TRIES_PER_PAIR * tables; left > 0 && meetings > 0; left--) {
            int one = lot.below(tables);
            int other = lot.below(tables);
            int now =
                    meetings(fixed, clubs.get(one), one, shift)
                            + meetings(fixed, clubs.get(other), other, shift);
            int then =
                    meetings(fixed, clubs.get(one), other, shift)
                            + meetings(fixed, clubs.get(other), one, shift);
            if (one != other && then <= now) {
                Collections.swap(mobile, one, other);
                Collections.swap(clubs, one, other);
                meetings += then - now;
            }
        }
        return meetings;
    }

    /** How often a mobile pair of this club would meet its own at this place. */
    private int meetings(List<String> fixed, String club, int place, int shift) {
        int found = 0;
        for (int round = 0; round < rounds && !club.isEmpty(); round++) {
            int at = MitchellRotation.fixedPlace(fixed.size(), shift, place, round);
            found += fixed.get(at).equals(club) ? 1 : 0;
        }
        return found;
    }

    private List<String> clubs(Group line) {
        return line.places().stream()
                .map(number ->
                        number == Group.VACANT
                                ? ""
                                : tournament.field().get(number).contestant().club())
                .toList();
    }
}
