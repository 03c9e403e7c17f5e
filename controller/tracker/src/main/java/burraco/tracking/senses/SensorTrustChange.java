package burraco.tracking.senses;

/**
 * A sensor is no longer trusted, or is trusted again.
 *
 * @param since when it began to go wrong, as far as is known
 * @param over whether it is trusted again
 * @param decided when the tracker decided it
 */
public record SensorTrustChange(
        SensorPart sensor, SensorFault fault, long since, boolean over, long decided) {}
