/** A hall's side of a broker: tables ask by it, and hear their orders; everybody may look on. */
package burraco.hall.broker;
