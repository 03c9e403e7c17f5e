package burraco.board;

import burraco.wire.Link;
import burraco.wire.MessageSchema;
import burraco.wire.PortLost;
import burraco.wire.Result;
import burraco.wire.Talk;
import java.util.function.Consumer;

/** Connects the link of a board with its core, and passes on the time. */
final class BoardTalk implements Talk {
    private final BoardCore core;
    private final Link link;

    BoardTalk(BoardSetup setup, BoardDevices devices, int hostToken) {
        core = new BoardCore(setup, devices, this::give);
        link = new Link(MessageSchema.ours(), hostToken, core);
    }

    BoardCore core() {
        return core;
    }

    private void give(BoardOrder order, Consumer<Result> then) {
        link.order(order.type(), order.fields().toBytes(), then);
    }

    @Override
    public void opened(long now) {
        core.clock(now);
        link.opened(now);
    }

    @Override
    public void lost(PortLost why, long now) {
        core.clock(now);
        core.portLost(why.why());
        link.lost(why, now);
    }

    @Override
    public void received(byte[] bytes, int length, long now) {
        core.clock(now);
        link.received(bytes, length, now);
    }

    @Override
    public long poll(long now, Outgoing out) {
        core.clock(now);
        long due = core.poll();
        return Math.min(due, link.poll(now, out));
    }
}
