package burraco.web;

import burraco.browser.Browser;
import burraco.testing.Club;

/** Steps that several tests take at the console. */
final class ConsoleSteps {
    private ConsoleSteps() {}

    static void signIn(Browser page, String name) {
        page.press("#who button");
        page.type("dialog input[name=name]", name);
        page.type("dialog input[type=password]", Club.PIN);
        page.press("dialog [type=submit]");
        page.see("#who .arbiter", name);
    }
}
