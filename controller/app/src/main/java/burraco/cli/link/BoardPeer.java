package burraco.cli.link;

import burraco.cli.options.CommandTexts;
import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.wire.Cable;
import burraco.wire.Direction;
import burraco.wire.FieldsWriter;
import burraco.wire.Hello;
import burraco.wire.Link;
import burraco.wire.LinkFailure;
import burraco.wire.LinkListener;
import burraco.wire.LinkStats;
import burraco.wire.MessageFields;
import burraco.wire.MessageSchema;
import burraco.wire.Port;
import burraco.wire.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/** Our own board. All its antennas are scanned as long as the link is shown. */
final class BoardPeer implements LinkPeer, LinkListener {
    private static final int NO_STRENGTH = -128;
    private static final List<Reading.Cause> CAUSES =
            List.of(Reading.Cause.COLLISION, Reading.Cause.CRC, Reading.Cause.TIMEOUT);
    private static final List<String> STATES = List.of("back", "detuned", "open", "short");

    private final CommandTexts texts;
    private final LinkHeard heard;
    private final List<Answer> gathered = new ArrayList<>();
    private final LongSupplier micros;
    private final Link link;
    private final Cable cable;
    private Optional<Hello> hello = Optional.empty();
    private String state;
    private boolean isRefused;

    BoardPeer(
            Port.Opener port,
            LongSupplier micros,
            int host,
            Optional<FrameLog> tape,
            CommandTexts texts) {
        this.texts = texts;
        heard = new LinkHeard(texts);
        state = texts.say("link.nobody-yet");
        this.micros = micros;
        link = new Link(MessageSchema.ours(), host, this);
        tape.ifPresent(one ->
                link.tap(frame ->
                        one.write(
                                frame.direction() == Direction.TO_BOARD,
                                frame.body(),
                                frame.micros())));
        cable = new Cable(port, link, micros);
        cable.open();
    }

    @Override
    public synchronized boolean isFound() {
        return hello.isPresent() || isRefused;
    }

    @Override
    public synchronized boolean isUsable() {
        return hello.isPresent();
    }

    /** Never: a board may be switched on at any time, so the caller limits the wait. */
    @Override
    public boolean isGivenUp() {
        return false;
    }

    // Reports of the link

    @Override
    public synchronized void live(Hello board, boolean anew, long now) {
        hello = Optional.of(board);
        isRefused = false;
        state = texts.say("link.up");
        heard.say(now / 1_000, texts.say(anew ? "link.up-anew" : "link.back"));
        FieldsWriter plan = new FieldsWriter().u8(board.antennas());
        for (int port = 0; port < board.antennas(); port++) {
            plan.u8(port).u8(1);
        }
        link.order(Protocol.PLAN, plan.toBytes(), result -> {});
    }

    @Override
    public synchronized void down(LinkFailure why, String detail, long now) {
        String key =
                switch (why) {
                    case NO_PORT -> "link.no-port";
                    case SILENT -> "link.silent";
                    case GARBLED -> "link.garbled";
                    case OTHER_VERSION -> "link.refused";
                };
        isRefused = why == LinkFailure.OTHER_VERSION;
        String said = texts.say(key, detail);
        if (!said.equals(state)) {
            heard.say(now / 1_000, said);
        }
        state = said;
    }

    @Override
    public void caughtUp(long now) {
        // Reports show the present state anyway.
    }

    @Override
    public void note(String text) {
        heard.say(micros.getAsLong() / 1_000, texts.say("link.note", text));
    }

    @Override
    public void event(int type, int number, long at, int flags, MessageFields fields) {
        long millis = Math.floorDiv(at, 1_000L);
        switch (type) {
            case Protocol.SCAN -> scan(millis, fields);
            case Protocol.PRESS -> press(millis, flags, fields);
            case Protocol.WEIGHT ->
                    heard.hear(new Reading.Weight(millis, fields.u8() + 1, fields.i32() / 1_000.0));
            case Protocol.ANTENNA -> {
                int port = fields.u8() + 1;
                String how = STATES.get(Math.min(fields.u8(), STATES.size() - 1));
                int measured = fields.u16();
                heard.hear(new Reading.AntennaFault(millis, port, how + " (" + measured + ")"));
            }
            case Protocol.GAP -> {
                String key = fields.u8() == 0 ? "link.gap-full" : "link.gap-new";
                heard.say(millis, texts.say(key, fields.u32()));
            }
            default -> {} // The end of a snapshot, and events of later versions.
        }
    }

    private void press(long millis, int flags, MessageFields fields) {
        String number = "number " + fields.u8();
        if ((flags & 1) == 0) {
            heard.hear(new Reading.Press(millis, Button.of(number)));
        }
    }

    private void scan(long millis, MessageFields fields) {
        int port = fields.u8() + 1;
        int outcome = fields.u8();
        fields.u16();
        fields.u32();
        int part = fields.u8();
        int parts = fields.u8();
        int count = fields.u8();
        if (part == 0) {
            gathered.clear();
        }
        for (int i = 0; i < count; i++) {
            TagId tag = TagId.of(fields.uid());
            int strength = fields.i8();
            gathered.add(
                    new Answer(
                            tag,
                            strength == NO_STRENGTH
                                    ? OptionalInt.empty()
                                    : OptionalInt.of(strength)));
        }
        if (part + 1 < parts) {
            return;
        }
        heard.hear(
                outcome == 0
                        ? new Reading.Inventory(millis, port, gathered)
                        : new Reading.Unclear(
                                millis, port, CAUSES.get(Math.min(outcome, CAUSES.size()) - 1)));
    }

    // Reports

    @Override
    public List<String> lines(long now) {
        List<String> lines = new ArrayList<>();
        synchronized (this) {
            lines.add(texts.say("link.board", state));
            hello.ifPresent(board -> about(board, lines));
        }
        LinkStats[] stats = new LinkStats[1];
        cable.with(() -> stats[0] = link.stats());
        new LinkFigures(texts, lines).add(stats[0]);
        lines.add("");
        lines.addAll(heard.lines(now));
        return lines;
    }

    private void about(Hello board, List<String> lines) {
        lines.add(
                texts.say(
                        "link.hello",
                        board.name(),
                        board.major(),
                        board.minor(),
                        hex(board.schema()),
                        hex(board.boot()),
                        hex(board.firmware())));
        lines.add(
                texts.say(
                        "link.has",
                        board.antennas(),
                        board.scales(),
                        board.buttons(),
                        board.lamps()));
    }

    private static String hex(Object number) {
        return String.format(Locale.ROOT, "%08X", number);
    }

    @Override
    public void close() {
        cable.close();
    }
}
