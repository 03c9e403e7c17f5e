package burraco.layout;

/**
 * A display for lines of text, on I2C.
 *
 * @param kind {@code hd44780} or {@code ssd1306}
 */
public record DisplayInfo(String source, String kind, int bus, int address) {}
