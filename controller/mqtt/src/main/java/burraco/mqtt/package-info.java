/** Connections to brokers by MQTT 5; nothing else of the program knows the library that does it. */
package burraco.mqtt;
