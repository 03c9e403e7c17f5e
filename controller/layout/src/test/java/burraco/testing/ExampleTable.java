package burraco.testing;

import burraco.layout.Deck;
import burraco.layout.DeckFile;
import burraco.layout.DeckResult;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One of the example tables, with its deck. */
public record ExampleTable(Path file, Layout layout, Deck deck) {
    public static ExampleTable reference() {
        return of("reference");
    }

    public static ExampleTable of(String name) {
        try {
            Path file = Path.of("..", "examples", "tables", name, "table.toml");
            if (LayoutReader.read(Files.readAllBytes(file)) instanceof LayoutResult.Read read) {
                byte[] deck = Files.readAllBytes(file.resolveSibling(read.layout().deck()));
                if (DeckFile.read(deck) instanceof DeckResult.Read cards) {
                    return new ExampleTable(file, read.layout(), cards.deck());
                }
            }
            throw new AssertionError("something is wrong with " + file);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }
}
