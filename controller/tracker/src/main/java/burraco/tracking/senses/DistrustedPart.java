package burraco.tracking.senses;

/**
 * A sensor that is not trusted now.
 *
 * @param since when it began to go wrong, as far as is known
 */
record DistrustedPart(SensorPart sensor, SensorFault fault, long since) {}
