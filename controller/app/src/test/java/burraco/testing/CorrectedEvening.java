package burraco.testing;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.play.evening.Casting;
import burraco.play.evening.Deed;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.state.ShownAct;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The journal of an evening with only a few acts in each hand: Ada plays, and the arbiter, Bruna,
 * ends each hand. The card of each hand's third discard is never heard; Ada has seen it, and enters
 * it.
 */
public final class CorrectedEvening {
    public static final ExampleTable TABLE = ExampleTable.reference();

    private static final Person BRUNA = new Person.Arbiter("Bruna");
    private static final long WALL = 1_790_000_000_000L;
    private static final int ACTS = 24;
    private static final int UNHEARD = 3;
    private static final Layout LAYOUT =
            TABLE.layout().with(new MatchInfo(4, false, Duration.ofMinutes(90), false, false));

    private final long seed;
    private final Journal journal;
    private final Table table;
    private long now;

    private CorrectedEvening(Path folder, long seed) throws JournalException {
        this.seed = seed;
        journal = Journal.open(folder, () -> WALL + now, said -> {});
        table = Recovery.of(LAYOUT, TABLE.deck(), Seat.SOUTH, journal).table();
    }

    /** Plays this many hands, and writes their journal into the folder. */
    public static void play(Path folder, long seed, int hands) throws JournalException {
        CorrectedEvening evening = new CorrectedEvening(folder, seed);
        evening.give(new Input.Ordered(0, BRUNA, new Command.Name(Seat.NORTH, "Ada Rossi")));
        Seat dealer = Seat.SOUTH;
        for (int hand = 0; hand < hands; hand++) {
            evening.hand(hand, dealer);
            dealer = dealer.next();
        }
        evening.journal.close();
    }

    private void hand(int number, Seat dealer) {
        Casting casting = new Casting(seed, LAYOUT.rules(), LAYOUT.slots(Line.NS), List.of());
        Script script = casting.script(number, number, dealer).beginning(ACTS);
        Deed unheard =
                script.deeds().stream()
                        .filter(deed -> deed.act() instanceof Act.Discard)
                        .skip(UNHEARD - 1)
                        .findFirst()
                        .orElseThrow();
        Card dead = unheard.moved().getFirst();
        TagId tag = TABLE.deck().tag(dead);
        long begun = now + 5_000;
        Consumer<Reading> ear = reading -> hear(without(tag, reading).toldAt(begun + reading.at()));
        Evening evening =
                new Evening(
                        LAYOUT,
                        TABLE.deck(),
                        Noise.REFERENCE,
                        Manners.USUAL,
                        new Chance(seed).stream("hand " + number),
                        ear);
        evening.playAndLeave(script, "");
        evening.rest(Duration.ofSeconds(12));
        correct(dead);
        order(new Command.End("time for bed"));
        evening.rest(Duration.ofSeconds(3));
        order(new Command.NextHand());
    }

    private static Reading without(TagId tag, Reading reading) {
        return reading instanceof Reading.Inventory(var at, var antenna, var answers)
                ? new Reading.Inventory(at, antenna, without(tag, answers))
                : reading;
    }

    private static List<Answer> without(TagId tag, List<Answer> answers) {
        return answers.stream().filter(one -> !one.tag().equals(tag)).toList();
    }

    /** Ada, who saw the card, corrects the record. */
    private void correct(Card card) {
        ShownAct line =
                table.lines().stream()
                        .filter(one -> one.text().endsWith(" discard ??"))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(table.records().record()));
        String was = line.text();
        String now = was.replace("??", CardName.of(card).toString());
        RecordChange change = new RecordChange.Replace(line.line(), was, now);
        order(new Command.Correct(change, "Ada saw it"));
    }

    private void hear(Reading reading) {
        now = Math.max(now, reading.at());
        give(new Input.Read(reading));
    }

    private void order(Command command) {
        for (Effect effect : give(new Input.Ordered(now, BRUNA, command))) {
            if (effect instanceof Effect.Refused refused) {
                throw new AssertionError("seed " + seed + ": " + refused);
            }
        }
    }

    private List<Effect> give(Input input) {
        List<Effect> effects = new ArrayList<>(table.take(input));
        journal.took(input, effects, table);
        journal.settle();
        return effects;
    }
}
