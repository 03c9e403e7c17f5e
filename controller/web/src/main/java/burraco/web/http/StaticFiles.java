package burraco.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.NoSuchFileException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Serves the pages, styles, scripts and images that are part of the program. */
public final class StaticFiles {
    private static final String ASSETS = "/assets/";

    private static final String FOLDER = "/burraco/web/";

    /** The only accepted names: no parent folders, and no dot but that of the extension. */
    private static final Pattern NAME =
            Pattern.compile("[a-z0-9-]+(/[a-z0-9-]+){0,3}\\.(html|css|js|svg)");

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "svg", "image/svg+xml");

    private record File(String type, byte[] bytes, byte[] packed, String tag) {}

    private final Map<String, File> files = new ConcurrentHashMap<>();

    /** Styles, scripts and images below {@code /assets/}: HTML pages have their own paths. */
    public void open(Routes routes) {
        routes.below(
                ASSETS,
                request -> {
                    String name = request.path().substring(ASSETS.length());
                    return answer(name.endsWith(".html") ? "" : name, request);
                });
        routes.get("/favicon.ico", request -> answer("icon.svg", request));
    }

    /** Serves a file, or "not modified" if the browser has it already. */
    public Response answer(String name, Request request) {
        Optional<File> file = NAME.matcher(name).matches() ? file(name) : Optional.empty();
        return file.map(one -> answer(one, request)).orElseGet(Routes::nothing);
    }

    /** Serves a page with status 404 under any path; browsers must not cache it for that path. */
    public Response inPlaceOf(String name, Request request) {
        return file(name)
                .map(one -> packed(one, request))
                .map(one ->
                        new Response(HttpStatus.NOT_FOUND, one.type(), one.body(), one.headers()))
                .map(one -> one.with("Vary", "Accept, Accept-Encoding"))
                .orElseGet(Routes::nothing);
    }

    private static Response answer(File file, Request request) {
        if (request.header("if-none-match").equals(Optional.of(file.tag()))) {
            return fresh(
                    new Response(HttpStatus.NOT_MODIFIED, file.type(), new byte[0], Map.of()),
                    file);
        }
        return fresh(packed(file, request), file);
    }

    private static Response packed(File file, Request request) {
        boolean packs = file.packed().length > 0 && Gzip.isAccepted(request);
        return packs
                ? Response.of(file.type(), file.packed()).with("Content-Encoding", "gzip")
                : Response.of(file.type(), file.bytes());
    }

    /**
     * Browsers must revalidate, so that a new version of the program is never shown with old
     * scripts.
     */
    private static Response fresh(Response answer, File file) {
        return answer.with("ETag", file.tag())
                .with("Cache-Control", "no-cache")
                .with("Vary", "Accept-Encoding");
    }

    /** What is in a file, for whoever puts it elsewhere. */
    public static byte[] bytes(String name) throws IOException {
        try (InputStream in = StaticFiles.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new NoSuchFileException(name);
            }
            return in.readAllBytes();
        }
    }

    private Optional<File> file(String name) {
        File known = files.get(name);
        if (known != null) {
            return Optional.of(known);
        }
        try (InputStream in = StaticFiles.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
            byte[] packed = Gzip.isWorthIt(bytes) ? Gzip.packed(bytes) : new byte[0];
            File file = new File(type, bytes, packed, tag(bytes));
            files.put(name, file);
            return Optional.of(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "\"" + new BigInteger(1, digest).toString(Character.MAX_RADIX) + "\"";
        } catch (NoSuchAlgorithmException none) {
            throw new IllegalStateException(none);
        }
    }
}
