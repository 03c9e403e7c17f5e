package burraco.examination;

import java.util.OptionalInt;

/**
 * What an antenna said while somebody looked.
 *
 * @param scans how often it was asked
 * @param unclear how many of these came to nothing
 * @param tags how many it heard
 * @param fault what is wrong with it, in its source's word; empty where nothing is
 * @param figure what its front end measured, where it can
 */
public record AntennaSeen(int scans, int unclear, int tags, String fault, OptionalInt figure) {
    public static final AntennaSeen NOTHING = new AntennaSeen(0, 0, 0, "", OptionalInt.empty());
}
