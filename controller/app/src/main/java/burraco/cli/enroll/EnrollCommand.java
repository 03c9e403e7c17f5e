package burraco.cli.enroll;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cli.guide.GuideOptions;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.out.Screen;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code ./table enroll}: learns card by card which tag is in which card. */
public final class EnrollCommand {
    private static final Sentence.Or EXAMPLES = new Sentence.Or(List.of("7H/1", "JK/4"));

    private final Screen screen;

    public EnrollCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        Arguments options = Arguments.parse(CommandName.ENROLL, args);
        return run(options, GuideOptions.of(options, screen));
    }

    private int run(Arguments options, GuideOptions guide) throws IOException {
        Optional<String> replaced = options.value("--replace");
        Path file =
                options.file("--deck")
                        .orElseGet(() -> guide.config().resolveSibling(guide.layout().deck()));
        DeckStore store = new DeckStore(file, screen.in(guide.language()));
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
                        Arguments.wrong(
                                "--replace", new Sentence("expected.card", EXAMPLES), named));
    }
}
