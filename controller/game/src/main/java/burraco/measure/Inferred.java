package burraco.measure;

import java.util.List;

/**
 * What was recognised of a hand by listening to the table.
 *
 * @param record the bare hand record
 * @param times when its acts were recognised, if that is known
 * @param prompts how often only a person could say what had happened
 */
public record Inferred(String record, List<Timed> times, int prompts, List<Doubt> doubts) {
    public Inferred {
        times = List.copyOf(times);
        doubts = List.copyOf(doubts);
    }
}
