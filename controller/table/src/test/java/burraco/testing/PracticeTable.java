package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Case;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.play.evening.Manners;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.TableState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The practice table with a real table's core behind it, which hears nothing but its sensors. All
 * of it in the table's own time.
 */
public final class PracticeTable {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long STEP = 100;

    private final Practice practice;
    private final Table table;
    private final List<Effect> effects = new ArrayList<>();

    public PracticeTable(long seed, Noise noise) {
        this(plain(TABLE.layout()), seed, noise);
    }

    public PracticeTable(Layout layout, long seed, Noise noise) {
        table = new Table(layout, TABLE.deck(), Seat.SOUTH);
        practice = new Practice(layout, TABLE.deck(), noise, Manners.USUAL, new Chance(seed));
        practice.open(this::hear);
    }

    /** No clocks are watched. */
    private static Layout plain(Layout layout) {
        return layout.with(new MatchInfo(3, false, Duration.ofHours(4), false, false));
    }

    private void hear(Reading reading) {
        practice.hear(reading);
        List<Effect> came = table.take(new Input.Read(reading));
        if (!came.isEmpty()) {
            effects.addAll(came);
            practice.see(open());
        }
    }

    public Practice practice() {
        return practice;
    }

    public TableState state() {
        return table.state();
    }

    public Hand open() {
        return state().hand().open();
    }

    /** Bots at all four seats. */
    public PracticeTable ofBots() {
        for (Seat seat : Seat.values()) {
            practice.seat(seat, Sitter.BOT);
        }
        return this;
    }

    /** Cards are dealt, the arbiter lets them begin, and the first card is understood. */
    public PracticeTable dealt(Seat dealer) {
        practice.deal(dealer);
        passes(Duration.ofMinutes(5), () -> !practice.isDealing());
        passes(Duration.ofSeconds(3), () -> false);
        practice.press(Button.of("start"));
        passes(Duration.ofMinutes(1), () -> !open().isDealing());
        return this;
    }

    /** Somebody wants something of the table. */
    public boolean order(Person by, Command command) {
        List<Effect> came = table.take(new Input.Ordered(practice.now(), by, command));
        effects.addAll(came);
        practice.see(open());
        return true;
    }

    /** The arbiter enters what people have counted for the last hand. */
    public void enterTheCount() {
        int hand = state().match().played().size();
        Command score =
                new Command.Score(
                        state().match().number(),
                        hand,
                        practice.count(Line.NS).orElseThrow().total().orElseThrow(),
                        practice.count(Line.EW).orElseThrow().total().orElseThrow(),
                        "");
        effects.addAll(
                table.take(new Input.Ordered(practice.now(), new Person.Arbiter(""), score)));
    }

    /** Lets time pass until something is so; whether it came to be so in time. */
    public boolean passes(Duration most, BooleanSupplier until) {
        long end = practice.now() + most.toMillis();
        while (practice.now() < end) {
            if (until.getAsBoolean()) {
                return true;
            }
            practice.advance(practice.now() + STEP);
        }
        return until.getAsBoolean();
    }

    public void passes(Duration time) {
        passes(time, () -> false);
    }

    /** The rulings in force, since the effects were last queried. */
    public List<Case> ruled() {
        List<Case> cases = new ArrayList<>();
        for (Effect effect : effects) {
            if (effect instanceof Effect.Decided(var act)) {
                act.rulings().forEach(ruling -> cases.add(ruling.which()));
            }
            if (effect instanceof Effect.Withdrawn gone) {
                gone.fallen().forEach(ruling -> cases.remove(ruling.which()));
            }
        }
        return cases;
    }

    /** The same, without forgetting it. */
    public List<Effect> all() {
        return List.copyOf(effects);
    }

    /** All effects since the last query. */
    public List<Effect> effects() {
        List<Effect> all = List.copyOf(effects);
        effects.clear();
        return all;
    }

    /** The last acts, for who wonders. */
    public String lastActs() {
        StringBuilder text = new StringBuilder();
        state().hand()
                .acts()
                .forEach(act -> text.append(act.text()).append(act.rulings()).append('\n'));
        return text.toString();
    }
}
