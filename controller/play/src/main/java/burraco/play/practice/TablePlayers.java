package burraco.play.practice;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;
import burraco.play.evening.Deed;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Moves the cards for the players at the table: for bots, which play by what the table has
 * understood, and for whoever commits a mistake.
 */
final class TablePlayers {
    /** How long bots wait for the table to understand what lies there. */
    private static final long PATIENCE_MILLIS = 20_000;

    /** How long a planned act may remain without a result before it is given up as impossible. */
    private static final long NOTHING_DONE_MILLIS = 30_000;

    /** How long bots wait before they trust what they have seen, and play on. */
    private static final long SURE_MILLIS = 16_000;

    /** How long bots wait for an answer while the table asks people. */
    private static final long ASKED_MILLIS = 45_000;

    private final Board board;
    private final ActCarrier carrying;
    private final PlannedActs doing;
    private final Bots bots;
    private final Chance chance;
    private final Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
    private Optional<Hand> open = Optional.empty();
    private long waits = -1;

    /**
     * Since when the table's understanding has differed from the cards on it; -1 if it does not
     * differ.
     */
    private long differs = -1;

    private boolean asked;

    /** When a card was moved or an act was understood last. */
    private long progress;

    private int changes;
    private boolean news;
    private boolean rests;

    TablePlayers(Board board, ActCarrier carrying, PlannedActs doing, Bots bots, Chance chance) {
        this.board = board;
        this.carrying = carrying;
        this.doing = doing;
        this.bots = bots;
        this.chance = chance;
        for (Seat seat : Seat.values()) {
            sitters.put(seat, Sitter.PERSON);
        }
    }

    void seat(Seat seat, Sitter sitter) {
        sitters.put(seat, sitter);
        doing.forget();
    }

    Sitter sitter(Seat seat) {
        return sitters.get(seat);
    }

    private boolean isBot(Seat seat) {
        return sitter(seat) == Sitter.BOT;
    }

    void see(Hand hand) {
        news |= open.filter(before -> before == hand).isEmpty();
        open = Optional.of(hand);
    }

    /** Tells the bots whether the table is asking people something. */
    void asked(boolean on) {
        asked = on;
    }

    /** Tells the bots whether play is paused; nobody moves then. */
    void rest(boolean on) {
        rests = on;
    }

    /** Forgets all plans, because another hand is dealt. */
    void forget() {
        doing.forget();
        open = Optional.empty();
        waits = -1;
        differs = -1;
    }

    boolean isStuck(long now) {
        boolean bot = open.flatMap(Bots::acting).filter(this::isBot).isPresent();
        boolean waited = waits >= 0 && now - waits >= PATIENCE_MILLIS;
        return bot && (waited || now - progress >= NOTHING_DONE_MILLIS);
    }

    List<BoardPlace> misunderstood() {
        return open.map(hand -> new Knowledge(board, hand).differences()).orElse(List.of());
    }

    boolean isBusy(long now) {
        return doing.isBusy(now);
    }

    /** Carries out what is due now, and decides what comes next. */
    void look(long now) {
        if (news || rests || asked || changes != board.changes()) {
            progress = now;
            changes = board.changes();
            news = false;
        }
        if (rests) {
            waits = -1;
            differs = -1;
            return;
        }
        doing.look(now);
        if (!doing.isBusy(now)) {
            open.ifPresent(hand -> decide(hand, now));
        }
    }

    private void decide(Hand hand, long now) {
        if (new Knowledge(board, hand).differences().isEmpty()) {
            doing.understood();
            differs = -1;
            play(hand, now);
            return;
        }
        differs = differs < 0 ? now : differs;
        waits = waits < 0 ? now : waits;
        if (now - differs >= (asked ? ASKED_MILLIS : SURE_MILLIS)) {
            Hand seen =
                    AssumedHand.of(board, hand, doing.done())
                            .orElseGet(() -> SeenHand.of(board, hand));
            play(seen, now);
        }
    }

    private void play(Hand hand, long now) {
        Optional<Seat> bot = Bots.acting(hand).filter(this::isBot);
        List<Deed> deeds =
                bot.map(seat -> bots.next(seat, new Knowledge(board, hand))).orElse(List.of());
        if (!deeds.isEmpty() || bot.isEmpty()) {
            waits = -1;
        } else if (waits < 0) {
            waits = now;
        }
        if (!deeds.isEmpty()) {
            doing.begin(deeds, true, now);
        }
    }

    // Mistakes

    List<Slip> slips(Hand hand) {
        Knowledge knowledge = new Knowledge(board, hand);
        if (!knowledge.differences().isEmpty()) {
            return List.of();
        }
        Chance any = chance.stream("slips " + board.changes());
        return Slips.of(knowledge.ofAll(), any).stream()
                .filter(slip -> carrying.hasRoom(slip.deeds()))
                .toList();
    }

    MoveResult commit(Slip slip, long now) {
        boolean fits =
                open.map(hand -> slips(hand).stream().anyMatch(slip::isSameAs)).orElse(false);
        if (!fits) {
            return new MoveResult.TooLate();
        }
        doing.begin(slip.deeds(), false, now);
        return new MoveResult.Done(now);
    }
}
