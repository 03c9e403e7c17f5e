/**
 * What a table is made of: tag sensors, scales, lamps, a display, buttons, a buzzer. It knows
 * neither cards nor rules; a zone is an opaque place, a tag is a number.
 */
module burraco.hal {}
