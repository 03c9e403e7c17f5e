package burraco.terminal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.hal.Button;
import burraco.hal.LampGroup;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.signals.Signals;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.TableState;
import burraco.testing.ExampleTable;
import burraco.words.Language;
import burraco.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An evening played by simulated people, with one scene after each event. */
public final class EveningScenes {
    private static final long SEED = Long.getLong("table.seed", 5);
    private static final ExampleTable TABLE = ExampleTable.reference();

    private final List<Moment> moments = new ArrayList<>();
    private final Set<String> open = new TreeSet<>();
    private RecentEffects tidings = RecentEffects.NONE;

    private EveningScenes() {}

    /**
     * One scene.
     *
     * @param laidOpen faces of cards that everybody has seen so far
     * @param hidden faces of cards that are visible nowhere
     */
    public record Moment(
            TableState state, RecentEffects tidings, Set<String> laidOpen, Set<String> hidden) {
        /** The scene for a terminal of that size. */
        public TerminalScene scene(TerminalSize size, Language language) {
            return scene(size, Words.in(language));
        }

        TerminalScene scene(TerminalSize size, Words words) {
            Signals signals = new Signals(words, lamps(), size.isLarge() ? 40 : 20, 4);
            return new TerminalScene(state, signals.of(state, true), tidings, "seed " + SEED);
        }

        private static List<LampGroup> lamps() {
            return List.of("seat N", "seat E", "seat S", "seat W", "melds NS", "melds EW", "centre")
                    .stream()
                    .map(name -> new LampGroup(name, 4))
                    .toList();
        }
    }

    public static List<Moment> play() {
        EveningScenes scenes = new EveningScenes();
        Layout layout =
                TABLE.layout().with(new MatchInfo(2, false, Duration.ofHours(2), false, false));
        Table table = new Table(layout, TABLE.deck(), Seat.SOUTH);
        Casting casting =
                new Casting(
                        SEED, layout.rules(), layout.slots(Line.NS), List.of(Case.WRONG_OPENING));
        Evening evening =
                new Evening(
                        layout,
                        TABLE.deck(),
                        Noise.QUIET,
                        Manners.USUAL,
                        new Chance(SEED),
                        reading -> scenes.take(table, reading));
        evening.play(casting.script(0, 0, Seat.SOUTH), "first");
        evening.rest(Duration.ofSeconds(10));
        for (Seat seat : List.of(Seat.NORTH, Seat.EAST)) {
            long at = table.state().now() + 1;
            scenes.take(table, new Reading.Press(at, new Button("ok", seat.toString())));
        }
        evening.play(casting.script(1, 1, Seat.WEST), "second");
        evening.rest(Duration.ofSeconds(10));
        return List.copyOf(scenes.moments);
    }

    private void take(Table table, Reading reading) {
        List<Effect> effects = table.take(new Input.Read(reading));
        tidings = tidings.after(effects);
        boolean dealing = reading.at() % 5_000 < 20;
        if (!effects.isEmpty() || dealing && moments.size() < 100) {
            TableState state = table.state();
            Set<String> lying = lying(state.hand().open());
            open.addAll(lying);
            state.hand().acts().forEach(act -> open.addAll(cards(act.text())));
            Set<String> hidden = new TreeSet<>();
            Cards.FULL_DECK
                    .sorted(burraco.cards.Order.IN_A_FAN)
                    .forEach(card -> hidden.add(say(card)));
            hidden.removeAll(open);
            moments.add(new Moment(state, tidings, Set.copyOf(open), hidden));
        }
    }

    /** The cards named in a line of the record. */
    private static List<String> cards(String line) {
        List<String> all = new ArrayList<>();
        for (String word : line.split(" ")) {
            CardName.parse(word)
                    .filter(name -> !name.isUnseen())
                    .ifPresent(name -> all.add(Words.say(name)));
        }
        return all;
    }

    private static Set<String> lying(Hand hand) {
        Set<String> all = new TreeSet<>();
        for (Meld meld : hand.melds().all()) {
            meld.inOrder().forEach(card -> all.add(say(card)));
        }
        for (int height = 0; height < hand.pile().size(); height++) {
            if (!hand.pile().at(height).isUnseen()) {
                all.add(say(hand.pile().at(height)));
            }
        }
        return all;
    }

    private static String say(Card card) {
        return Words.say(CardName.of(card.face()));
    }
}
