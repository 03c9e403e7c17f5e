package burraco.cli;

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
 * A table, a deck and what was heard of them, for strangers: the table has no name, its cables lead
 * nowhere, and its tags have other numbers, always the same for the same card. With the true ones
 * somebody else could read the deck.
 */
final class Nameless {
    /** What every table is called. */
    static final String TABLE = "table";

    private static final long FIRST_TAG = 0xE004_0000_0000_0000L;
    private static final long FIRST_STRANGER = 0xE004_0000_0001_0000L;

    /** What a record says of how a hand is to be judged; anything else is about who and when. */
    private static final Set<String> TAGS =
            Set.of("Format", "Code", "Rule", "Notice", "Turn", "Dealer", "Deck", "Hands");

    private final Map<TagId, TagId> numbers = new HashMap<>();
    private long strangers;

    Nameless(Deck deck) {
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
            // What a driver says of a cable may name it.
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

    /** Without tags that tell who, where or when, and without what somebody remarks. */
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
