package burraco.trust;

/** What a table and a hall that do not know each other yet say, in this order. */
public sealed interface PairingMessage {
    /**
     * The table's key, and its number under a seal.
     *
     * @param key the public key in Base64
     * @param commitment in hexadecimal digits
     */
    record Commit(String key, String commitment) implements PairingMessage {}

    /**
     * The hall's certificate and its number.
     *
     * @param authority in PEM
     * @param nonce in hexadecimal digits
     */
    record Offer(String authority, String nonce) implements PairingMessage {}

    /**
     * The table's number.
     *
     * @param nonce in hexadecimal digits
     */
    record Reveal(String nonce) implements PairingMessage {}
}
