package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Case;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualButtons;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.play.Bot;
import burraco.play.evening.Fingers;
import burraco.play.evening.Manners;
import burraco.play.evening.Pace;
import burraco.play.evening.Places;
import burraco.play.evening.Sources;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A virtual table on which people play with their hands, and bots at the seats that nobody takes.
 * It knows where each card lies and no rule of the game: whatever hands can do may be done. What it
 * means a real tracker says, which hears the virtual sensors alone.
 *
 * <p>Time comes from outside, and everything happens in {@link #advance}. Not for several threads.
 */
public final class Practice {
    /** How often bots look. */
    private static final long TICK = 100;

    private static final long HELD = 120;

    private enum Stage {
        EMPTY,
        DEALING,
        TO_BE_FACED,
        PLAYED
    }

    private final Layout layout;
    private final VirtualTable table;
    private final VirtualButtons buttons;
    private final Chance chance;
    private final Manners manners;
    private final Board board = new Board();
    private final Hands hands;
    private final Reach reach;
    private final Company company;
    private final Dealer dealing;
    private final Ears ears;
    private Stage stage = Stage.EMPTY;
    private Seat dealer = Seat.SOUTH;
    private boolean begun;
    private long faces;
    private final Map<Line, LineScore> count = new EnumMap<>(Line.class);

    public Practice(Layout layout, Deck deck, Noise noise, Manners manners, Chance chance) {
        this.layout = layout;
        this.chance = chance.stream("practice");
        this.manners = layout.match().turnTimes() ? manners.hurried() : manners;
        table = new VirtualTable(Sources.of(layout), noise, chance.stream("sensors"));
        deck.cards().keySet().forEach(table::know);
        buttons = new VirtualButtons("buttons", everyButton(), chance.stream("buttons"));
        Chance people = chance.stream("people");
        Places places = new Places(layout, this.manners, people);
        Fingers fingers = new Fingers(table, deck, this.manners, people);
        hands = new Hands(board, table, fingers, places, this.manners, people);
        reach = new Reach(board, hands, layout);
        Carrying carrying = new Carrying(board, hands, reach, table, layout, this.manners, people);
        Doing doing = new Doing(carrying, board, this.manners, people);
        dealing = new Dealer(board, hands, table, fingers, places, this.manners, people);
        int slots = Math.min(layout.slots(Line.NS), layout.slots(Line.EW));
        Bots bots = new Bots(new Bot(chance.stream("bots"), slots));
        ears = new Ears(deck);
        company = new Company(board, carrying, doing, bots, this.chance);
        table.at(TICK, this::look);
    }

    private static List<Button> everyButton() {
        List<Button> all = new ArrayList<>(List.of(Button.of("start"), Button.of("timeout")));
        for (Seat seat : Seat.values()) {
            for (String key : List.of("call", "ok", "undo")) {
                all.add(new Button(key, seat.toString()));
            }
        }
        return all;
    }

    // Its devices

    /** The table under the cards: its readers and scales are devices like any others. */
    public VirtualTable table() {
        return table;
    }

    /** Those of the seats and of the arbiter. */
    public VirtualButtons buttons() {
        return buttons;
    }

    /** Opens everything onto one inbox, for who does not open the devices one by one. */
    public void open(Consumer<Reading> inbox) {
        table.open(inbox);
        buttons.open(inbox);
    }

    public long now() {
        return table.now();
    }

    /** Lets time pass until then; readings come meanwhile, on this thread. */
    public void advance(long millis) {
        table.advance(millis);
    }

    /** From now on its sensors lie so. */
    public void noise(Noise noise) {
        table.noise(noise);
    }

    // What people do

    /** Somebody grips these cards and puts them there. */
    public Moved move(List<Card> cards, Target to) {
        if (stage == Stage.DEALING) {
            return new Moved.BeingDealt();
        }
        Optional<Moved.Refused> refusal = reach.refusal(cards, to);
        return refusal.isPresent() ? refusal.get() : new Moved.Done(hands.carry(cards, to));
    }

    /** Somebody presses a button, and lets it go. */
    public void press(Button button) {
        long now = table.now();
        buttons.press(button, now);
        buttons.letGo(button, now + HELD);
        for (long at = now + 1; at <= now + 2 * HELD; at++) {
            table.at(at, () -> buttons.advance(table.now()));
        }
        begun |= button.key().equals("start");
    }

    /** Gathers all cards, shuffles and deals; a deal that goes on goes on. */
    public Moved deal(Seat who) {
        if (stage == Stage.DEALING) {
            return new Moved.BeingDealt();
        }
        stage = Stage.DEALING;
        begun = false;
        faces = 0;
        dealer = who;
        company.forget();
        long counted = dealing.deal(layout.rules(), who);
        table.at(counted, () -> stage = Stage.TO_BE_FACED);
        return new Moved.Done(counted);
    }

    public boolean isDealing() {
        return stage == Stage.DEALING;
    }

    // Bots

    public void seat(Seat seat, Sitter sitter) {
        company.seat(seat, sitter);
    }

    public Sitter sitter(Seat seat) {
        return company.sitter(seat);
    }

    /**
     * How the table stands by its own account, as everybody may know it; to be told whenever that
     * changes. Bots go by it.
     */
    public void see(Hand hand) {
        if (stage == Stage.DEALING) {
            return;
        }
        company.see(hand);
        if (stage == Stage.PLAYED && hand.over()) {
            Hand whole = new Knowledge(board, hand).ofAll();
            for (Line line : Line.values()) {
                count.put(line, Count.of(whole, line));
            }
        }
    }

    /** Whether the arbiter has paused the table: bots wait until play goes on. */
    public void rest(boolean on) {
        company.rest(on);
    }

    /** Whether the table asks people about something: bots wait a while for their word. */
    public void asked(boolean on) {
        company.asked(on);
    }

    /**
     * What people count of the last hand that ended, with all cards before them: the table may have
     * missed some that nobody has seen. Nothing for a line while no hand has ended.
     */
    public Optional<LineScore> count(Line line) {
        return Optional.ofNullable(count.get(line)).filter(one -> one.total().isPresent());
    }

    /** Bots say that a hand came to what the table says. */
    public void confirmCount() {
        for (Seat seat : Seat.values()) {
            if (sitter(seat) == Sitter.BOT) {
                Button ok = new Button("ok", seat.toString());
                table.at(table.now() + manners.time(Pace.CALL, chance), () -> press(ok));
            }
        }
    }

    /** Whether a bot waits for the table to understand what lies there, and has waited for long. */
    public boolean isStuck() {
        return company.isStuck(table.now());
    }

    /** Where something lies otherwise than the table has understood so far. */
    public List<Where> misunderstood() {
        return stage == Stage.PLAYED ? company.misunderstood() : List.of();
    }

    /** Whether a bot thinks, or somebody is about to commit a slip. */
    public boolean isBusy() {
        return company.isBusy(table.now());
    }

    private void look() {
        long now = table.now();
        table.at(now + TICK, this::look);
        switch (stage) {
            case EMPTY, DEALING -> {}
            case TO_BE_FACED -> face(now);
            case PLAYED -> company.look(now);
        }
    }

    /** When the arbiter has let them begin, the dealer faces the first card. */
    private void face(long now) {
        if (board.count(Where.PILE) > 0) {
            stage = Stage.PLAYED;
        } else if (begun && faces == 0) {
            faces = now + manners.time(Pace.THINK_DISCARD, chance) / 2;
        } else if (begun && now >= faces) {
            hands.carry(List.of(board.at(Where.STOCK).getLast()), Target.pile(), dealer);
            faces = 0;
            stage = Stage.PLAYED;
        }
    }

    // Mistakes

    /**
     * What somebody could do wrong now, as the table stands; nothing while the table has not
     * understood all that lies there, or a ruling waits.
     */
    public List<Slip> slips(Hand hand) {
        return stage == Stage.PLAYED ? company.slips(hand) : List.of();
    }

    /** What may be done wrong in some moment of a hand. */
    public static List<Case> mistakes(Code code) {
        return Slips.cases(code);
    }

    /** Whoever it is does it, at people's pace. */
    public Moved commit(Slip slip) {
        if (stage != Stage.PLAYED) {
            return new Moved.BeingDealt();
        }
        return company.commit(slip, table.now());
    }

    // What is to be seen

    /** Where all cards are now. */
    public Position position() {
        List<Position.Lying> all = new ArrayList<>();
        for (Where where : board.places()) {
            List<Card> cards = board.at(where);
            for (int i = 0; i < cards.size(); i++) {
                Card card = cards.get(i);
                all.add(
                        new Position.Lying(
                                card,
                                where,
                                i,
                                hands.spot(card),
                                where.isOpen(),
                                hands.isMoving(card)));
            }
        }
        return new Position(table.now(), all);
    }

    /** What the sensors say is shown with {@link #heard}. */
    public void hear(Reading reading) {
        ears.hear(reading);
    }

    /** What each antenna hears. */
    public List<HeardNow> heard() {
        return ears.now();
    }
}
