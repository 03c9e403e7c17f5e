package burraco.cli.enroll;

import burraco.cards.Card;
import burraco.cli.files.SafeFile;
import burraco.cli.out.Screen;
import burraco.enrolment.KnownTags;
import burraco.files.InputFile;
import burraco.hal.TagId;
import burraco.layout.BegunDeck;
import burraco.layout.Deck;
import burraco.layout.DeckFile;
import burraco.layout.DeckResult;
import burraco.layout.LayoutProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A deck's file, the part of it that is enrolled so far, and the club's other decks beside it. */
final class DeckStore {
    private static final String PART = ".part";
    private static final Pattern TAG = Pattern.compile("[0-9A-Fa-f]{4,}([0-9A-Fa-f]{4})");

    private final Path file;
    private final Path part;
    private final Screen screen;

    DeckStore(Path file, Screen screen) {
        this.file = file;
        this.screen = screen;
        part = file.resolveSibling(file.getFileName() + PART);
    }

    Path file() {
        return file;
    }

    Path part() {
        return part;
    }

    /**
     * The cards enrolled so far, read from the part file or else from the deck; empty if the file
     * is invalid, which has been reported.
     */
    Optional<SequencedMap<Card, TagId>> begun() throws IOException {
        Path found = Files.exists(part) ? part : file;
        if (!Files.exists(found)) {
            return Optional.of(new LinkedHashMap<>());
        }
        return switch (DeckFile.readBegun(InputFile.beginning(found, InputFile.USUAL_MAX_BYTES))) {
            case BegunDeck.Read read -> Optional.of(read.cards());
            case BegunDeck.Refused refused -> {
                tell(found, refused.problems());
                yield Optional.empty();
            }
        };
    }

    /** The bytes of the deck's file. */
    byte[] bytes() throws IOException {
        return InputFile.beginning(file, InputFile.USUAL_MAX_BYTES);
    }

    /** The deck in these bytes; empty if they are invalid, which has been reported. */
    Optional<Deck> deck(byte[] bytes) {
        return switch (DeckFile.read(bytes)) {
            case DeckResult.Read read -> Optional.of(read.deck());
            case DeckResult.Refused refused -> {
                tell(file, refused.problems());
                yield Optional.empty();
            }
        };
    }

    /** The deck, if it is complete and no new enrolment has been started. */
    Optional<Deck> whole() throws IOException {
        if (!Files.exists(file) || Files.exists(part)) {
            return Optional.empty();
        }
        return DeckFile.read(bytes()) instanceof DeckResult.Read read
                ? Optional.of(read.deck())
                : Optional.empty();
    }

    void save(SequencedMap<Card, TagId> enrolled) throws IOException {
        if (enrolled.isEmpty()) {
            Files.deleteIfExists(part);
            return;
        }
        SafeFile.writeSecret(part, bytes(DeckFile.write(enrolled)));
    }

    /** Writes the complete deck and removes the part file. */
    void finish(SequencedMap<Card, TagId> enrolled) throws IOException {
        Map<TagId, Card> cards = new TreeMap<>();
        enrolled.forEach((card, tag) -> cards.put(tag, card));
        SafeFile.writeSecret(file, bytes(DeckFile.write(new Deck(cards))));
        Files.deleteIfExists(part);
    }

    void replace(byte[] before, Card card, TagId tag) throws IOException {
        SafeFile.writeSecret(file, DeckFile.replace(before, card, tag));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The tags of the other decks in this folder, including incomplete ones. */
    KnownTags others() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Map<TagId, String> tags = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path other : files.sorted().toList()) {
                String name = other.getFileName().toString();
                boolean deck = name.endsWith(".csv") || name.endsWith(".csv" + PART);
                if (deck && !isMine(name) && Files.isRegularFile(other)) {
                    read(other, name, tags);
                }
            }
        }
        return new KnownTags(tags);
    }

    private boolean isMine(String name) {
        return name.equals(file.getFileName().toString())
                || name.equals(part.getFileName().toString());
    }

    private void read(Path other, String name, Map<TagId, String> tags) throws IOException {
        byte[] bytes = InputFile.beginning(other, InputFile.USUAL_MAX_BYTES);
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!text.startsWith("uid,card") && !text.startsWith("\uFEFFuid,card")) {
            // Not a deck.
            return;
        }
        switch (DeckFile.readBegun(bytes)) {
            case BegunDeck.Read read -> read.cards().values().forEach(tag -> tags.put(tag, name));
            case BegunDeck.Refused refused -> tell(other, refused.problems());
        }
    }

    /** Shortens tag numbers, which are never shown in full. */
    private void tell(Path where, List<LayoutProblem> problems) {
        for (LayoutProblem one : problems) {
            String what = TAG.matcher(screen.texts().say(one.what())).replaceAll("…$1");
            screen.err().println(where + ":" + one.line() + ":" + one.column() + ": " + what);
        }
    }
}
