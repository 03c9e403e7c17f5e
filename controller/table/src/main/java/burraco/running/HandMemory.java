package burraco.running;

import burraco.journal.Skip;
import burraco.journal.tape.Names;
import burraco.journal.tape.TimedTape;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.BetweenHands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps the current hand of a table without a journal in memory, so that the table can be restored
 * after a fault. It takes as many bytes as in a journal; a very long hand is not kept.
 */
final class HandMemory {
    /** Some two and a half hours of readings; an eighth of the memory that a running table has. */
    static final int MOST_BYTES = 8 << 20;

    private static final int INPUTS_OF_A_PIECE = 2_000;

    private final int mostBytes;
    private final Names names = new Numbers();
    private final TimedTape tape = new TimedTape(names);
    private final List<byte[]> pieces = new ArrayList<>();
    private final List<Skip> skips = new ArrayList<>();
    private Optional<BetweenHands> from = Optional.empty();
    private int bytes;

    HandMemory(Table table) {
        this(table, MOST_BYTES);
    }

    HandMemory(Table table, int mostBytes) {
        this.mostBytes = mostBytes;
        from = table.betweenHands();
    }

    /** Notes that the table has taken an input. */
    void took(Input input, boolean decided, Table table) {
        Optional<BetweenHands> began = table.betweenHands();
        if (began.isPresent()) {
            forget();
            from = began;
            return;
        }
        if (from.isEmpty()) {
            return;
        }
        if (input instanceof Input.Tick && !decided) {
            tape.pass(input.at());
            return;
        }
        tape.add(input);
        if (tape.count() >= INPUTS_OF_A_PIECE) {
            keepPiece();
        }
        if (bytes > mostBytes) {
            forget();
        }
    }

    private void keepPiece() {
        byte[] piece = tape.take();
        pieces.add(piece);
        bytes += piece.length;
    }

    private void forget() {
        tape.addPassed();
        tape.take();
        pieces.clear();
        skips.clear();
        bytes = 0;
        from = Optional.empty();
    }

    /** Notes that the hand begins again from that state. */
    void beginAgain(BetweenHands state) {
        forget();
        from = Optional.of(state);
    }

    /** Notes that these inputs of the hand are left out from now on. */
    void skips(Skip skip) {
        skips.add(skip);
    }

    /** The hand so far; empty if it became too long. */
    Optional<HandInputs> soFar() {
        tape.addPassed();
        if (tape.count() > 0) {
            keepPiece();
        }
        List<byte[]> kept = List.copyOf(pieces);
        return from.map(one -> new HandInputs(one, kept::forEach, skips, Set.of(), names));
    }

    /** People's names, numbered in the order in which they come. */
    private static final class Numbers implements Names {
        private final List<String> all = new ArrayList<>(List.of(""));

        @Override
        public int idOf(String name) {
            if (!all.contains(name)) {
                all.add(name);
            }
            return all.indexOf(name);
        }

        @Override
        public String nameOf(int id) {
            return id < all.size() ? all.get(id) : "";
        }
    }
}
