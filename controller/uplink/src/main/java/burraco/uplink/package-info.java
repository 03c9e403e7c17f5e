/** A table's side of the link to a hall. */
package burraco.uplink;
