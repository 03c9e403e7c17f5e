package burraco.tournament.round;

import java.util.List;

/**
 * Who has which place in a stage, from its first round on.
 *
 * @param shift by how many tables the mobile pairs of a Mitchell move; 0 elsewhere
 */
public record Places(List<Group> groups, int shift) {
    public Places {
        groups = List.copyOf(groups);
    }

    public Places swap(int one, int other) {
        return new Places(groups.stream().map(group -> group.swap(one, other)).toList(), shift);
    }

    public boolean has(int number) {
        return groups.stream().anyMatch(group -> group.places().contains(number));
    }

    /** With a group replaced by a changed one of the same name. */
    public Places with(Group changed) {
        return new Places(
                groups.stream()
                        .map(group -> group.name().equals(changed.name()) ? changed : group)
                        .toList(),
                shift);
    }
}
