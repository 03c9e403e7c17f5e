package burraco.hall.pages;

import burraco.tournament.Tournament;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.view.QrSvg;
import burraco.words.Language;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** QR codes: of the pages for everybody, and of each pair's own page for those who hand it out. */
final class Codes {
    private static final Set<Role> ARBITERS = EnumSet.of(Role.DIRECTION, Role.ARBITER);

    private static final List<String> PUBLIC =
            List.of("/seats", "/names", "/progress", "/clock", "/ranking");

    private final HallParts parts;
    private final Staff staff;

    Codes(HallParts parts, Staff staff) {
        this.parts = parts;
        this.staff = staff;
    }

    void open(Routes routes) {
        routes.get("/api/hall/qr.svg", this::page);
    }

    void openForStaff(Routes routes) {
        routes.get("/api/hall/pairs", request -> staff.shown(request, ARBITERS, this::all));
        routes.get("/api/hall/pair.svg", request -> staff.shown(request, ARBITERS, this::pair));
    }

    private Response all(Request request) {
        Tournament now = parts.now().get().content().now();
        Language language =
                request.value("lang").flatMap(Language::parse).orElse(Language.values()[0]);
        return PairSheet.of(now, language, number -> QrSvg.of(address(now, number)));
    }

    private Response page(Request request) {
        String path = request.value("to").orElse("");
        if (HallPages.STAFF.contains(path)) {
            return svg(parts.staffOrigin().get() + path);
        }
        return PUBLIC.contains(path) ? svg(parts.origin().get() + path) : Routes.nothing();
    }

    private Response pair(Request request) {
        Tournament now = parts.now().get().content().now();
        Optional<Integer> number =
                request.value("number")
                        .filter(one -> one.matches("[1-9][0-9]{0,4}"))
                        .map(Integer::parseInt)
                        .filter(now.field()::has);
        return number.map(one -> svg(address(now, one)).with("Cache-Control", "no-store"))
                .orElseGet(() -> Response.refused(HttpStatus.BAD_REQUEST, "unclear"));
    }

    /** The key is in the fragment: browsers do not send it. */
    private String address(Tournament now, int number) {
        return parts.origin().get() + "/me#" + parts.keys().of(now, number);
    }

    private static Response svg(String address) {
        return Response.of("image/svg+xml", QrSvg.of(address).getBytes(StandardCharsets.UTF_8));
    }
}
