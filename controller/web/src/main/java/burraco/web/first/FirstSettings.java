package burraco.web.first;

import burraco.json.JsonFields;
import burraco.text.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What somebody has chosen at the first start. Nothing of it is needed. A service of root's has the
 * same rules and checks them again, for a file called {@code table.txt} too.
 *
 * @param country where a wireless network is, as two letters
 */
public record FirstSettings(
        Optional<String> language,
        Optional<String> name,
        Optional<String> network,
        Optional<String> password,
        Optional<String> country) {
    private static final Pattern LANGUAGE = Pattern.compile("it|en");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9 ._-]{1,11}");
    private static final Pattern COUNTRY = Pattern.compile("[A-Z]{2}");
    private static final Pattern PASSWORD = Pattern.compile("[ -~]{8,63}");
    private static final int NETWORK_BYTES = 32;

    static FirstSettings of(JsonFields json) {
        return new FirstSettings(
                given(json, "language"),
                given(json, "name").map(String::strip).filter(one -> !one.isEmpty()),
                given(json, "network"),
                given(json, "password"),
                given(json, "country"));
    }

    private static Optional<String> given(JsonFields json, String field) {
        return json.text(field).filter(text -> !text.isEmpty());
    }

    /** Without what the table is already. */
    FirstSettings unlike(String languageNow, String nameNow) {
        return new FirstSettings(
                language.filter(one -> !one.equals(languageNow)),
                name.filter(one -> !one.equals(nameNow)),
                network,
                password,
                country);
    }

    /** Whether the table has to start again to take them. */
    boolean isForTheProgram() {
        return language.isPresent() || name.isPresent();
    }

    /** The first field that cannot be as it is. */
    Optional<String> fault() {
        if (!fits(language, LANGUAGE)) {
            return Optional.of("language");
        }
        if (!fits(name, NAME)) {
            return Optional.of("name");
        }
        if (network.filter(one -> !isNetwork(one)).isPresent()
                || network.isEmpty() && password.isPresent()) {
            return Optional.of("network");
        }
        if (!fits(password, PASSWORD)) {
            return Optional.of("password");
        }
        return fits(country, COUNTRY) ? Optional.empty() : Optional.of("country");
    }

    private static boolean fits(Optional<String> text, Pattern pattern) {
        return text.isEmpty() || pattern.matcher(text.get()).matches();
    }

    private static boolean isNetwork(String name) {
        return PlainText.is(name) && name.getBytes(StandardCharsets.UTF_8).length <= NETWORK_BYTES;
    }

    /** As {@code table.txt} has them. */
    public String lines() {
        List<String> lines = new ArrayList<>();
        language.ifPresent(one -> lines.add("language=" + one));
        name.ifPresent(one -> lines.add("name=" + one));
        country.ifPresent(one -> lines.add("wifi-country=" + one));
        network.ifPresent(one -> lines.add("wifi=" + one));
        password.ifPresent(one -> lines.add("wifi-password=" + one));
        return String.join("", lines.stream().map(line -> line + "\n").toList());
    }
}
