package burraco.cli.hall;

import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.files.InputFile;
import burraco.hall.pages.Role;
import burraco.hall.pages.Roles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Who may do what, a line for each name: {@code arbiter Rossi}. Whoever is not in it may do
 * everything: with one PIN for all there is no need for roles. It is read at each use.
 */
final class RolesFile implements Roles {
    private static final int MOST_BYTES = 100_000;

    private final Path file;

    RolesFile(Path file) {
        this.file = file;
    }

    @Override
    public Role of(String name) {
        if (!Files.exists(file)) {
            return Role.DIRECTION;
        }
        try {
            return roles(InputFile.lines(file, MOST_BYTES))
                    .getOrDefault(name.toLowerCase(Locale.ROOT), Role.DIRECTION);
        } catch (IOException cannot) {
            Log.warn("roles: {}", FileTrouble.forTheLog(cannot));
            return Role.READER;
        }
    }

    private static Map<String, Role> roles(List<String> lines) {
        Map<String, Role> roles = new HashMap<>();
        for (String line : lines) {
            String[] parts = line.strip().split(" +", 2);
            if (parts.length == 2) {
                Stream.of(Role.values())
                        .filter(role -> role.toString().equals(parts[0]))
                        .forEach(role -> roles.put(parts[1].toLowerCase(Locale.ROOT), role));
            }
        }
        return roles;
    }
}
