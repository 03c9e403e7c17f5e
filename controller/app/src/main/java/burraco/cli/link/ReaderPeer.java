package burraco.cli.link;

import burraco.cli.options.CommandTexts;
import burraco.hal.Condition;
import burraco.readers.FrameSeen;
import burraco.readers.ReaderDevice;
import burraco.readers.ReaderStats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader from a shop, with all its antennas scanned in turn. */
final class ReaderPeer implements LinkPeer {
    private final CommandTexts texts;
    private final LinkHeard heard;
    private final String kind;
    private final ReaderDevice reader;
    private volatile boolean found;

    ReaderPeer(String kind, ReaderDevice reader, Optional<FrameLog> tape, CommandTexts texts) {
        this.texts = texts;
        heard = new LinkHeard(texts);
        this.kind = kind;
        this.reader = reader;
        tape.ifPresent(one ->
                reader.tap(frame ->
                        one.write(
                                frame.direction() == FrameSeen.Direction.TO_READER,
                                frame.bytes(),
                                frame.micros())));
        reader.open(heard::hear);
    }

    @Override
    public boolean isFound() {
        found |= isUp();
        return found;
    }

    @Override
    public boolean isUsable() {
        return isFound();
    }

    private boolean isUp() {
        return reader.condition().equals(Condition.UP);
    }

    @Override
    public boolean isGivenUp() {
        return !isFound() && reader.stats().losses() > 0;
    }

    @Override
    public List<String> lines(long now) {
        List<String> lines = new ArrayList<>();
        String how = isUp() ? texts.say("link.up") : ConditionWords.say(reader.condition(), texts);
        lines.add(kind + ": " + how);
        if (!reader.about().isEmpty()) {
            lines.add(reader.about());
        }
        ReaderStats stats = reader.stats();
        lines.add("");
        lines.add(
                texts.say(
                        "link.reader.frames",
                        stats.framesIn(),
                        stats.framesOut(),
                        stats.errors(),
                        stats.strays()));
        lines.add(texts.say("link.reader.answers", stats.timeouts(), stats.losses()));
        lines.add(
                texts.say(
                        "link.reader.trip",
                        LinkFigures.millis("%.2f", stats.lastMicros()),
                        LinkFigures.millis("%.2f", stats.medianMicros())));
        lines.add("");
        lines.addAll(heard.lines(now));
        return lines;
    }

    @Override
    public void close() {
        reader.close();
    }
}
