package burraco.cli.hall;

import burraco.cli.options.CommandRefusal;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.files.InputFile;
import burraco.hall.pages.Role;
import burraco.hall.pages.Roles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Who may do what ({@link RoleLines}). Without the file everybody may do everything: with one PIN
 * for all there is no need for roles. It is read at each use.
 */
final class RolesFile implements Roles {
    private static final int MOST_BYTES = 100_000;

    private final Path file;
    private String told = "";

    RolesFile(Path file) {
        this.file = file;
    }

    /** Nobody shall find out during the evening that a line was not understood. */
    void check() throws IOException {
        if (Files.exists(file)) {
            RoleLines read = RoleLines.read(InputFile.lines(file, MOST_BYTES));
            if (!read.wrong().isEmpty()) {
                RoleLines.Wrong first = read.wrong().getFirst();
                throw new CommandRefusal(
                        "hall.roles", file, first.line(), first.text(), List.of(Role.values()));
            }
        }
    }

    @Override
    public Role of(String name) {
        if (!Files.exists(file)) {
            return Role.DIRECTION;
        }
        try {
            RoleLines read = RoleLines.read(InputFile.lines(file, MOST_BYTES));
            tell(read.wrong().isEmpty() ? "" : "not understood: " + read.wrong());
            return read.of(name);
        } catch (IOException cannot) {
            tell(FileTrouble.forTheLog(cannot));
            return Role.READER;
        }
    }

    /** Each fault once. */
    private synchronized void tell(String fault) {
        if (!fault.isEmpty() && !fault.equals(told)) {
            Log.warn("{}: {}; who is not named in it may only look", file.getFileName(), fault);
        }
        told = fault;
    }
}
