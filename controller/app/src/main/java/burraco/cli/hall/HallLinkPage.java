package burraco.cli.hall;

import burraco.json.JsonObject;
import burraco.uplink.LinkState;
import burraco.uplink.TableLink;
import burraco.web.Web;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.StaticFiles;
import java.util.Locale;

/** Tells the table's pages how it stands with its hall. */
public record HallLinkPage(TableLink link) implements Web.PageSet {
    /**
     * @param link one of {@link LinkState}, in small letters
     */
    public record LinkJson(String link) implements JsonObject {}

    @Override
    public void open(Routes routes, StaticFiles pages) {
        routes.get("/api/hall-link", _ -> Response.json(new LinkJson(id(link.state()))));
    }

    private static String id(LinkState state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
