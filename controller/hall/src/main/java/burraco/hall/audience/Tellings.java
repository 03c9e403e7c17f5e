package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.hall.view.HallNow;
import burraco.relay.Entry;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What a hall has that people outside shall see: all of it is on the hall's disk. */
public interface Tellings {
    /** Up to which number each journal has told openly. */
    Map<Source, Long> upTo();

    /** Some entries from this number on, at most so many. */
    List<Entry> from(Source source, long first, int most) throws IOException;

    HallNow now();
}
