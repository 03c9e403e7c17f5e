package burraco.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When nobody plays, and no clock runs.
 *
 * @param past those that are over, one after the other
 * @param since when the one at hand began
 */
public record Pauses(List<Pause> past, Optional<Long> since) {
    public static final Pauses NONE = new Pauses(List.of(), Optional.empty());

    /** A pause that is over. */
    public record Pause(long from, long to) {}

    public Pauses {
        past = List.copyOf(past);
    }

    public boolean isOn() {
        return since.isPresent();
    }

    public Pauses begun(long at) {
        return new Pauses(past, Optional.of(at));
    }

    public Pauses over(long at) {
        List<Pause> more = new ArrayList<>(past);
        since.ifPresent(from -> more.add(new Pause(from, at)));
        return new Pauses(more, Optional.empty());
    }

    /** Those that are over matter to no clock any more. */
    public Pauses forgotten() {
        return new Pauses(List.of(), since);
    }

    /** How many milliseconds of that time nobody played. */
    public long within(long from, long to) {
        long millis = 0;
        for (Pause pause : past) {
            millis += Math.max(0, Math.min(to, pause.to()) - Math.max(from, pause.from()));
        }
        return millis + since.map(one -> Math.max(0, to - Math.max(from, one))).orElse(0L);
    }
}
