package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.wire.faults.Faults;
import burraco.wire.faults.FaultyCable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** A host connects to a board that it knew before. */
class LinkAgainTest {
    private static final long SECOND = 1_000_000;
    private static final int BOOT = 7;

    private final MessageSchema schema = MessageSchema.ours();
    private final Host host = new Host();

    /** As when the table's cable is plugged into another table's board, and back. */
    @Test
    void aBoardThatComesBackAfterAnotherOneTakesOrdersToo() {
        List<Integer> done = new ArrayList<>();
        FarEnd one = new FarEnd(schema, 1, 1, 100, done);
        FarEnd other = new FarEnd(schema, 2, 1, 100, new ArrayList<>());
        Queue<Talk> boards = new ArrayDeque<>(List.of(one, other, one));
        FaultyCable cable = new FaultyCable(host, boards::remove, Faults.NONE, Faults.NONE, 1);
        cable.run(2 * SECOND);
        order(1);
        order(2);
        cable.run(SECOND);
        cable.reboot();
        cable.run(5 * SECOND);
        cable.reboot();
        cable.run(5 * SECOND);
        order(3);
        order(4);
        cable.run(5 * SECOND);
        assertEquals(List.of(1, 2, 3, 4), done);
    }

    private void order(int first) {
        host.link.order(Protocol.ZERO, new byte[] {(byte) first}, result -> {});
    }

    /**
     * Event numbers continue after the highest that was sent, although the board had events with
     * higher ones.
     */
    @Test
    void whatABoardThrowsAwayWhenItIsLiveAgainIsNotWaitedFor() {
        Heard heard = new Heard();
        Link link = new Link(schema, 1, heard);
        link.opened(0);
        says(link, 0, Protocol.HELLO, hello());
        says(link, 0, Protocol.ATTACHED, attached(50, 300));
        event(link, 50, Protocol.GAP, new FieldsWriter().u8(0).u32(250));
        event(link, 51, Protocol.WHOLE, new FieldsWriter());
        assertEquals(List.of("live anew", "gap 0", "whole"), heard.told);
        says(link, 20, Protocol.PONG, pong(10, 52));
        assertEquals(List.of("live anew", "gap 0", "whole", "caught up"), heard.told);
    }

    @Test
    void whatABoardSaidBeforeItWasLiveIsNoNewsOfItsEnd() {
        Heard heard = new Heard();
        Link link = new Link(schema, 1, heard);
        link.opened(0);
        says(link, 0, Protocol.HELLO, hello());
        says(link, 100, Protocol.ATTACHED, attached(50, 300));
        says(link, 110, Protocol.PONG, pong(90, 50));
        assertEquals(List.of("live anew"), heard.told);
    }

    private void says(Link link, long now, int type, FieldsWriter fields) {
        FrameWriter writer = new FrameWriter(schema);
        writer.begin(type, 0).bytes(fields.toBytes(), fields.length());
        int length = writer.end();
        link.received(writer.bytes(), length, now);
    }

    private void event(Link link, int number, int type, FieldsWriter rest) {
        FieldsWriter fields = new FieldsWriter().u32(number).u64(number).u8(0);
        says(link, 10, type, fields.bytes(rest.toBytes(), rest.length()));
    }

    private FieldsWriter hello() {
        return new FieldsWriter()
                .u32(Protocol.MAGIC)
                .u8(Protocol.MAJOR)
                .u8(Protocol.MINOR)
                .u32(schema.number())
                .u32(BOOT)
                .u64(0)
                .u32(0)
                .u8(0)
                .u8(0)
                .u8(0)
                .u16(0)
                .u16(0)
                .text("");
    }

    private static FieldsWriter attached(int next, int end) {
        return new FieldsWriter().u32(BOOT).u32(1).u32(next).u32(end).u8(1);
    }

    private static FieldsWriter pong(long sent, int end) {
        return new FieldsWriter().u64(sent).u64(sent).u32(BOOT).u32(end);
    }
}
