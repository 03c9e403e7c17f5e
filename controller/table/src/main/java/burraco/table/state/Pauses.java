package burraco.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The times when nobody plays and no clock runs.
 *
 * @param past the pauses that are over, in order
 * @param since when the present one began
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

    /** Without the pauses that are over, which no clock needs any more. */
    public Pauses forgotten() {
        return new Pauses(List.of(), since);
    }

    /** How many milliseconds of this interval were pauses. */
    public long within(long from, long to) {
        long millis = 0;
        for (Pause pause : past) {
            millis += Math.max(0, Math.min(to, pause.to()) - Math.max(from, pause.from()));
        }
        return millis + since.map(one -> Math.max(0, to - Math.max(from, one))).orElse(0L);
    }
}
