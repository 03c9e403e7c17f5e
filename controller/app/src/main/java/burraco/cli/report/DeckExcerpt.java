package burraco.cli.report;

import burraco.files.InputFile;
import burraco.hal.TagId;
import burraco.layout.Deck;
import burraco.layout.DeckFile;
import burraco.layout.DeckResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts of a deck. Which tag is in which card is never told: with a capture of the same evening,
 * it would tell who held which card.
 */
final class DeckExcerpt {
    private DeckExcerpt() {}

    static String of(Path deck) throws IOException {
        return switch (DeckFile.read(InputFile.bytes(deck))) {
            case DeckResult.Read read -> counts(read.deck());
            case DeckResult.Refused refused -> {
                Facts facts = new Facts();
                facts.fact("complete", "no");
                facts.fact("problems", refused.problems().size());
                refused.problems()
                        .forEach(one -> facts.fact("at", one.line() + ":" + one.column()));
                yield facts.text();
            }
        };
    }

    private static String counts(Deck deck) {
        Facts facts = new Facts();
        facts.fact("complete", "yes");
        facts.fact("cards", deck.cards().size());
        Map<String, Integer> kinds = new TreeMap<>();
        deck.cards().keySet().forEach(tag -> kinds.merge(kind(tag), 1, Integer::sum));
        kinds.forEach((kind, count) -> facts.fact("tags of " + kind, count));
        return facts.text();
    }

    private static String kind(TagId tag) {
        boolean vicinity = tag.hex().length() == 16 && tag.hex().startsWith("E0");
        return vicinity ? "ISO 15693" : tag.hex().length() / 2 + " bytes";
    }
}
