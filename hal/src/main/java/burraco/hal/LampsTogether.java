package burraco.hal;

import java.util.List;

/**
 * Lamps on several boards, as one device. It is up as long as all of them are; otherwise it is lost
 * with the condition of the first lost one, while the others go on.
 */
public final class LampsTogether implements Lamps {
    private final String name;
    private final List<Lamps> all;

    /**
     * @param all at least one; each group is on one of them
     */
    public LampsTogether(String name, List<Lamps> all) {
        if (all.isEmpty()) {
            throw new IllegalArgumentException("no lamps");
        }
        this.name = name;
        this.all = List.copyOf(all);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<LampGroup> groups() {
        return all.stream().flatMap(one -> one.groups().stream()).toList();
    }

    @Override
    public void show(LampPicture picture) {
        all.forEach(one -> one.show(picture));
    }

    @Override
    public Condition condition() {
        return all.stream()
                .map(Device::condition)
                .filter(Condition.Lost.class::isInstance)
                .findFirst()
                .orElseGet(() -> all.getFirst().condition());
    }

    @Override
    public void close() {
        all.forEach(Device::close);
    }
}
