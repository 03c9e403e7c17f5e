package burraco.tournament.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Everybody who has entered, in the order of their entry. */
public final class Field {
    public static final Field EMPTY = new Field(List.of(), Map.of());

    private final List<Participant> all;
    private final Map<Integer, Integer> index;

    private Field(List<Participant> all, Map<Integer, Integer> index) {
        this.all = all;
        this.index = index;
    }

    public List<Participant> all() {
        return all;
    }

    public Stream<Participant> present(int round) {
        return all.stream().filter(one -> one.present(round));
    }

    public Optional<Participant> find(int number) {
        return Optional.ofNullable(index.get(number)).map(all::get);
    }

    public boolean has(int number) {
        return index.containsKey(number);
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

    public Field with(List<Participant> more) {
        List<Participant> others = new ArrayList<>(all);
        others.addAll(more);
        return of(others);
    }

    public Field replace(Participant changed) {
        List<Participant> others = new ArrayList<>(all);
        others.set(index.get(changed.number()), changed);
        return new Field(List.copyOf(others), index);
    }

    public Field without(int number) {
        return of(all.stream().filter(one -> one.number() != number).toList());
    }

    private static Field of(List<Participant> all) {
        Map<Integer, Integer> index = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            index.put(all.get(i).number(), i);
        }
        return new Field(List.copyOf(all), Map.copyOf(index));
    }
}
