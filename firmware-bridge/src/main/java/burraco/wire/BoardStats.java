package burraco.wire;

/** What a board has counted since its start; the protocol's page says what. */
public record BoardStats(
        long framesIn,
        long framesBad,
        long framesMissed,
        long framesOut,
        long events,
        long eventsAgain,
        long eventsLost,
        long repeatsLeftOut,
        long ordersAgain,
        long ringUsed,
        long ringMost,
        long loopMost) {

    static BoardStats read(Fields fields) {
        return new BoardStats(
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32(),
                fields.u32());
    }
}
