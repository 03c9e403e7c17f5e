package burraco.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The folder made by {@code ./table install --root}, with the program's own classes in it. */
public final class InstalledTable {
    /** Where the units, the rules and the installer are. */
    public static final Path SYSTEM = Path.of("system").toAbsolutePath();

    /** The modules that {@code ./table} lists. */
    private static final List<String> MODULES = modules();

    private static final String PROGRAM = "opt/burraco-table";

    /** Libraries in the Maven repository that only tests use. */
    private static final Pattern ONLY_TESTS =
            Pattern.compile(
                    "/(org/(junit|opentest4j|apiguardian|seleniumhq|jspecify|checkerframework)"
                            + "|com/(tngtech|google)|io/opentelemetry|net/bytebuddy|dev/failsafe)/");

    private static List<String> modules() {
        try {
            String script = Files.readString(SYSTEM.resolve("../app/src/script/build.sh"));
            Matcher list = Pattern.compile("(?m)^modules='([^']+)'").matcher(script);
            if (!list.find()) {
                throw new AssertionError("the script lists no modules");
            }
            return Stream.of(list.group(1).split("\\s+"))
                    .map(folder -> Path.of(folder).getFileName().toString())
                    .toList();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private final Path root;

    private InstalledTable(Path root) {
        this.root = root;
    }

    /** An empty folder, with jars that only exist. */
    public static InstalledTable empty(Path folder) throws IOException {
        Path jars = Files.createDirectories(folder.resolve("jars/lib")).getParent();
        for (String module : MODULES) {
            Files.writeString(jars.resolve(module + ".jar"), module);
        }
        return new InstalledTable(Files.createDirectories(folder.resolve("root")));
    }

    /** An empty folder, with jars that run. */
    public static InstalledTable thatRuns(Path folder) throws IOException {
        InstalledTable table = empty(folder);
        Path jars = folder.resolve("jars");
        String[] classPath = System.getProperty("java.class.path").split(":");
        for (Path entry : Arrays.stream(classPath).map(Path::of).toList()) {
            String name = entry.getFileName().toString();
            if (Files.isDirectory(entry) && name.equals("classes")) {
                // The folder of a module's classes: MODULE/target/classes.
                Path module = entry.getParent().getParent();
                jar(jars.resolve(module.getFileName() + ".jar"), entry);
            } else if (name.contains("-tests")) {
                // Modules that these tests share.
                continue;
            } else if (ours(name).isPresent()) {
                Path jar = jars.resolve(ours(name).get() + ".jar");
                Files.copy(entry, jar, StandardCopyOption.REPLACE_EXISTING);
            } else if (name.endsWith(".jar") && !ONLY_TESTS.matcher(entry.toString()).find()) {
                Files.copy(entry, jars.resolve("lib").resolve(name));
            }
        }
        return table;
    }

    private static Optional<String> ours(String jar) {
        return MODULES.stream().filter(module -> jar.matches(module + "-\\d.*\\.jar")).findFirst();
    }

    private static void jar(Path target, Path classes) {
        int status =
                ToolProvider.findFirst("jar")
                        .orElseThrow()
                        .run(
                                System.out,
                                System.err,
                                "--create",
                                "--file",
                                target.toString(),
                                "-C",
                                classes.toString(),
                                ".");
        if (status != 0) {
            throw new AssertionError("no jar of " + classes);
        }
    }

    /** Runs the installer with these options; returns its output and exit status. */
    public Said install(String... options) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("--root", root.toString()));
        all.addAll(List.of("--jars", root.resolveSibling("jars").toString()));
        all.addAll(Arrays.asList(options));
        return ask(Map.of(), all);
    }

    /** Runs the installer with exactly these options and this environment. */
    public static Said ask(Map<String, String> environment, List<String> options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh", SYSTEM.resolve("install").toString()));
        command.addAll(options);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // What it says does not depend on the machine on which the test runs.
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }

    public record Said(int status, String text) {}

    public Path root() {
        return root;
    }

    public Path at(String path) {
        return root.resolve(path.startsWith("/") ? path.substring(1) : path);
    }

    public Path program() {
        return root.resolve(PROGRAM);
    }
}
