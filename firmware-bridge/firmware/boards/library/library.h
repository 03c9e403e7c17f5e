/* The firmware as functions, for programs that simulate its devices and its time. One board in a
 * process; one thread. The types of numbers are easy to use from other languages. */
#ifndef BURRACO_LIBRARY_H
#define BURRACO_LIBRARY_H

#include <stdint.h>

/* Sets the devices; call tb_start afterwards. */
void tb_new(int32_t antennas, int32_t scales, int32_t buttons, int32_t lamps, int32_t features);

/* Power on: forgets everything, including the scales and the line. */
void tb_start(uint32_t boot);

/* Bytes from the line; returns how many the board's buffer took. */
int32_t tb_input(const uint8_t *bytes, int32_t count);

/* Runs the main loop at this time until there is nothing more to do. Returns when it has to be
 * called again at the latest; INT64_MAX for never. */
int64_t tb_step(int64_t now_micros);

/* Takes what the board sent. */
int32_t tb_output(uint8_t *into, int32_t room);

/* How many bytes the line accepts until this is called again; negative for no limit. */
void tb_room(int32_t bytes);

void tb_contact(int32_t button, int32_t closed);
void tb_load(int32_t scale, int32_t milligrams);
void tb_tuned(int32_t port, int32_t state, int32_t measured);

/* The port whose inventory is in progress; -1 for none. */
int32_t tb_scan_wanted(void);

/* Ends that inventory: `count` times 8 bytes of numbers, and as many strengths. False (0) if no
 * inventory of this port is in progress. The board notices in the next tb_step. */
int32_t tb_heard(int32_t port, int32_t outcome, const uint8_t *uids, const int8_t *strengths,
                 int32_t count);

/* All lamps as they are shown, three bytes each; gives back how many lamps. */
int32_t tb_lamps(uint8_t *into, int32_t room);

/* The tone in hertz. */
int32_t tb_tone(void);

/* Why it stopped: 0 it did not, 1 restart, 2 a new firmware. It does nothing until tb_start. */
int32_t tb_ended(void);

/* The CRC-32 of the last new firmware that was started; tb_start keeps it. */
uint32_t tb_firmware(void);

/* The next event's number, and how many have not been taken. */
int64_t tb_end(void);
int64_t tb_waiting(void);

#endif
