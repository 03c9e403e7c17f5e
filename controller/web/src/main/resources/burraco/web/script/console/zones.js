// Places on the table by the names that its own file has for them, in the reader's language: "EW slot 2" is EO 2.

import { lang, t } from '../texts.js';

export function zoneName(name) {
  const [what, ...rest] = name.split(' ');
  if (lang() === 'en') return name;
  if (what === 'stock' || what === 'pile' || what === 'pozzetto') return [t(what), ...rest].join(' ');
  if (what === 'seat') return `${t('console.seat')} ${t(`seat.${rest[0]}`)}`;
  return `${t(`short.${what}`)} ${rest.at(-1)}`;
}
