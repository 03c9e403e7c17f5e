package burraco.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Under which host names a table accepts requests. */
class RequestGateTest {
    private static final ServerOptions PAGES = ServerOptions.pages(Optional.empty());

    private final RequestGate gate =
            new RequestGate(
                    Set.of(
                            "table7.local",
                            "hall.club.it" + RequestGate.ANY_PORT,
                            "10.0.0.5" + RequestGate.ANY_PORT,
                            "2001:db8::5" + RequestGate.ANY_PORT),
                    8030,
                    PAGES);
    private final RequestGate usual = new RequestGate(Set.of("table7.local"), 80, PAGES);

    @ParameterizedTest(name = "{0} at {1}: {2}")
    @CsvSource({
        "table7.local:8030, 192.168.1.27, true",
        "Table7.LOCAL:8030, 192.168.1.27, true",
        "table7.local, 192.168.1.27, false",
        "table7.local:80, 192.168.1.27, false",
        "hall.club.it, 192.168.1.27, true",
        "hall.club.it:80, 192.168.1.27, true",
        "hall.club.it:80:8030, 192.168.1.27, false",
        "hall.club.it:, 192.168.1.27, false",
        "hall.club.it:*, 192.168.1.27, false",
        "10.0.0.5:80, 192.168.1.27, true",
        "[2001:db8::5], 192.168.1.27, true",
        "2001:db8::5, 192.168.1.27, false",
        "evil.example:8030, 192.168.1.27, false",
        "192.168.1.27:8030, 192.168.1.27, true",
        "192.168.1.27, 192.168.1.27, false",
        "192.168.1.27:8031, 192.168.1.27, false",
        "192.168.1.28:8030, 192.168.1.27, false",
        "[2001:db8::7]:8030, 2001:db8:0:0:0:0:0:7, true",
        "[fe80::7]:8030, fe80:0:0:0:0:0:0:7%eth0, true",
        "[2001:db8::8]:8030, 2001:db8:0:0:0:0:0:7, false",
        "[2001:db8::]7:8030, 2001:db8:0:0:0:0:0:7, false",
        "[:::::]:8030, 2001:db8:0:0:0:0:0:7, false",
        "999.1.1.1:8030, 192.168.1.27, false",
        "192.168.1.27.evil.example:8030, 192.168.1.27, false",
        "'', 192.168.1.27, false",
    })
    void itsNamesAndTheAddressThatWasReached(String host, String to, boolean welcome) {
        assertEquals(welcome, gate.refusal(asked(host, to)).isEmpty());
    }

    @ParameterizedTest(name = "on port 80, {0}: {1}")
    @CsvSource({
        "192.168.1.27, true",
        "192.168.1.27:80, true",
        "table7.local, true",
        "192.168.1.28, false",
    })
    void theUsualPortIsNotNamed(String host, boolean welcome) {
        assertEquals(welcome, usual.refusal(asked(host, "192.168.1.27")).isEmpty());
    }

    private static Request asked(String host, String to) {
        Map<String, String> headers = Map.of("host", host);
        return new Request(
                "GET", "/", "", headers, new byte[0], "192.168.1.30", to, Optional.empty());
    }

    @ParameterizedTest(name = "{0}, from {1} at {2}, of type {3}: {4}")
    @CsvSource({
        "BROWSERS, http://table7.local:8030, table7.local:8030, application/json, 0",
        "BROWSERS, , table7.local:8030, application/json, 403",
        "PROGRAMS, , table7.local:8030, application/json, 0",
        "PROGRAMS, http://table7.local:8030, table7.local:8030, application/json, 0",
        "PROGRAMS, http://evil.example, table7.local:8030, application/json, 403",
        "PROGRAMS, null, table7.local:8030, application/json, 403",
        "PROGRAMS, , evil.example:8030, application/json, 400",
        "PROGRAMS, , table7.local:8030, text/plain, 415",
        "PROGRAMS, , table7.local:8030, , 415",
    })
    void onlyProgramsPostWithoutAnOrigin(
            ServerOptions.Clients clients, String origin, String host, String type, int status) {
        RequestGate posts =
                new RequestGate(
                        Set.of("table7.local"),
                        8030,
                        new ServerOptions(Optional.empty(), ConnectionLimits.PLAIN, clients));
        Map<String, String> headers = new HashMap<>();
        headers.put("host", host);
        Optional.ofNullable(origin).ifPresent(one -> headers.put("origin", one));
        Optional.ofNullable(type).ifPresent(one -> headers.put("content-type", one));
        Request post =
                new Request(
                        "POST",
                        "/",
                        "",
                        headers,
                        new byte[0],
                        "192.168.1.30",
                        "192.168.1.27",
                        Optional.empty());
        assertEquals(status, posts.refusal(post).map(Response::status).orElse(0));
    }
}
