package burraco.hall.view;

import burraco.desk.file.Content;
import burraco.hall.room.Room;
import burraco.text.Sentence;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything that is known of a hall at one moment.
 *
 * @param now the hall's milliseconds
 * @param content the tournament
 * @param tables by the number of the table, as far as a device is placed there
 * @param joining devices that ask to join
 * @param journals that a table sends and nobody has accepted yet
 * @param results that are not recorded by themselves
 * @param trouble why nothing can be written at present
 * @param audience why people outside see nothing new; empty if they do, or if there are none
 * @param broker why tables cannot ask by way of the broker; empty if they can, or if there is none
 */
public record HallNow(
        long now,
        Room room,
        Content content,
        Map<Integer, TableNow> tables,
        List<Joining> joining,
        List<StrangeJournal> journals,
        List<OpenResult> results,
        Optional<Sentence> trouble,
        Optional<Sentence> audience,
        Optional<Sentence> broker) {
    public HallNow {
        tables = Collections.unmodifiableMap(new TreeMap<>(tables));
        joining = List.copyOf(joining);
        journals = List.copyOf(journals);
        results = List.copyOf(results);
    }

    /** Where people outside see what there is to see, and the broker is there. */
    public HallNow(
            long now,
            Room room,
            Content content,
            Map<Integer, TableNow> tables,
            List<Joining> joining,
            List<StrangeJournal> journals,
            List<OpenResult> results,
            Optional<Sentence> trouble) {
        this(
                now,
                room,
                content,
                tables,
                joining,
                journals,
                results,
                trouble,
                Optional.empty(),
                Optional.empty());
    }

    /** Where everything can be written. */
    public HallNow(
            long now,
            Room room,
            Content content,
            Map<Integer, TableNow> tables,
            List<Joining> joining,
            List<StrangeJournal> journals,
            List<OpenResult> results) {
        this(now, room, content, tables, joining, journals, results, Optional.empty());
    }

    /** Where every result is recorded, or none is told yet. */
    public HallNow(
            long now,
            Room room,
            Content content,
            Map<Integer, TableNow> tables,
            List<Joining> joining,
            List<StrangeJournal> journals) {
        this(now, room, content, tables, joining, journals, List.of());
    }
}
