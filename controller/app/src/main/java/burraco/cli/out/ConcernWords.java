package burraco.cli.out;

import burraco.layout.sight.Concern;
import burraco.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Sentences about what to consider before a table is built. */
public record ConcernWords(Words words) {
    public String say(Concern concern) {
        return switch (concern) {
            case Concern.Near near -> words.sight("concern.near", said(near.pairs()));
            case Concern.NearOfTwoReaders near ->
                    words.sight("concern.near-of-two-readers", said(near.pairs()));
            case Concern.SlowReader slow ->
                    words.sight(
                            "concern.slow-reader",
                            slow.source(),
                            slow.antennas(),
                            (slow.millis() + 25) / 50 * 50);
            case Concern.FewSlots few -> words.sight("concern.few-slots", few.ns(), few.ew());
            case Concern.ShortPile pile ->
                    words.sight("concern.short-pile", pile.squareCentimetres());
            case Concern.DeepAntennas deep ->
                    words.sight(
                            "concern.deep-antennas",
                            deep.antennas().stream()
                                    .map(String::valueOf)
                                    .collect(Collectors.joining(", ")));
        };
    }

    private static String said(List<Concern.Pair> pairs) {
        return pairs.stream()
                .map(pair -> pair.one() + "-" + pair.other())
                .collect(Collectors.joining(", "));
    }
}
