/**
 * The devices of a table, seen from the program: what reads tags and weighs, what lights up, sounds
 * and is pressed. Cards and rules mean nothing here.
 */
module burraco.hal {
    // Only a Raspberry Pi has them, and only the room of its header knows them.
    requires static com.pi4j;
    requires static com.pi4j.plugin.gpiod;
    requires static com.pi4j.plugin.linuxfs;

    exports burraco.hal;
    exports burraco.hal.pi;
    exports burraco.hal.virtual;
    exports burraco.natives;
}
