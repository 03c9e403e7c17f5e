/** The server of a hall. */
package burraco.hall;
