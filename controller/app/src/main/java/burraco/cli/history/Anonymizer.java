package burraco.cli.history;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Removes what identifies a club from a table, a deck and their readings. The table loses its name
 * and its ports; each tag gets another number, the same one wherever it occurs. With the real
 * numbers a stranger's reader could tell the cards of this deck.
 */
final class Anonymizer {
    /** The name of every anonymous table. */
    static final String TABLE = "table";

    private static final long FIRST_TAG = 0xE004_0000_0000_0000L;
    private static final long FIRST_STRANGER = 0xE004_0000_0001_0000L;

    /** Tags of a record that affect how a hand is judged. All others say who played, and when. */
    private static final Set<String> TAGS =
            Set.of("Format", "Code", "Rule", "Notice", "Turn", "Dealer", "Deck", "Hands");

    private final Map<TagId, TagId> numbers = new HashMap<>();
    private long strangers;

    Anonymizer(Deck deck) {
        int number = 0;
        for (Card card : Cards.EVERY_COPY.list()) {
            if (deck.has(card)) {
                numbers.put(deck.tag(card), TagId.of(FIRST_TAG + number));
            }
            number++;
        }
    }

    Deck deck(Deck deck) {
        Map<TagId, Card> cards = new LinkedHashMap<>();
        deck.cards().forEach((tag, card) -> cards.put(number(tag), card));
        return new Deck(cards);
    }

    private TagId number(TagId tag) {
        return numbers.computeIfAbsent(tag, _ -> TagId.of(FIRST_STRANGER + strangers++));
    }

    static Layout layout(Layout layout, String deck) {
        List<SourceInfo> sources = new ArrayList<>();
        for (SourceInfo one : layout.sources()) {
            Optional<String> port = one.port().map(_ -> "port-" + (sources.size() + 1));
            sources.add(new SourceInfo(one.id(), one.kind(), port, one.baud(), one.profile()));
        }
        return new Layout(
                TABLE,
                layout.rules(),
                layout.language(),
                deck,
                layout.match(),
                sources,
                layout.antennas(),
                layout.scales());
    }

    List<Reading> readings(List<Reading> readings) {
        return readings.stream().map(this::reading).toList();
    }

    private Reading reading(Reading reading) {
        return switch (reading) {
            case Reading.Inventory(var at, var antenna, var answers) ->
                    new Reading.Inventory(
                            at,
                            antenna,
                            answers.stream()
                                    .map(one -> new Answer(number(one.tag()), one.strength()))
                                    .toList());
            // A driver's message may contain the name of the port.
            case Reading.AntennaFault(var at, var antenna, var detail) ->
                    new Reading.AntennaFault(at, antenna, word(detail));
            case Reading.SourceFault(var at, var source, var detail) ->
                    new Reading.SourceFault(at, source, word(detail));
            case Reading.Unclear _, Reading.Weight _, Reading.Press _ -> reading;
        };
    }

    private static String word(String detail) {
        return detail.split("\\W", 2)[0];
    }

    /** The record without comments and without tags that say who played, where or when. */
    static String record(String record) {
        return record.lines()
                .map(line -> line.contains(";") ? line.substring(0, line.indexOf(';')) : line)
                .map(String::stripTrailing)
                .filter(line -> !line.isEmpty() && !isAboutPeople(line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static boolean isAboutPeople(String line) {
        return line.startsWith("[") && !TAGS.contains(line.substring(1).split("\\W", 2)[0]);
    }
}
