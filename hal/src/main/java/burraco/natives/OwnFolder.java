package burraco.natives;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/**
 * A folder that belongs to the user of this program: nobody else can write to it or replace it, so
 * files do not change between check and use.
 */
final class OwnFolder {
    private static final Set<PosixFilePermission> OURS =
            PosixFilePermissions.fromString("rwx------");
    private static final int STICKY = 01000;
    private static final int ROOT = 0;

    private OwnFolder() {}

    /**
     * Makes it if necessary.
     *
     * @throws IOException with a sentence, also if somebody else could write there
     */
    static Path at(Path place) throws IOException {
        try {
            make(place);
            if (!Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS)) {
                throw new IOException("it is no folder");
            }
            mustBeOurs(place);
            Files.setPosixFilePermissions(place, OURS);
            Path real = place.toRealPath();
            for (Path above = real.getParent(); above != null; above = above.getParent()) {
                mustBeSafe(above, Files.getOwner(real));
            }
            return real;
        } catch (UnsupportedOperationException otherSystem) {
            return place
                    .toRealPath(); // On such systems the folders of a user are protected in other
            // ways.
        }
    }

    private static void make(Path place) throws IOException {
        Files.createDirectories(place.getParent());
        try {
            Files.createDirectory(place, PosixFilePermissions.asFileAttribute(OURS));
        } catch (FileAlreadyExistsException there) {
            // It exists and is checked below.
        } catch (UnsupportedOperationException otherSystem) {
            Files.createDirectories(place);
        }
    }

    /** A folder that does not belong to this user was made by somebody else. */
    private static void mustBeOurs(Path place) throws IOException {
        Path probe = Files.createTempFile(place, "ours", ".part");
        try {
            if (!Files.getOwner(probe).equals(Files.getOwner(place, LinkOption.NOFOLLOW_LINKS))) {
                throw new IOException("it belongs to another user");
            }
        } finally {
            Files.deleteIfExists(probe);
        }
    }

    /** Whoever can write to a parent folder could replace it, unless the parent is sticky. */
    private static void mustBeSafe(Path above, UserPrincipal us) throws IOException {
        PosixFileAttributes folder = Files.readAttributes(above, PosixFileAttributes.class);
        boolean othersWrite =
                folder.permissions().contains(PosixFilePermission.GROUP_WRITE)
                        || folder.permissions().contains(PosixFilePermission.OTHERS_WRITE);
        int mode = (int) Files.getAttribute(above, "unix:mode");
        if (othersWrite && (mode & STICKY) == 0) {
            throw new IOException("others may write to " + above);
        }
        boolean isRoots = (int) Files.getAttribute(above, "unix:uid") == ROOT;
        if (!isRoots && !folder.owner().equals(us)) {
            throw new IOException("another user owns " + above);
        }
    }
}
