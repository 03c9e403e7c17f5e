// The places where cards can lie, derived from the table's layout. Areas are in centimetres from the centre.

import { t } from '../texts.js';
import { at, SEATS } from './store.js';

const USUAL = {
  stock: { x: -6, y: 0, w: 9, h: 12 },
  'pozzetto 1': { x: 14, y: 22, w: 9, h: 12 },
  'pozzetto 2': { x: 26, y: 22, w: 9, h: 12 },
};
/** Offset from the middle of a seat at which penalized cards and a pozzetto lie, as a share of its width. */
const SHARE = { beside: -1 / 3, before: 0, pack: 1 / 3 };

let known = null;

/** All places: {id, kind, seat, area}; fans have no area. */
export function places() {
  if (known?.felt !== at.felt) known = { felt: at.felt, all: at.felt ? read(at.felt.zones) : [] };
  return known.all;
}

export const place = id => places().find(one => one.id === id);

function read(zones) {
  const all = [];
  const area = name => zones.find(zone => zone.zone === name) ?? USUAL[name];
  for (const seat of SEATS) all.push({ id: `fan ${seat}`, kind: 'fan', seat });
  all.push({ id: 'stock', kind: 'stock', area: area('stock') });
  all.push({ id: 'pile', kind: 'pile', area: around(zones.filter(zone => zone.zone === 'pile')) });
  for (const zone of zones) {
    const slot = /^(NS|EW) slot (\d+)$/.exec(zone.zone);
    if (slot)
      all.push({
        id: `slot ${slot[1]} ${slot[2]}`,
        kind: 'slot',
        line: slot[1],
        number: slot[2],
        area: zone,
      });
  }
  for (const number of ['1', '2'])
    all.push({
      id: `pozzetto ${number}`,
      kind: 'pozzetto',
      number,
      area: area(`pozzetto ${number}`),
    });
  for (const seat of SEATS) {
    for (const kind of ['before', 'beside', 'pack'])
      all.push({
        id: `${kind} ${seat}`,
        kind,
        seat,
        area: part(area(`seat ${seat}`), seat, SHARE[kind]),
      });
  }
  return all;
}

export function around(areas) {
  const left = Math.min(...areas.map(one => one.x - one.w / 2));
  const right = Math.max(...areas.map(one => one.x + one.w / 2));
  const low = Math.min(...areas.map(one => one.y - one.h / 2));
  const high = Math.max(...areas.map(one => one.y + one.h / 2));
  return { x: (left + right) / 2, y: (low + high) / 2, w: right - left, h: high - low };
}

function part(area, seat, share) {
  const right = seat === 'S' || seat === 'E' ? share : -share;
  return area.w >= area.h
    ? { x: area.x + right * area.w, y: area.y, w: area.w / 3, h: area.h }
    : { x: area.x, y: area.y + right * area.h, w: area.w, h: area.h / 3 };
}

export function placeName(id) {
  const [kind, one, two] = id.split(' ');
  if (kind === 'slot') return t('play.place.slot', t(`line.${one}`), two);
  return t(`play.place.${kind}`, /^[NESW]$/.test(one ?? '') ? t(`seat.${one}`) : one);
}

/** Places in the order in which somebody would choose them from a list: the person's own first. */
export function inOrder() {
  const seat = at.bottom;
  const line = seat === 'N' || seat === 'S' ? 'NS' : 'EW';
  const rank = one =>
    one.id === `fan ${seat}`
      ? 0
      : one.kind === 'pile'
        ? 1
        : one.kind === 'stock'
          ? 2
          : one.kind === 'slot'
            ? one.line === line
              ? 3
              : 4
            : one.seat === seat
              ? 5
              : one.kind === 'pozzetto'
                ? 6
                : one.kind === 'fan'
                  ? 7
                  : 8;
  return places()
    .map((one, index) => ({ one, index }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.index - b.index)
    .map(({ one }) => one);
}
