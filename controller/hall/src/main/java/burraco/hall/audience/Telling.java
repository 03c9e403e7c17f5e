package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.hall.room.Device;
import burraco.hall.room.TableOrder;
import burraco.hall.view.HallNow;
import burraco.relay.Entry;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import burraco.table.state.MatchEvent;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The story of one journal, and how far it is told. */
final class Telling {
    private static final int PAGE = 1_000;

    private final Source source;
    private final Tellings hall;
    private final Story story = new Story();
    private long position;

    private Telling(Source source, Tellings hall) {
        this.source = source;
        this.hall = hall;
    }

    /**
     * A journal of which everything up to a number is in segments already: the story is told up to
     * there again, and nothing is shown.
     */
    static Telling from(Source source, long position, Tellings hall) throws IOException {
        Telling telling = new Telling(source, hall);
        long upTo = Math.min(position, hall.upTo().getOrDefault(source, 0L));
        while (telling.position < upTo) {
            for (Entry entry : telling.some(upTo)) {
                telling.position = entry.number();
                told(entry).ifPresent(telling.story::take);
            }
        }
        telling.position = position;
        return telling;
    }

    private List<Entry> some(long upTo) throws IOException {
        List<Entry> some;
        try {
            some = hall.from(source, position + 1, (int) Math.min(PAGE, upTo - position));
        } catch (IOException cannot) {
            throw new UntoldException(cannot);
        }
        if (some.isEmpty()) {
            throw new UntoldException("entries are missing behind " + position);
        }
        return some;
    }

    private static Optional<Told> told(Entry entry) {
        try {
            return Optional.of(Told.read(entry.text()));
        } catch (UnreadableMessageException other) {
            return Optional.empty();
        }
    }

    /** Hears what is to be seen. */
    interface Showing {
        void show(Frame frame);
    }

    /** Tells on, up to this entry. What does not belong to a round of the tournament is kept. */
    void go(long upTo, HallNow now, Showing showing) throws IOException {
        while (position < upTo) {
            for (Entry entry : some(upTo)) {
                position = entry.number();
                Optional<Told> told = told(entry);
                told.flatMap(story::take)
                        .flatMap(seen -> frame(seen, told.get(), now))
                        .ifPresent(showing::show);
            }
        }
    }

    private Optional<Frame> frame(Story.Seen seen, Told told, HallNow now) {
        MatchEvent event = story.event();
        int table = table(event, now);
        boolean isOurs =
                table > 0
                        && event.round().matches("[1-9][0-9]{0,2}")
                        && event.tournament().equals(TableOrder.title(now.content().now()));
        return isOurs
                ? Optional.of(
                        new Frame(
                                source,
                                position,
                                told.at(),
                                told.wall(),
                                table,
                                Integer.parseInt(event.round()),
                                seen.hand(),
                                seen.ns(),
                                seen.ew(),
                                seen.before(),
                                seen.shown()))
                : Optional.empty();
    }

    /** The table at which it is played; 0 if the device was never there. */
    private int table(MatchEvent event, HallNow now) {
        Device device = now.room().known(source.device()).orElse(null);
        if (device == null || !device.journals().contains(source.epoch())) {
            return 0;
        }
        String said = event.table();
        int table = said.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(said) : device.table();
        return device.tables().contains(table) ? table : 0;
    }
}
