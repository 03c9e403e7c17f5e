package burraco.hal.pi;

import com.pi4j.boardinfo.definition.BoardModel;
import com.pi4j.boardinfo.util.BoardInfoHelper;
import com.pi4j.plugin.gpiod.provider.gpio.digital.GpioDDigitalInputProvider;
import com.pi4j.plugin.linuxfs.provider.i2c.LinuxFsI2CProvider;
import com.pi4j.plugin.linuxfs.provider.pwm.LinuxFsPwmProvider;
import com.pi4j.plugin.linuxfs.provider.spi.LinuxFsSpiProvider;
import com.pi4j.provider.Provider;

/** This machine's own header. */
final class Pi4jMachine implements Pi4jParts {
    @Override
    public Provider<?, ?, ?> gpio() {
        return GpioDDigitalInputProvider.newInstance();
    }

    @Override
    public Provider<?, ?, ?> i2c() {
        return LinuxFsI2CProvider.newInstance();
    }

    @Override
    public Provider<?, ?, ?> spi() {
        return LinuxFsSpiProvider.newInstance();
    }

    @Override
    public Provider<?, ?, ?> pwm(int chip) {
        return LinuxFsPwmProvider.newInstance(chip);
    }

    @Override
    public boolean isPi(boolean chipNamed) {
        if (!BoardInfoHelper.runningOnRaspberryPi() && chipNamed) {
            BoardInfoHelper.current().setBoardModel(BoardModel.GENERIC);
        }
        return BoardInfoHelper.runningOnRaspberryPi();
    }

    @Override
    public int pwmChip() {
        return BoardInfoHelper.getPwmChipAddress();
    }
}
