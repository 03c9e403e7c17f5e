package burraco.journal;

import java.util.List;
import java.util.Optional;

/**
 * What a journal knows of the table that wrote it last.
 *
 * @param between how it was when the hand at hand began; empty where none has ever begun
 * @param inputs what came to it since then, piece by piece
 * @param heard how many inputs have ever come to it
 * @param acts what it told of acts meanwhile, by which it shows whether they are understood as then
 * @param lastMatch the highest number of a match of which there is a hand
 */
public record Kept(
        Optional<String> between, List<byte[]> inputs, long heard, List<Note> acts, int lastMatch) {
    public Kept {
        inputs = List.copyOf(inputs);
        acts = List.copyOf(acts);
    }
}
