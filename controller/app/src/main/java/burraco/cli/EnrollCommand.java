package burraco.cli;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cli.Options.Wrong;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table enroll}: which tag sits in which card, learned card by card. */
final class EnrollCommand {
    private static final String USAGE =
            "--config FILE [--deck FILE] [--antenna N] [--verify | --replace 7H/1]"
                    + " [--practice SEED [--fast]] [--lang it|en]";

    private final Screen screen;

    EnrollCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Set<String> switches = new HashSet<>(GuideOptions.SWITCHES);
        switches.add("--verify");
        Set<String> values = new HashSet<>(GuideOptions.VALUES);
        values.addAll(List.of("--deck", "--replace"));
        Options options = Options.parse(args, switches, values);
        try {
            return run(options, GuideOptions.of(options, screen, USAGE));
        } catch (InvalidPathException noPath) {
            return refuse("no file can be called " + noPath.getInput());
        } catch (UncheckedIOException failed) {
            return refuse(FileTrouble.said(failed.getCause()));
        } catch (IOException failed) {
            return refuse(FileTrouble.said(failed));
        }
    }

    private int refuse(String why) {
        return Main.refuse(screen, "table enroll: " + why);
    }

    private int run(Options options, GuideOptions guide) throws IOException {
        Optional<String> replaced = options.value("--replace");
        if (options.has("--verify") && replaced.isPresent()) {
            throw new Wrong("--verify and --replace are two things: one after the other");
        }
        Path file =
                options.value("--deck")
                        .map(Path::of)
                        .orElseGet(() -> guide.config().resolveSibling(guide.layout().deck()));
        DeckStore store = new DeckStore(file, screen.err());
        if (options.has("--verify")) {
            return new DeckVerifying(screen, guide, store).run();
        }
        DeckEnrolling enrolling = new DeckEnrolling(screen, guide, store);
        return replaced.isPresent() ? enrolling.replace(card(replaced.get())) : enrolling.run();
    }

    private static Card card(String named) {
        return CardName.parse(named)
                .filter(name -> !name.isUnseen() && name.namesCopy())
                .map(CardName::card)
                .orElseThrow(() ->
                        new Wrong(
                                "--replace wants a card with its copy, as in 7H/1 or JK/4,"
                                        + " not "
                                        + named));
    }
}
