// The hall in the direction's hand (/control): the clock of the round, messages, tables and devices.

import { render } from '../dom.js';
import { lang, t } from '../texts.js';
import { at } from '../console/store.js';
import { part } from './board.js';
import { clockPanel } from './control/clock.js';
import { devicesPanel } from './control/devices.js';
import { messagePanel } from './control/message.js';
import { tablesPanel } from './control/tables.js';
import { may, staffPage, way, ways } from './staff.js';

staffPage({
  stream: '/api/hall/control/stream',
  name: 'control',
  who: ['direction', 'arbiter', 'speaker'],
  draw: () => {
    const { round, rounds } = at.state;
    render(part('where'), round > 0 ? t('hall.round', round, rounds) : t('control.no-round'));
    ways(may('direction') && way('/direction', 'staff.direction'),
      may('direction', 'arbiter') && way('/calls', 'staff.calls'),
      may('direction', 'arbiter') && way(`/api/hall/pairs?lang=${lang()}`, 'control.codes'));
    render(part('panel'),
      clockPanel(),
      messagePanel(),
      may('direction') && devicesPanel(),
      may('direction', 'arbiter') && tablesPanel());
  },
});
