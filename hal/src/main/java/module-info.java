/**
 * The devices of a table: tag sensors, scales, lamps, displays, buzzers and buttons. It knows no
 * cards and no rules.
 */
module burraco.hal {
    // Present on a Raspberry Pi only, and used only by the package of its header.
    requires static com.pi4j;
    requires static com.pi4j.plugin.gpiod;
    requires static com.pi4j.plugin.linuxfs;

    exports burraco.hal;
    exports burraco.hal.pi;
    exports burraco.hal.virtual;
    exports burraco.natives;
}
