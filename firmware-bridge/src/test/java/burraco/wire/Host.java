package burraco.wire;

/** The near end of a cable: its program can be restarted, and the cable unplugged. */
final class Host implements Talk {
    private final MessageSchema schema = MessageSchema.ours();
    private boolean isOut;
    Heard heard;
    Link link;

    Host() {
        start(1);
    }

    private void start(int token) {
        heard = new Heard();
        link = new Link(schema, token, heard);
    }

    void startAnew(int token, long now) {
        start(token);
        link.opened(now);
    }

    void pullOut(long now) {
        isOut = true;
        link.lost(new PortLost(PortLost.Why.GONE, "pulled out"), now);
    }

    void plugIn(long now) {
        isOut = false;
        link.opened(now);
    }

    @Override
    public void opened(long now) {
        link.opened(now);
    }

    @Override
    public void lost(PortLost why, long now) {
        link.lost(why, now);
    }

    @Override
    public void received(byte[] bytes, int length, long now) {
        if (!isOut) {
            link.received(bytes, length, now);
        }
    }

    @Override
    public long poll(long now, Outgoing out) {
        return isOut ? NEVER : link.poll(now, out);
    }
}
