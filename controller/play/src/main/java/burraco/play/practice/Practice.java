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
import burraco.play.evening.ActionTime;
import burraco.play.evening.CardHandling;
import burraco.play.evening.Manners;
import burraco.play.evening.TablePlaces;
import burraco.play.evening.VirtualSources;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A virtual table for people, with bots at the seats that nobody takes. It knows where each card
 * lies and no rule of the game: everything that hands can do is allowed. What it means is decided
 * by a real tracker, which hears only the virtual sensors.
 *
 * <p>The caller supplies the time, and everything happens in {@link #advance}. Not thread-safe.
 */
public final class Practice {
    /** The interval at which bots look at the table. */
    private static final long TICK_MILLIS = 100;

    private static final long HELD_MILLIS = 120;

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
    private final CarryingHands hands;
    private final Reach reach;
    private final TablePlayers company;
    private final Dealer dealing;
    private final AntennaMemory ears;
    private Stage stage = Stage.EMPTY;
    private Seat dealer = Seat.SOUTH;
    private boolean begun;
    private long faces;
    private final Map<Line, LineScore> count = new EnumMap<>(Line.class);

    public Practice(Layout layout, Deck deck, Noise noise, Manners manners, Chance chance) {
        this.layout = layout;
        this.chance = chance.stream("practice");
        this.manners = layout.match().turnTimes() ? manners.hurried() : manners;
        table = new VirtualTable(VirtualSources.of(layout), noise, chance.stream("sensors"));
        deck.cards().keySet().forEach(table::know);
        buttons = new VirtualButtons("buttons", everyButton(), chance.stream("buttons"));
        Chance people = chance.stream("people");
        TablePlaces places = new TablePlaces(layout, this.manners, people);
        CardHandling fingers = new CardHandling(table, deck, this.manners, people);
        hands = new CarryingHands(board, table, fingers, places, this.manners, people);
        reach = new Reach(board, hands, layout);
        ActCarrier carrying =
                new ActCarrier(board, hands, reach, table, layout, this.manners, people);
        PlannedActs doing = new PlannedActs(carrying, board, this.manners, people);
        dealing = new Dealer(board, hands, table, fingers, places, this.manners, people);
        int slots = Math.min(layout.slots(Line.NS), layout.slots(Line.EW));
        Bots bots = new Bots(new Bot(chance.stream("bots"), slots));
        ears = new AntennaMemory(deck);
        company = new TablePlayers(board, carrying, doing, bots, this.chance);
        table.at(TICK_MILLIS, this::look);
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

    // Devices

    /** The virtual table; its readers and scales are ordinary devices. */
    public VirtualTable table() {
        return table;
    }

    /** The virtual buttons of the seats and of the arbiter. */
    public VirtualButtons buttons() {
        return buttons;
    }

    /** Opens all devices; their readings go to this inbox. */
    public void open(Consumer<Reading> inbox) {
        table.open(inbox);
        buttons.open(inbox);
    }

    public long now() {
        return table.now();
    }

    /** Advances the time, and delivers the readings of this period on the calling thread. */
    public void advance(long millis) {
        table.advance(millis);
    }

    /** Sets the noise of the sensors. */
    public void noise(Noise noise) {
        table.noise(noise);
    }

    // What people do

    /** Moves these cards as a person does. */
    public MoveResult move(List<Card> cards, Target to) {
        if (stage == Stage.DEALING) {
            return new MoveResult.BeingDealt();
        }
        Optional<MoveResult.Refused> refusal = reach.refusal(cards, to);
        return refusal.isPresent() ? refusal.get() : new MoveResult.Done(hands.carry(cards, to));
    }

    /** Presses a button and lets it go, as a person does. */
    public void press(Button button) {
        long now = table.now();
        buttons.press(button, now);
        buttons.letGo(button, now + HELD_MILLIS);
        for (long at = now + 1; at <= now + 2 * HELD_MILLIS; at++) {
            table.at(at, () -> buttons.advance(table.now()));
        }
        begun |= button.key().equals("start");
    }

    /** Gathers all cards, shuffles and deals. A deal that is already running goes on instead. */
    public MoveResult deal(Seat who) {
        if (stage == Stage.DEALING) {
            return new MoveResult.BeingDealt();
        }
        stage = Stage.DEALING;
        begun = false;
        faces = 0;
        dealer = who;
        company.forget();
        long counted = dealing.deal(layout.rules(), who);
        table.at(counted, () -> stage = Stage.TO_BE_FACED);
        return new MoveResult.Done(counted);
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

    /** Tells the bots the public state of the table. Call it whenever that changes. */
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

    /** Tells the bots whether play is paused. */
    public void rest(boolean on) {
        company.rest(on);
    }

    /**
     * Tells the bots whether the table is asking people something. They wait a while for the
     * answer.
     */
    public void asked(boolean on) {
        company.asked(on);
    }

    /**
     * The true count of the last hand that ended, as people count it with all cards before them;
     * empty if no hand has ended. The table may not have seen all these cards.
     */
    public Optional<LineScore> count(Line line) {
        return Optional.ofNullable(count.get(line)).filter(one -> one.total().isPresent());
    }

    /** Confirms the table's count on behalf of the bots. */
    public void confirmCount() {
        for (Seat seat : Seat.values()) {
            if (sitter(seat) == Sitter.BOT) {
                Button ok = new Button("ok", seat.toString());
                table.at(table.now() + manners.time(ActionTime.CALL, chance), () -> press(ok));
            }
        }
    }

    /** Whether a bot has waited too long for the table to understand what lies on it. */
    public boolean isStuck() {
        return company.isStuck(table.now());
    }

    /** The places where the cards differ from what the table has understood. */
    public List<BoardPlace> misunderstood() {
        return stage == Stage.PLAYED ? company.misunderstood() : List.of();
    }

    /** Whether a bot is thinking, or somebody is about to commit a mistake. */
    public boolean isBusy() {
        return company.isBusy(table.now());
    }

    private void look() {
        long now = table.now();
        table.at(now + TICK_MILLIS, this::look);
        switch (stage) {
            case EMPTY, DEALING -> {}
            case TO_BE_FACED -> face(now);
            case PLAYED -> company.look(now);
        }
    }

    /** Lets the dealer turn up the first card after the arbiter's sign to start. */
    private void face(long now) {
        if (board.count(BoardPlace.PILE) > 0) {
            stage = Stage.PLAYED;
        } else if (begun && faces == 0) {
            faces = now + manners.time(ActionTime.THINK_DISCARD, chance) / 2;
        } else if (begun && now >= faces) {
            hands.carry(List.of(board.at(BoardPlace.STOCK).getLast()), Target.pile(), dealer);
            faces = 0;
            stage = Stage.PLAYED;
        }
    }

    // Mistakes

    /**
     * The mistakes that somebody could commit now. There are none while the table has not
     * understood everything on it, or while a ruling is owed.
     */
    public List<Slip> slips(Hand hand) {
        return stage == Stage.PLAYED ? company.slips(hand) : List.of();
    }

    /** The mistakes that are possible at some moment of a hand. */
    public static List<Case> mistakes(Code code) {
        return Slips.cases(code);
    }

    /** Commits a mistake at the speed of people. */
    public MoveResult commit(Slip slip) {
        if (stage != Stage.PLAYED) {
            return new MoveResult.BeingDealt();
        }
        return company.commit(slip, table.now());
    }

    // What can be seen

    /** Where all cards are now. */
    public BoardPosition position() {
        List<BoardPosition.Lying> all = new ArrayList<>();
        for (BoardPlace where : board.places()) {
            List<Card> cards = board.at(where);
            for (int i = 0; i < cards.size(); i++) {
                Card card = cards.get(i);
                all.add(
                        new BoardPosition.Lying(
                                card,
                                where,
                                i,
                                hands.spot(card),
                                where.isOpen(),
                                hands.isMoving(card)));
            }
        }
        return new BoardPosition(table.now(), all);
    }

    /** Takes a reading for {@link #heard}. */
    public void hear(Reading reading) {
        ears.hear(reading);
    }

    /** What each antenna hears. */
    public List<HeardNow> heard() {
        return ears.now();
    }
}
