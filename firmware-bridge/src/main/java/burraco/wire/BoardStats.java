package burraco.wire;

/** Counters of a board since its start; see the page of the protocol. */
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

    static BoardStats read(MessageFields fields) {
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
