package burraco.cli.hall;

import burraco.cli.hall.MembershipFolder.Joined;
import burraco.cli.out.Log;
import burraco.json.JsonObject;
import burraco.running.Host;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.uplink.LinkState;
import burraco.uplink.TableLink;
import burraco.web.Web;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.StaticFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;

/**
 * Keeps a running table linked to the hall that it belongs to, also when it joins or leaves one
 * while it runs; and tells its pages how it stands with the hall.
 */
public final class HallMembership implements Web.PageSet, AutoCloseable {
    private final MembershipFolder folder;
    private final Path journal;
    private final Host host;
    private final LongUnaryOperator later;
    private String seen = "";
    private String trouble = "";
    private Optional<Joined> joined = Optional.empty();
    private volatile Optional<TableLink> link = Optional.empty();

    /**
     * @param journal the folder of the table's journal
     * @param later what the table's clock will show after so many milliseconds
     */
    public HallMembership(Path journal, Host host, LongUnaryOperator later) {
        folder = new MembershipFolder(journal);
        this.journal = journal;
        this.host = host;
        this.later = later;
    }

    /** Looks whether the table has joined or left a hall since. */
    public void look() {
        String now = folder.version();
        if (now.equals(seen)) {
            return;
        }
        try {
            Optional<Joined> wanted = folder.joined();
            if (!wanted.equals(linked())) {
                close();
                joined = wanted;
                link = HallLinks.of(journal, host, later, 1);
                if (wanted.isEmpty()) {
                    host.snapshot().state().assignment().ifPresent(this::release);
                }
            }
            seen = now;
            trouble = "";
        } catch (IOException cannot) {
            warn(String.valueOf(cannot.getMessage()));
        }
    }

    /** It is tried again at the next look, and said once. */
    private void warn(String why) {
        if (!why.equals(trouble)) {
            trouble = why;
            Log.warn("no link to the hall: {}", why);
        }
    }

    Optional<TableLink> link() {
        return link;
    }

    /** Nobody else takes back what the hall has said last: a message, or that everybody pauses. */
    private void release(Assignment last) {
        Assignment nothing =
                new Assignment(
                        last.version() + 1,
                        "",
                        "",
                        "",
                        0,
                        Map.of(),
                        OptionalLong.empty(),
                        false,
                        "");
        host.order(new Person.Arbiter(""), new Command.Assign(nothing));
    }

    /** To which hall, under which name of its journal: the link itself may choose another name. */
    private Optional<Joined> linked() {
        return link.flatMap(one -> joined.map(to -> to.with(one.membership())));
    }

    /**
     * @param link one of {@link LinkState}, in small letters
     */
    public record LinkJson(String link) implements JsonObject {}

    @Override
    public void open(Routes routes, StaticFiles pages) {
        routes.get(
                "/api/hall-link",
                _ ->
                        link.map(TableLink::state)
                                .map(state -> Response.json(new LinkJson(id(state))))
                                .orElseGet(Routes::nothing));
    }

    private static String id(LinkState state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public void close() {
        link.ifPresent(TableLink::close);
        link = Optional.empty();
    }
}
