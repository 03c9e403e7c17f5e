/**
 * What a table tells a broker that anybody may listen to: what everybody at the table may know, and
 * nothing else. It needs no hall.
 */
package burraco.uplink.topics;
