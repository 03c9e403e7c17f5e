package burraco.layout;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.hal.TagId;
import burraco.layout.text.TextPosition;
import burraco.layout.text.Utf8;
import burraco.layout.toml.Toml;
import burraco.text.Sentence;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Reads and writes a {@code deck.csv}, which says which tag is in which card. Reading gives a
 * complete deck or the list of all problems, for any bytes.
 */
public final class DeckFile {
    private static final String HEADER = "uid,card";
    private static final int MOST_BYTES = 1 << 20;

    /** The number of missing cards that a problem names. */
    private static final int NAMED = 5;

    private final Findings findings;
    private final Map<TagId, Card> cards = new HashMap<>();
    private final Map<TagId, Integer> linesOfTags = new HashMap<>();
    private final Map<Card, Integer> linesOfCards = new HashMap<>();
    private boolean allCardsRead = true;

    private DeckFile(Findings findings) {
        this.findings = findings;
    }

    public static DeckResult read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    public static DeckResult read(byte[] bytes) {
        return read(bytes, true);
    }

    private static DeckResult read(byte[] bytes, boolean whole) {
        if (bytes.length > MOST_BYTES) {
            return refused(new TextPosition(1, 1), "read.deck.long");
        }
        Optional<TextPosition> flaw = Utf8.flaw(bytes);
        if (flaw.isPresent()) {
            return refused(flaw.get(), "read.utf8");
        }
        String text = Utf8.text(bytes);
        return new DeckFile(new Findings(TextPosition.endOf(text))).read(lines(text), whole);
    }

    /** Reads a deck that may still be incomplete. */
    public static BegunDeck readBegun(byte[] bytes) {
        return switch (read(bytes, false)) {
            case DeckResult.Read read -> new BegunDeck.Read(inOrder(bytes, read.deck()));
            case DeckResult.Refused refused -> new BegunDeck.Refused(refused.problems());
        };
    }

    /** Its cards in the order of its lines. */
    private static SequencedMap<Card, TagId> inOrder(byte[] bytes, Deck deck) {
        SequencedMap<Card, TagId> cards = new LinkedHashMap<>();
        for (String line : lines(Utf8.text(bytes))) {
            String uid = line.split(",", 2)[0];
            if (TagId.isValid(uid)) {
                TagId tag = new TagId(uid);
                deck.card(tag).ifPresent(card -> cards.put(card, tag));
            }
        }
        return cards;
    }

    /** Writes a deck that may be incomplete, in the order in which its cards were enrolled. */
    public static String write(SequencedMap<Card, TagId> begun) {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        begun.forEach((card, tag) -> text.append(tag).append(',').append(card).append('\n'));
        return text.toString();
    }

    /**
     * The same file with another tag for one card; all other bytes are unchanged.
     *
     * @param bytes a valid file that contains the card
     */
    public static byte[] replace(byte[] bytes, Card card, TagId tag) {
        if (!(read(bytes) instanceof DeckResult.Read read)) {
            throw new IllegalArgumentException("no deck");
        }
        // A valid line has ASCII characters only.
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        String old = "\n" + read.deck().tag(card) + ",";
        return text.replace(old, "\n" + tag + ",").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static DeckResult refused(TextPosition at, String what) {
        return new DeckResult.Refused(List.of(LayoutProblem.at(at, new Sentence(what))));
    }

    private static List<String> lines(String text) {
        return List.of(text.stripTrailing().replace("\r\n", "\n").split("\n", -1));
    }

    private DeckResult read(List<String> lines, boolean whole) {
        if (!lines.getFirst().equals(HEADER)) {
            findings.wrong(new TextPosition(1, 1), "read.deck.header", HEADER);
        }
        // Without a header the file begins with a tag.
        boolean cardsAtOnce = TagId.isValid(lines.getFirst().split(",", 2)[0]);
        for (int i = cardsAtOnce ? 0 : 1; i < lines.size(); i++) {
            read(lines.get(i), i + 1);
        }
        if (whole && allCardsRead) {
            tellMissing();
        }
        return findings.count() == 0
                ? new DeckResult.Read(new Deck(cards))
                : new DeckResult.Refused(findings.problems());
    }

    private void read(String line, int number) {
        int comma = line.indexOf(',');
        if (comma < 0) {
            allCardsRead = false;
            findings.wrong(new TextPosition(number, 1), "read.deck.line");
            return;
        }
        Optional<TagId> tag = tag(line.substring(0, comma), new TextPosition(number, 1));
        int column = line.codePointCount(0, comma) + 2;
        Optional<Card> card = card(line.substring(comma + 1), new TextPosition(number, column));
        tag.ifPresent(some -> card.ifPresent(other -> cards.put(some, other)));
    }

    /** Which tag is in which card is secret: messages never contain the number of a tag. */
    private Optional<TagId> tag(String uid, TextPosition at) {
        if (!TagId.isValid(uid)) {
            boolean lower = TagId.isValid(uid.toUpperCase(Locale.ROOT));
            findings.wrong(at, lower ? "read.deck.capitals" : "read.deck.tag");
            return Optional.empty();
        }
        TagId tag = new TagId(uid);
        return once(tag, linesOfTags, at) ? Optional.of(tag) : Optional.empty();
    }

    private Optional<Card> card(String written, TextPosition at) {
        Optional<CardName> name = CardName.parse(written);
        if (name.isEmpty() || !name.get().namesCopy()) {
            allCardsRead = false;
            boolean copy = name.isPresent() && !name.get().isUnseen();
            findings.wrong(at, copy ? "read.deck.copy" : "read.deck.card", shown(written));
            return Optional.empty();
        }
        Card card = name.get().card();
        return once(card, linesOfCards, at) ? Optional.of(card) : Optional.empty();
    }

    private <T> boolean once(T thing, Map<T, Integer> lines, TextPosition at) {
        Integer before = lines.putIfAbsent(thing, at.line());
        if (before != null) {
            findings.wrong(at, "read.twice", thing.toString(), before);
        }
        return before == null;
    }

    private static String shown(String text) {
        return Toml.quoted(Section.shorten(text));
    }

    private void tellMissing() {
        List<String> missing = new ArrayList<>();
        for (Card card : fullDeck()) {
            if (!linesOfCards.containsKey(card)) {
                missing.add(card.toString());
            }
        }
        if (!missing.isEmpty()) {
            int more = missing.size() - NAMED;
            String list = String.join(", ", missing.subList(0, Math.min(NAMED, missing.size())));
            if (more > 0) {
                findings.wrong(findings.end(), "read.deck.more-missing", list, more);
            } else {
                findings.wrong(findings.end(), "read.deck.missing", list);
            }
        }
    }

    /** Suit by suit, as people lay out a deck to check it. */
    private static List<Card> fullDeck() {
        return Face.all().stream().flatMap(face -> face.cards().stream()).toList();
    }

    public static String write(Deck deck) {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        for (Card card : fullDeck()) {
            text.append(deck.tag(card)).append(',').append(card).append('\n');
        }
        return text.toString();
    }
}
