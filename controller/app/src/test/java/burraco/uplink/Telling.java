package burraco.uplink;

import burraco.journal.JournalException;
import burraco.journal.OutgoingEntries;
import burraco.relay.Entry;
import burraco.relay.Request;
import burraco.relay.Stream;
import burraco.trust.DeviceKey;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Tells a hall everything that a table's journal has for it, as the table's link would. */
public final class Telling {
    private Telling() {}

    public static void all(
            Path journal, Membership membership, DeviceKey key, Consumer<Request> hall)
            throws JournalException {
        try (JournalOutbox outbox =
                new JournalOutbox(
                        new OutgoingEntries(journal, membership.base()), membership, key)) {
            all(outbox, membership, hall);
        }
    }

    private static void all(JournalOutbox outbox, Membership membership, Consumer<Request> hall)
            throws JournalException {
        outbox.look();
        Request.Head head = new Request.Head(membership.device(), membership.journal(), 0);
        for (Stream stream : List.of(Stream.RECORD, Stream.OPEN)) {
            long next = 1;
            while (next <= outbox.last(stream)) {
                List<Entry> some = outbox.from(stream, next, Request.MOST_ENTRIES);
                hall.accept(new Request.Batch(head, stream, some));
                next += some.size();
            }
        }
    }
}
