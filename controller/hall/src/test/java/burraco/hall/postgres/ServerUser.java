package burraco.hall.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.List;

/** Under which user a server runs: PostgreSQL refuses root. */
final class ServerUser {
    private static final boolean ROOT = "root".equals(System.getProperty("user.name"));

    private ServerUser() {}

    /** The same command as it is started for a server. */
    static List<String> command(List<String> command) throws IOException {
        if (!ROOT) {
            return command;
        }
        List<String> as = new ArrayList<>();
        String name = name();
        as.addAll(
                List.of("setpriv", "--reuid=" + name, "--regid=" + group(name), "--clear-groups"));
        as.add("--");
        as.addAll(command);
        return as;
    }

    /** Gives it to the server's user, who can come to it. */
    static Path own(Path folder) throws IOException {
        if (ROOT) {
            Files.setPosixFilePermissions(
                    folder.getParent(), PosixFilePermissions.fromString("rwx--x--x"));
            UserPrincipal user =
                    folder.getFileSystem()
                            .getUserPrincipalLookupService()
                            .lookupPrincipalByName(name());
            Files.setOwner(folder, user);
        }
        return folder;
    }

    /** Others may not read it: the library of PostgreSQL wants that of a file with passwords. */
    static void onlyIts(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }

    private static String name() throws IOException {
        return Files.readString(Path.of("/etc/passwd")).contains("\npostgres:")
                ? "postgres"
                : "nobody";
    }

    private static String group(String name) {
        return name.equals("nobody") ? "nogroup" : name;
    }
}
