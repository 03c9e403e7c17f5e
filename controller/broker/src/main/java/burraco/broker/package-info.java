/**
 * A broker takes messages under topics and hands them to whoever has asked for such topics. Here is
 * what this program wants of one, without the library that speaks MQTT: {@link
 * burraco.broker.Dialler}s bring it, and are looked for when somebody wants a broker. Nothing is
 * left to a broker to be kept: what must arrive is acknowledged by who it is for.
 */
package burraco.broker;
