/** Requests and answers as bytes, in JSON, for any carrier. */
package burraco.relay.wire;
