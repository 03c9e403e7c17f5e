package burraco.cli.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.layout.WebInfo;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The addresses on signs for a table's pages. */
class TableNamesTest {
    private static String shown(String address, String... names) {
        WebInfo info =
                new WebInfo(
                        address,
                        8_030,
                        List.of(names),
                        Optional.empty(),
                        Optional.empty(),
                        List.of());
        return TablePages.shownAs(info, InetAddress.ofLiteral(address)).get();
    }

    @Test
    @DisplayName("A name is shown unchanged, an IPv6 address in brackets")
    void addressesStandInBrackets() {
        assertEquals("tavolo_7", shown("0.0.0.0", "tavolo_7", "other"));
        assertEquals("[2001:db8::7]", shown("::", "2001:db8::7"));
        assertEquals("[2001:db8::7]", shown("::", "[2001:db8::7]"));
        assertEquals("[2001:db8::7]", shown("2001:db8::7"));
        assertEquals("192.0.2.7", shown("192.0.2.7"));
    }
}
