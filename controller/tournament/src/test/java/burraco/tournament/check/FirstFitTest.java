package burraco.tournament.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.check.Pairing.Two;
import burraco.tournament.movement.FirstFit;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 4. Danese modificato is the first valid pairing from the top of the list. */
final class FirstFitTest {
    private static final int TRIES = 5_000;

    /** Who met in the last round: everybody at most one. */
    private static int[] met(Random random, int size) {
        List<Integer> mixed = ranks(size);
        Collections.shuffle(mixed, random);
        int[] met = new int[size];
        Arrays.fill(met, -1);
        for (int i = 0; i + 1 < size - random.nextInt(3); i += 2) {
            met[mixed.get(i)] = mixed.get(i + 1);
            met[mixed.get(i + 1)] = mixed.get(i);
        }
        return met;
    }

    private static List<Integer> ranks(int size) {
        return IntStream.range(0, size).boxed().collect(Collectors.toList());
    }

    private static Optional<List<Two>> found(int size, FirstFit.Allowed allowed) {
        return FirstFit.of(size, allowed)
                .map(all -> all.stream().map(one -> new Two(one.upper(), one.lower())).toList());
    }

    @Test
    @DisplayName("Up to ten pairs: what trying every pairing finds first")
    void bruteForce() {
        Random random = new Random(1);
        for (int i = 0; i < TRIES; i++) {
            int size = 2 * (1 + random.nextInt(5));
            int[] met = met(random, size);
            assertEquals(
                    Pairing.ofFew(ranks(size), (one, other) -> met[one] != other),
                    found(size, (one, other) -> met[one] != other));
        }
    }

    @Test
    @DisplayName("Any number of pairs: what one step back with a finger on the list finds")
    void oneStepBack() {
        Random random = new Random(2);
        for (int i = 0; i < TRIES / 10; i++) {
            int size = 4 + 2 * random.nextInt(100);
            int[] met = met(random, size);
            Optional<List<Two>> found = found(size, (one, other) -> met[one] != other);
            assertTrue(found.isPresent());
            assertEquals(Pairing.ofMany(ranks(size), (one, other) -> met[one] != other), found);
        }
    }

    @Test
    @DisplayName(
            "Whatever is forbidden: what trying every pairing finds first, or that there is none")
    void anythingForbidden() {
        Random random = new Random(3);
        for (int i = 0; i < TRIES; i++) {
            int size = 2 * (1 + random.nextInt(5));
            boolean[][] forbidden = new boolean[size][size];
            int chance = 1 + random.nextInt(8);
            for (int one = 0; one < size; one++) {
                for (int other = one + 1; other < size; other++) {
                    forbidden[one][other] = random.nextInt(10) < chance;
                }
            }
            assertEquals(
                    Pairing.ofFew(ranks(size), (one, other) -> !forbidden[one][other]),
                    found(size, (one, other) -> !forbidden[one][other]));
        }
    }

    @Test
    @DisplayName("Where neighbours have not met it is the same as puro")
    void puro() {
        Random random = new Random(4);
        int seen = 0;
        for (int i = 0; i < TRIES; i++) {
            int size = 2 * (2 + random.nextInt(4));
            int[] met = met(random, size);
            boolean free =
                    IntStream.range(0, size / 2).noneMatch(two -> met[2 * two] == 2 * two + 1);
            if (free) {
                seen++;
                assertEquals(
                        found(size, (one, other) -> true),
                        found(size, (one, other) -> met[one] != other));
            }
        }
        assertTrue(seen > 0);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 1-2 3-4, 1-3 2-4",
        "4, 3-4, 1-3 2-4",
        "6, 1-2 3-4 5-6, 1-3 2-5 4-6",
        "8, 1-6 2-5 3-4 7-8, 1-2 3-5 4-7 6-8",
    })
    @DisplayName("Ranks that met in the last round, and who meets in modificato")
    void worked(int size, String met, String pairs) {
        List<String> forbidden = List.of(met.split(" "));
        assertEquals(
                pairs,
                FirstFit.of(size, (one, other) -> !forbidden.contains(name(one, other)))
                        .orElseThrow()
                        .stream()
                        .map(two -> name(two.upper(), two.lower()))
                        .collect(Collectors.joining(" ")));
    }

    private static String name(int one, int other) {
        return (one + 1) + "-" + (other + 1);
    }
}
