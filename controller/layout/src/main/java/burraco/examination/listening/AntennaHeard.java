package burraco.examination.listening;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What one antenna heard in a while.
 *
 * @param millis how long that was
 * @param inventories those that were finished
 * @param collisions how often several answered at once and could not be told apart
 * @param damaged how often an answer came damaged or stopped in the middle
 * @param lying the tags that lie still here, the one that is heard best first
 * @param passing how many others were heard
 * @param echoes tags that lie still over other antennas
 */
public record AntennaHeard(
        int antenna,
        long millis,
        int inventories,
        int collisions,
        int damaged,
        List<TagHeard> lying,
        int passing,
        List<Echo> echoes) {
    /** A tag that lies over another antenna, and is heard here too. */
    public record Echo(int home, double share) {}

    public AntennaHeard {
        lying = List.copyOf(lying);
        echoes = List.copyOf(echoes);
    }

    public int asked() {
        return inventories + collisions + damaged;
    }

    /** Inventories a second, whatever came of them. */
    public double scans() {
        return millis == 0 ? 0 : asked() * 1000.0 / millis;
    }

    /** The share of inventories that came to nothing. */
    public double unclear() {
        return asked() == 0 ? 0 : (double) (collisions + damaged) / asked();
    }

    /** Cards in a pile hide each other: the one that is heard best says how the antenna is. */
    public Optional<TagHeard> best() {
        return lying.stream().max(Comparator.comparingDouble(TagHeard::share));
    }
}
