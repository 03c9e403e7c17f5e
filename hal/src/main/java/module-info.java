/**
 * The devices of a table, seen from the program: what reads tags and weighs, what lights up, sounds
 * and is pressed. Cards and rules mean nothing here.
 */
module burraco.hal {
    exports burraco.hal;
    exports burraco.hal.virtual;
}
