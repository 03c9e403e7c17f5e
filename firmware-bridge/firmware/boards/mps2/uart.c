/* CMSDK's serial ports: what comes wakes the machine, what goes is handed over byte by byte. */
#include "machine.h"
#include "queue.h"
#include "uart.h"

#define FULL 1u
#define HAS_BYTE 2u
#define BOTH_WAYS 3u
#define WAKES_US 8u
#define CAME 2u
/* The fastest that there is; QEMU does not pace bytes. */
#define DIVISOR 16u

struct uart {
    volatile uint32_t data;
    volatile uint32_t state;
    volatile uint32_t control;
    volatile uint32_t interrupts;
    volatile uint32_t divisor;
};

struct port {
    struct queue in;
    struct queue out;
};

#define SET_INTERRUPTS (*(volatile uint32_t *)0xE000E100u)

static struct port ports[2];

static struct uart *uart_of(enum uart_name name) {
    return (struct uart *)(name == UART_HOST ? 0x40004000u : 0x40005000u);
}

static void open(enum uart_name name) {
    uart_of(name)->divisor = DIVISOR;
    uart_of(name)->control = BOTH_WAYS | WAKES_US;
}

void uart_start(void) {
    open(UART_HOST);
    open(UART_WORLD);
    SET_INTERRUPTS = 1u << 0 | 1u << 2;
}

/* Without room bytes are left in the register, and QEMU keeps the rest. */
static void take(enum uart_name name) {
    struct uart *uart = uart_of(name);
    uart->interrupts = CAME;
    while (queue_room(&ports[name].in) > 0 && (uart->state & HAS_BYTE) != 0) {
        queue_put(&ports[name].in, (uint8_t)uart->data);
    }
}

void uart_host_came(void) {
    take(UART_HOST);
}

void uart_world_came(void) {
    take(UART_WORLD);
}

size_t uart_read(enum uart_name name, uint8_t *into, size_t room) {
    struct port *port = &ports[name];
    bool was_full = queue_room(&port->in) == 0;
    size_t count = 0;
    while (count < room && queue_count(&port->in) > 0) {
        into[count++] = queue_first(&port->in);
        queue_drop(&port->in);
    }
    if (was_full && count > 0) {
        __asm volatile("cpsid i" ::: "memory");
        take(name);
        __asm volatile("cpsie i" ::: "memory");
    }
    return count;
}

bool uart_has_bytes(void) {
    return queue_count(&ports[UART_HOST].in) + queue_count(&ports[UART_WORLD].in) > 0;
}

size_t uart_room(enum uart_name name) {
    return queue_room(&ports[name].out);
}

void uart_write(enum uart_name name, const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length && uart_room(name) > 0; i++) {
        queue_put(&ports[name].out, bytes[i]);
    }
}

bool uart_drain(enum uart_name name) {
    struct queue *out = &ports[name].out;
    bool some = false;
    while (queue_count(out) > 0 && (uart_of(name)->state & FULL) == 0) {
        uart_of(name)->data = queue_first(out);
        queue_drop(out);
        some = true;
    }
    return some;
}

bool uart_is_drained(enum uart_name name) {
    return queue_count(&ports[name].out) == 0;
}
