/* The PN5180's commands, registers and bits, as far as an inventory needs them. Public facts of the
 * chip's data sheet. */
#ifndef BURRACO_PN5180_WORDS_H
#define BURRACO_PN5180_WORDS_H

enum pn5180_command {
    WRITE_REGISTER = 0x00,
    OR_REGISTER = 0x01,
    AND_REGISTER = 0x02,
    READ_REGISTER = 0x04,
    SEND_DATA = 0x09,
    READ_DATA = 0x0A,
    LOAD_RF_CONFIG = 0x11,
    RF_ON = 0x16,
    RF_OFF = 0x17
};

enum pn5180_register {
    SYSTEM_CONFIG = 0x00,
    IRQ_STATUS = 0x02,
    IRQ_CLEAR = 0x03,
    RX_STATUS = 0x13,
    TX_CONFIG = 0x18,
    RF_STATUS = 0x1D
};

#define IRQ_RECEIVED 0x00000001u
#define IRQ_SENT 0x00000002u
#define IRQ_IDLE 0x00000004u
#define IRQ_BEGUN 0x00004000u /* the begin of an answer was heard */
#define IRQ_ERROR 0x00020000u
#define IRQ_ALL 0x000FFFFFu

#define COMMAND_BITS 0x00000007u
#define COMMAND_TRANSCEIVE 0x00000003u

/* In RF_STATUS. */
#define AGC_BITS 0x000003FFu
#define TRANSCEIVE_STATE(status) (((status) >> 24) & 7u)
#define WAITS_FOR_DATA 1u

/* In RX_STATUS. */
#define RECEIVED_BYTES(status) ((status)&0x1FFu)
#define NOT_INTACT 0x00010000u
#define NOT_BY_PROTOCOL 0x00020000u
#define COLLIDED 0x00040000u

/* With these bits of TX_CONFIG gone, SEND_DATA sends an end of frame and nothing before it: the next slot. */
#define ONLY_END_OF_FRAME 0xFFFFFB3Fu

/* ISO 15693: 100 % modulation, 26 kbit/s, one subcarrier. */
#define RF_ISO15693_SEND 0x0Du
#define RF_ISO15693_HEAR 0x8Du

#endif
