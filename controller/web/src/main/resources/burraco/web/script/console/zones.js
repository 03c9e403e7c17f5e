// Names of places in the page's language: "EW slot 2" becomes EO 2.

import { t } from '../texts.js';

export function zoneName(name) {
  const [what, ...rest] = name.split(' ');
  if (what === 'seat') return t('zone.seat', t(`seat.${rest[0]}`));
  if (rest[0] === 'slot') return t('zone.slot', t(`short.${what}`), rest[1]);
  return t(`zone.${what}`, ...rest);
}
