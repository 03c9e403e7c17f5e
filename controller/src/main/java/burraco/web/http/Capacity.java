package burraco.web.http;

/**
 * For how many connections there is room.
 *
 * @param kept those of them that only the table's own screen can take
 * @param each as many may come from one home
 */
record Capacity(int most, int kept, int each) {
    static final Capacity PLAIN = new Capacity(800, 50, 200);

    /**
     * What Java keeps of an encrypted connection, up to 50 KB of records half read and half
     * written, is not ours to count: so there are fewer.
     */
    static final Capacity SECURE = new Capacity(240, 20, 60);
}
