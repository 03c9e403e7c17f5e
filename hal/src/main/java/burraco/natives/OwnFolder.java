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
 * A folder of this program's user: nobody else can write into it, nor put another in its place.
 * What is looked at there is still the same when it is used.
 */
final class OwnFolder {
    private static final Set<PosixFilePermission> OURS =
            PosixFilePermissions.fromString("rwx------");
    private static final int STICKY = 01000;
    private static final int ROOT = 0;

    private OwnFolder() {}

    /**
     * Makes it if need be.
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
            return place.toRealPath(); // There a user's folders are protected in other ways.
        }
    }

    private static void make(Path place) throws IOException {
        Files.createDirectories(place.getParent());
        try {
            Files.createDirectory(place, PosixFilePermissions.asFileAttribute(OURS));
        } catch (FileAlreadyExistsException there) {
            // It is looked at.
        } catch (UnsupportedOperationException otherSystem) {
            Files.createDirectories(place);
        }
    }

    /** What we write belongs to us; a folder that does not was made by somebody else. */
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

    /** Who can write above could move it away. In a sticky folder only its owner can do that. */
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
