package burraco.tracking.explaining;

/**
 * How much dearer another explanation is.
 *
 * @param atLeast whether no such explanation was found within the limit of the search, so that the
 *     true difference may be larger
 */
public record CostLead(double ahead, boolean atLeast) {
    public CostLead farther(double cost) {
        return new CostLead(ahead + cost, atLeast);
    }
}
