#ifndef BURRACO_CRC_H
#define BURRACO_CRC_H

#include <stddef.h>
#include <stdint.h>

#define CRC16_BEGIN 0xFFFFu

/* CRC-16/CCITT-FALSE over these bytes, going on from `crc`. */
uint16_t crc16(uint16_t crc, const uint8_t *bytes, size_t length);

/* The CRC-32 of zip and Ethernet, going on from `crc`; it begins with 0. */
uint32_t crc32(uint32_t crc, const uint8_t *bytes, size_t length);

#endif
