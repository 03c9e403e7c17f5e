package burraco.cli.report;

import burraco.cli.files.MachineClock;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The machine on which the program runs. Nothing that hangs or is endless holds a report up. */
final class ThisMachine implements Machine {
    static final String CUT = "(what comes before is left out: it is longer than 4 MB)";

    private static final int MOST_BYTES = 4 << 20;
    private static final int MOST_OF_A_SYSTEM_FILE = 64 << 10;
    private static final int PAGE_MILLIS = 2_000;
    private static final long PROGRAM_SECONDS = 20;

    @Override
    public Instant now() {
        return Instant.now();
    }

    @Override
    public boolean isDated() {
        return new MachineClock().isDated(Optional.empty());
    }

    @Override
    public Optional<List<String>> output(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            process.getOutputStream().close();
            CompletableFuture.delayedExecutor(PROGRAM_SECONDS, TimeUnit.SECONDS)
                    .execute(process::destroyForcibly);
            LastLines last;
            try (InputStream out = process.getInputStream()) {
                last = LastLines.of(out, MOST_BYTES);
            }
            if (process.waitFor() != 0) {
                return Optional.empty();
            }
            List<String> lines = new ArrayList<>(last.areAll() ? List.of() : List.of(CUT));
            lines.addAll(last.lines());
            return Optional.of(lines);
        } catch (IOException none) {
            return Optional.empty();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> page(int port, String path) {
        try {
            HttpURLConnection asked =
                    (HttpURLConnection)
                            URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
            asked.setConnectTimeout(PAGE_MILLIS);
            asked.setReadTimeout(PAGE_MILLIS);
            asked.setInstanceFollowRedirects(false);
            try (InputStream in = asked.getInputStream()) {
                boolean isThere = asked.getResponseCode() == HttpURLConnection.HTTP_OK;
                String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
                return isThere ? Optional.of(text) : Optional.empty();
            }
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> system(String file) {
        // Its size is 0 for the system, so it is read as a stream.
        try (InputStream in = Files.newInputStream(Path.of(file))) {
            byte[] bytes = in.readNBytes(MOST_OF_A_SYSTEM_FILE);
            return Optional.of(new String(bytes, StandardCharsets.UTF_8).replace("\0", "").strip());
        } catch (IOException none) {
            return Optional.empty();
        }
    }
}
