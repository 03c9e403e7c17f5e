package burraco.examination;

import java.util.OptionalInt;

/**
 * What an antenna reported during an examination.
 *
 * @param scans how often it was asked
 * @param unclear how many of the inventories failed
 * @param tags how many tags it heard
 * @param fault what is wrong with it, in the source's own word; empty if nothing is
 * @param figure what its front end measured, if it can
 */
public record AntennaSeen(int scans, int unclear, int tags, String fault, OptionalInt figure) {
    public static final AntennaSeen NOTHING = new AntennaSeen(0, 0, 0, "", OptionalInt.empty());
}
