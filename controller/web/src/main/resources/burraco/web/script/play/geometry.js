// Converts centimetres on the table to pixels, as seen from any of the four seats.

import { around } from './places.js';
import { at, isOpen, cardsAt, SEATS } from './store.js';

/** Size of a card on the table in centimetres; drawn slightly enlarged, so that its corner is readable. */
export const CARD = { w: 6.7, h: 9.4 };
const CLOSED = 4.2;
/** Space for a closed fan above the table; its lower edge may overlap the table. */
const CLOSED_ABOVE = 7.4;
const OPEN = 9.6;
const EDGE = 1;

const TURNS = {
  S: (x, y) => [x, y],
  E: (x, y) => [y, -x],
  N: (x, y) => [-x, -y],
  W: (x, y) => [-y, x],
};

/** On which side a seat appears: S is below unless the table has been turned. */
export function side(seat) {
  return ['below', 'left', 'above', 'right'][
    (SEATS.indexOf(seat) - SEATS.indexOf(at.bottom) + 4) % 4
  ];
}

export function seatAt(where) {
  return SEATS.find(seat => side(seat) === where);
}

export const isTurned = () => at.bottom === 'E' || at.bottom === 'W';

/** Position and scale of the table in a stage of that size. */
export function frame({ w, h }) {
  const all = around(at.felt.zones);
  const reach = Math.max(Math.abs(all.x) + all.w / 2, Math.abs(all.y) + all.h / 2) + EDGE;
  const card = Math.round(Math.max(46, Math.min(88, w / 11.5, h / 8.5)));
  const tray = Math.round(card * 1.4) + 18;
  const openFan = cardsAt(`fan ${seatAt('above')}`).some(isOpen);
  const top = openFan ? OPEN : CLOSED_ABOVE;
  const scale = Math.min(w / (2 * (reach + CLOSED)), (h - tray) / (2 * reach + top));
  const half = reach * scale;
  const left = w / 2 - half;
  const above = h - tray - 2 * half;
  return {
    w,
    h,
    scale,
    card,
    tray,
    left,
    above,
    size: 2 * half,
    small: scale < 4.2,
    px(x, y) {
      const [turnedX, turnedY] = TURNS[at.bottom](x, y);
      return [w / 2 + turnedX * scale, above + half - turnedY * scale];
    },
    /** Converts a direction on the table to one on the page. */
    towards(x, y) {
      const [turnedX, turnedY] = TURNS[at.bottom](x, y);
      return [turnedX, -turnedY];
    },
    box(area) {
      const [x, y] = this.px(area.x, area.y);
      const [boxW, boxH] = isTurned() ? [area.h, area.w] : [area.w, area.h];
      return {
        l: x - (boxW * scale) / 2,
        t: y - (boxH * scale) / 2,
        w: boxW * scale,
        h: boxH * scale,
      };
    },
  };
}
