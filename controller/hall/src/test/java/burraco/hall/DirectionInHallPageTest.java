package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.desk.DeskPages;
import burraco.hall.view.Evening;
import burraco.web.console.ConsoleLogin;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of the tournament's direction, as a part of a hall. */
@Tag("browser")
class DirectionInHallPageTest {
    private static final String PIN = "4-8-15-16";

    @AutoClose private static Browser browser;

    @TempDir private Path folder;
    private TestHall hall;
    private DeskPages desk;
    private Server server;

    @BeforeAll
    static void start() {
        browser = Browser.start(1280, 800);
    }

    @BeforeEach
    void serve() throws Exception {
        browser.fresh().size(1280, 800);
        hall = new TestHall(folder, new Evening(8).playing());
        Pin pin = Pin.of(PIN, new SecureRandom());
        ConsoleLogin login =
                ConsoleLogin.of(
                        () -> ConsolePins.shared(Optional.of(pin)),
                        false,
                        () -> server.port(),
                        System::nanoTime,
                        said -> {});
        Routes routes = new Routes();
        StaticFiles files = new StaticFiles();
        files.open(routes);
        login.open(routes);
        routes.knows(login::sessionId);
        desk =
                new DeskPages(
                        hall.hall().tournament(),
                        login,
                        "Conti Lia"::equals,
                        DeskPages.Around.HALL,
                        said -> {});
        desk.open(routes, files);
        server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        Set.of("localhost"),
                        ServerOptions.pages(Optional.empty()),
                        routes,
                        System::nanoTime,
                        Workers.virtual(UnaryOperator.identity()),
                        said -> {});
        desk.start();
        server.start();
        browser.open("http://localhost:" + server.port() + "/direction?lang=en");
    }

    @AfterEach
    void close() throws Exception {
        desk.close();
        server.close();
        hall.close();
    }

    private static void signIn(String name) {
        browser.type("dialog [name='name']", name);
        browser.type("dialog [name='pin']", PIN);
        browser.press("dialog .button.main");
        browser.seeNo("dialog");
    }

    @Test
    @DisplayName("It leads to the other pages of the hall")
    void ways() {
        signIn("Conti Lia");
        browser.see("#who a[href='/control']", "Control");
        browser.see("#who a[href='/calls']", "Calls");
        browser.see("#who a[href='/hall']", "All pages");
        assertEquals(List.of(), browser.axe());
    }

    @Test
    @DisplayName("Who is not of the direction is told so, and can sign in as somebody else")
    void notOfTheDirection() {
        signIn("Serra Ugo");
        browser.see("#panel", "this page is for the direction");
        browser.see("#who .button", "Sign out");
        browser.press("#who .button");
        browser.see("dialog [name='pin']");
    }
}
