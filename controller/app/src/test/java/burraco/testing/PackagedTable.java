package burraco.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A table that was installed as a package, version 1.0, and a source of version 1.1: the folders of
 * a machine in one folder, with stand-ins for apt, dpkg and systemd. They note in {@code calls}
 * what would have changed the machine.
 */
public final class PackagedTable {
    private static final Path SCRIPTS = Path.of("packaging").toAbsolutePath();

    /** Whoever runs the test is root, and every user. */
    private static final Map<String, String> STAND_INS =
            Map.of(
                    "id",
                    "echo 0",
                    "runuser",
                    "while [ $1 != -- ]; do shift; done; shift; exec \"$@\"",
                    "systemctl",
                    "[ $1 != show ] || cat \"$MACHINE/active-state\"",
                    "dpkg",
                    """
                    case "$*" in
                        --print-architecture) echo amd64 ;;
                        *' gt '*)
                            [ "$2" != "$4" ] && [ "$(printf '%s\\n%s\\n' "$2" "$4" | sort -V | head -n 1)" = "$4" ] ;;
                        *' le '*)
                            [ "$(printf '%s\\n%s\\n' "$2" "$4" | sort -V | head -n 1)" = "$2" ] ;;
                        *' -i '*)
                            echo install >>"$MACHINE/calls"
                            touch "$MACHINE/installed"
                            ln -sfn kept/1.1 "$MACHINE/lib/current" ;;
                    esac\
                    """,
                    "dpkg-query",
                    """
                    case "$*" in
                        *Version*) [ -e "$MACHINE/installed" ] && echo 'ii  1.1' || echo 'ii  1.0' ;;
                        *) exit 1 ;;
                    esac\
                    """,
                    "apt-get",
                    """
                    case "$*" in
                        *--download-only*)
                            echo fetch >>"$MACHINE/calls"
                            [ ! -e "$MACHINE/begins-meanwhile" ] || touch "$MACHINE/run/burraco-table/playing"
                            touch "$MACHINE/state/packages.new/burraco-table_1.1_amd64.deb" ;;
                        *)
                            echo 'W: what apt says' >&2
                            ls -ld "$MACHINE/state/unpacked" >"$MACHINE/unpacked" 2>/dev/null
                            [ ! -e "$MACHINE/unsigned" ] || exit 100
                            # On some machines apt packs its lists unless it is told not to.
                            case "$*" in *GzipIndexes=false*) packed= ;; *) packed=.lz4 ;; esac
                            cp "$MACHINE/Packages" "$MACHINE/state/lists/source_Packages$packed" ;;
                    esac\
                    """);

    private final Path folder;

    public PackagedTable(Path folder) throws IOException {
        this.folder = folder;
        for (String part : List.of("lib", "state", "settings", "run/burraco-table", "bin")) {
            Files.createDirectories(folder.resolve(part));
        }
        for (Map.Entry<String, String> one : STAND_INS.entrySet()) {
            script(at("bin/" + one.getKey()), one.getValue());
        }
        script(at("lib/switch"), "echo \"switch: $*\"");
        Files.copy(SCRIPTS.resolve("update"), at("lib/update"));
        Files.createSymbolicLink(at("lib/current"), Path.of("kept/1.0"));
        Files.createFile(at("keyring"));
        Files.writeString(at("active-state"), "active\n");
        Files.writeString(at("settings/update-from"), "http://club.example/table\n");
        offers("1.1");
    }

    private static void script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A file or folder of this machine. */
    public Path at(String path) {
        return folder.resolve(path);
    }

    /** The newest version in the source. */
    public void offers(String version) throws IOException {
        Files.writeString(
                at("Packages"),
                "Package: burraco-table\nVersion: " + version + "\nArchitecture: amd64\n");
    }

    /** What has changed the machine so far. */
    public List<String> calls() throws IOException {
        return Files.exists(at("calls")) ? Files.readAllLines(at("calls")) : List.of();
    }

    /** The file that the console reads: step, version, English, Italian, time. */
    public List<String> told() throws IOException {
        return Files.readAllLines(at("run/burraco-table-update/told"));
    }

    /** What the last script has printed. */
    public String said() throws IOException {
        return Files.readString(at("said"));
    }

    /** Runs a script of the package; returns its exit status. */
    public int run(String script, String... words) throws Exception {
        List<String> command =
                Stream.concat(Stream.of("sh", SCRIPTS.resolve(script).toString()), Stream.of(words))
                        .toList();
        ProcessBuilder builder = new ProcessBuilder(command);
        Map<String, String> environment = builder.environment();
        environment.put("PATH", at("bin") + ":" + System.getenv("PATH"));
        environment.put("MACHINE", folder.toString());
        environment.put("BURRACO_LIB", at("lib").toString());
        environment.put("BURRACO_STATE", at("state").toString());
        environment.put("BURRACO_SETTINGS", at("settings").toString());
        environment.put("BURRACO_KEYRING", at("keyring").toString());
        environment.put("BURRACO_RUN", at("run").toString());
        environment.put("BURRACO_PAUSE", "0");
        environment.put("LC_ALL", "C.UTF-8");
        Process process =
                builder.redirectErrorStream(true).redirectOutput(at("said").toFile()).start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("it does not end: " + said());
        }
        return process.exitValue();
    }
}
