package burraco.hall.audience;

import burraco.web.http.StaticFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page that plays segments, with all that it loads, as files for any folder of any web server:
 * its paths are relative.
 */
final class PageFiles {
    private static final Pattern ASSET = Pattern.compile("\"/assets/([a-z0-9./-]+)\"");

    private PageFiles() {}

    static SequencedMap<String, byte[]> all() throws IOException {
        String page = text("audience.html");
        SequencedMap<String, byte[]> files = new LinkedHashMap<>();
        Matcher asset = ASSET.matcher(page);
        while (asset.find()) {
            files.put("assets/" + asset.group(1), StaticFiles.bytes(asset.group(1)));
        }
        byte[] relative = page.replace("\"/assets/", "\"assets/").getBytes(StandardCharsets.UTF_8);
        files.put("index.html", relative);
        return files;
    }

    private static String text(String name) throws IOException {
        return new String(StaticFiles.bytes(name), StandardCharsets.UTF_8);
    }
}
