package burraco.tournament.plan;

import java.util.List;

/** How opponents are found in the rounds of a stage (art. 2). */
public sealed interface Movement {
    /** Whether who meets whom depends on earlier results (art. 19 treats corrections by that). */
    default boolean followsResults() {
        return this instanceof Danese;
    }

    /**
     * The fixed pair stays, the mobile pair moves on.
     *
     * @param shift by how many tables; 0 lets the program take the first with which nobody meets
     *     again, or the one that keeps clubs apart
     */
    record Mitchell(int shift) implements Movement {}

    /**
     * First against second, third against fourth and so on.
     *
     * @param groups numbers of tables of the groups (gironi) that the ranking is cut into; none if
     *     all play in one
     */
    record Danese(Rematch rematch, List<Integer> groups) implements Movement {
        public Danese {
            groups = List.copyOf(groups);
        }
    }

    /** All'italiana: everybody meets everybody of the group once, by Berger's tables. */
    record RoundRobin(int groups) implements Movement {}

    /** Individuals: everybody has each other as partner once and as opponent twice. */
    record Whist() implements Movement {}

    /** Individuals: partners and opponents are drawn, as far as possible new ones. */
    record DrawnPartners() implements Movement {}
}
