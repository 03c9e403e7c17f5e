package burraco.tournament.field;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everybody who has entered, in the order of their entry. */
public final class Field {
    public static final Field EMPTY = new Field(List.of(), new int[0], new int[0]);

    private final List<Participant> all;

    /** Sorted; copied at each entry, which a map would make slow for a large field. */
    private final int[] numbers;

    /** Where each of the numbers is in the list. */
    private final int[] places;

    private Field(List<Participant> all, int[] numbers, int[] places) {
        this.all = all;
        this.numbers = numbers;
        this.places = places;
    }

    public List<Participant> all() {
        return all;
    }

    public Stream<Participant> present(int round) {
        return all.stream().filter(one -> one.present(round));
    }

    public Optional<Participant> find(int number) {
        int at = Arrays.binarySearch(numbers, number);
        return at < 0 ? Optional.empty() : Optional.of(all.get(places[at]));
    }

    public boolean has(int number) {
        return Arrays.binarySearch(numbers, number) >= 0;
    }

    /**
     * @throws java.util.NoSuchElementException if nobody has this number
     */
    public Participant get(int number) {
        return find(number).orElseThrow();
    }

    public boolean isPresent(int number, int round) {
        return find(number).map(one -> one.present(round)).orElse(false);
    }

    /** Whether somebody of this number has entered and has left for ever. */
    public boolean hasLeft(int number, int round) {
        return find(number).map(one -> one.hasLeft(round)).orElse(false);
    }

    /**
     * @throws IllegalArgumentException if the number is taken
     */
    public Field with(Participant one) {
        int found = Arrays.binarySearch(numbers, one.number());
        if (found >= 0) {
            throw new IllegalArgumentException("number " + one.number() + " is taken");
        }
        List<Participant> others = new ArrayList<>(all);
        others.add(one);
        int at = -found - 1;
        return new Field(
                Collections.unmodifiableList(others),
                inserted(numbers, at, one.number()),
                inserted(places, at, all.size()));
    }

    private static int[] inserted(int[] into, int at, int value) {
        int[] more = new int[into.length + 1];
        System.arraycopy(into, 0, more, 0, at);
        more[at] = value;
        System.arraycopy(into, at, more, at + 1, into.length - at);
        return more;
    }

    public Field replace(Participant changed) {
        List<Participant> others = new ArrayList<>(all);
        others.set(places[Arrays.binarySearch(numbers, changed.number())], changed);
        return new Field(Collections.unmodifiableList(others), numbers, places);
    }

    public Field without(int number) {
        Field others = EMPTY;
        for (Participant one : all) {
            others = one.number() == number ? others : others.with(one);
        }
        return others;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Field field && all.equals(field.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
