package burraco.examination.listening;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What one antenna heard during a period.
 *
 * @param millis length of the period
 * @param inventories number of completed inventories
 * @param collisions how often several tags answered at once and could not be told apart
 * @param damaged how often an answer was damaged or incomplete
 * @param lying the tags that lie still at this antenna, the best heard first
 * @param passing number of tags that do not lie still
 * @param echoes tags that lie still at other antennas
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
    /** A tag that lies over another antenna and is heard here too. */
    public record Echo(int home, double share) {}

    public AntennaHeard {
        lying = List.copyOf(lying);
        echoes = List.copyOf(echoes);
    }

    public int asked() {
        return inventories + collisions + damaged;
    }

    /** Inventories per second, whatever their result. */
    public double scans() {
        return millis == 0 ? 0 : asked() * 1000.0 / millis;
    }

    /** Share of inventories that failed. */
    public double unclear() {
        return asked() == 0 ? 0 : (double) (collisions + damaged) / asked();
    }

    /**
     * The best heard tag. Cards in a pile hide each other, so only this one tells how well the
     * antenna works.
     */
    public Optional<TagHeard> best() {
        return lying.stream().max(Comparator.comparingDouble(TagHeard::share));
    }
}
