// SPDX-License-Identifier: GPL-2.0
/*
 * A simulated header: an I2C bus, an SPI bus and a PWM chip, with the character devices and files of a
 * Raspberry Pi's. All writes to them are logged in /sys/kernel/debug/table-header/heard:
 *
 *   MICROS i2c ADDRESS HEX            a message to a chip that acknowledges
 *   MICROS i2c ADDRESS -              no chip has this address: not acknowledged
 *   MICROS spi BUS.SELECT HZ HEX      a message, all its transfers
 *   MICROS pwm CHANNEL PERIOD DUTY ON nanoseconds; ON is 1 or 0
 *
 * MICROS is when it began. Each takes as long as on a real wire.
 * Writing anything to that file clears the log.
 */
#include <linux/debugfs.h>
#include <linux/delay.h>
#include <linux/i2c.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/platform_device.h>
#include <linux/pwm.h>
#include <linux/spi/spi.h>
#include <linux/vmalloc.h>

#define ROOM (4 << 20)

/* Nine bits a byte at 100 kHz. */
#define I2C_MICROS 90

/* As on a Raspberry Pi: its header has I2C bus 1 and SPI bus 0. */
#define I2C_BUS 1
#define SPI_BUS 0

static int chips[8];
static int how_many_chips;
module_param_array(chips, int, &how_many_chips, 0444);
MODULE_PARM_DESC(chips, "I2C addresses at which something acknowledges");

static char *heard;
static size_t length;
static DEFINE_MUTEX(lock);

static __printf(1, 2) void note(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	length += vscnprintf(heard + length, ROOM - length, format, arguments);
	va_end(arguments);
}

static void note_time(void)
{
	note("%lld ", ktime_to_us(ktime_get()));
}

static void note_bytes(const u8 *bytes, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		note("%02x", bytes[i]);
}

/* ---- the log ---- */

static ssize_t heard_read(struct file *file, char __user *to, size_t count, loff_t *at)
{
	ssize_t read;

	mutex_lock(&lock);
	read = simple_read_from_buffer(to, count, at, heard, length);
	mutex_unlock(&lock);
	return read;
}

static ssize_t heard_write(struct file *file, const char __user *from, size_t count, loff_t *at)
{
	mutex_lock(&lock);
	length = 0;
	mutex_unlock(&lock);
	return count;
}

static const struct file_operations heard_operations = {
	.owner = THIS_MODULE,
	.read = heard_read,
	.write = heard_write,
	.llseek = default_llseek,
};

/* ---- I2C ---- */

static bool is_there(u16 address)
{
	int i;

	for (i = 0; i < how_many_chips; i++)
		if (chips[i] == address)
			return true;
	return false;
}

static int header_i2c_transfer(struct i2c_adapter *adapter, struct i2c_msg *messages, int count)
{
	int i, result = count;

	mutex_lock(&lock);
	for (i = 0; i < count; i++) {
		struct i2c_msg *message = &messages[i];

		if (!is_there(message->addr)) {
			note_time();
			note("i2c %02x -\n", message->addr);
			/* As the Pi's own driver, for an address that is not acknowledged. */
			result = -EREMOTEIO;
			break;
		}
		if (message->flags & I2C_M_RD) {
			memset(message->buf, 0, message->len);
			continue;
		}
		note_time();
		note("i2c %02x ", message->addr);
		note_bytes(message->buf, message->len);
		note("\n");
		fsleep(I2C_MICROS * (message->len + 1));
	}
	mutex_unlock(&lock);
	return result;
}

static u32 header_i2c_can(struct i2c_adapter *adapter)
{
	return I2C_FUNC_I2C | I2C_FUNC_SMBUS_EMUL;
}

static const struct i2c_algorithm header_i2c_algorithm = {
	.xfer = header_i2c_transfer,
	.functionality = header_i2c_can,
};

static struct i2c_adapter header_i2c = {
	.owner = THIS_MODULE,
	.name = "table-header",
	.algo = &header_i2c_algorithm,
	.nr = I2C_BUS,
};

/* ---- SPI ---- */

static int header_spi_message(struct spi_controller *controller, struct spi_message *message)
{
	struct spi_transfer *transfer;
	u64 micros = 0;

	mutex_lock(&lock);
	list_for_each_entry(transfer, &message->transfers, transfer_list) {
		if (list_is_first(&transfer->transfer_list, &message->transfers)) {
			note_time();
			note("spi %d.%d %u ", controller->bus_num,
			     spi_get_chipselect(message->spi, 0), transfer->speed_hz);
		}
		micros += div_u64(8000000ull * transfer->len, transfer->speed_hz);
		if (transfer->tx_buf)
			note_bytes(transfer->tx_buf, transfer->len);
		if (transfer->rx_buf)
			memset(transfer->rx_buf, 0, transfer->len);
		message->actual_length += transfer->len;
	}
	note("\n");
	mutex_unlock(&lock);
	fsleep(micros);
	message->status = 0;
	spi_finalize_current_message(controller);
	return 0;
}

/* A chip that spidev binds to by itself. */
static struct spi_board_info strip = {
	.modalias = "dh2228fv",
	.max_speed_hz = 10000000,
	.chip_select = 0,
};

/* ---- PWM ---- */

static int header_pwm_apply(struct pwm_chip *chip, struct pwm_device *pwm,
			    const struct pwm_state *state)
{
	mutex_lock(&lock);
	note_time();
	note("pwm %u %llu %llu %d\n", pwm->hwpwm, state->period, state->duty_cycle, state->enabled);
	mutex_unlock(&lock);
	return 0;
}

static const struct pwm_ops header_pwm_operations = {
	.apply = header_pwm_apply,
};

/* ---- the module ---- */

static struct platform_device *header;
static struct spi_controller *spi;
static struct pwm_chip *pwm;
static struct dentry *folder;

static int __init begin_spi(void)
{
	int failed;

	spi = spi_alloc_host(&header->dev, 0);
	if (!spi)
		return -ENOMEM;
	spi->bus_num = SPI_BUS;
	spi->num_chipselect = 2;
	spi->mode_bits = SPI_CPOL | SPI_CPHA | SPI_CS_HIGH | SPI_NO_CS | SPI_LSB_FIRST;
	spi->bits_per_word_mask = SPI_BPW_MASK(8);
	spi->transfer_one_message = header_spi_message;
	failed = spi_register_controller(spi);
	if (failed) {
		spi_controller_put(spi);
		return failed;
	}
	if (!spi_new_device(spi, &strip)) {
		spi_unregister_controller(spi);
		return -ENODEV;
	}
	return 0;
}

static int __init begin_pwm(void)
{
	int failed;

	pwm = pwmchip_alloc(&header->dev, 4, 0);
	if (IS_ERR(pwm))
		return PTR_ERR(pwm);
	pwm->ops = &header_pwm_operations;
	failed = pwmchip_add(pwm);
	if (failed)
		pwmchip_put(pwm);
	return failed;
}

static int __init begin(void)
{
	int failed;

	heard = vzalloc(ROOM);
	if (!heard)
		return -ENOMEM;
	header = platform_device_register_simple("table-header", PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(header)) {
		failed = PTR_ERR(header);
		goto no_header;
	}
	header_i2c.dev.parent = &header->dev;
	failed = i2c_add_numbered_adapter(&header_i2c);
	if (failed)
		goto no_i2c;
	failed = begin_spi();
	if (failed)
		goto no_spi;
	failed = begin_pwm();
	if (failed)
		goto no_pwm;
	folder = debugfs_create_dir("table-header", NULL);
	debugfs_create_file("heard", 0600, folder, NULL, &heard_operations);
	return 0;

no_pwm:
	spi_unregister_controller(spi);
no_spi:
	i2c_del_adapter(&header_i2c);
no_i2c:
	platform_device_unregister(header);
no_header:
	vfree(heard);
	return failed;
}

static void __exit end(void)
{
	debugfs_remove_recursive(folder);
	pwmchip_remove(pwm);
	pwmchip_put(pwm);
	spi_unregister_controller(spi);
	i2c_del_adapter(&header_i2c);
	platform_device_unregister(header);
	vfree(heard);
}

module_init(begin);
module_exit(end);
MODULE_LICENSE("GPL");
MODULE_DESCRIPTION("A header that writes down what is written to it");
