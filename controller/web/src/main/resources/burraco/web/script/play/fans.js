// The four fans around the table: the one in front large, the others at their seats.

import { CARD, side } from './geometry.js';
import { felt, row } from './rows.js';
import { isOpen } from './store.js';

/** Space above and below the fans at the sides for the plates, in pixels. */
const PLATE = 150;

export function fan(laid, on, { id, seat }, cards) {
  const where = side(seat);
  const open = cards.length > 0 && isOpen(cards[0]);
  const last = Math.max(1, cards.length - 1);
  if (where === 'below') {
    const size = { w: on.card, h: on.card * 1.4 };
    const room = on.w - size.w - 2 * 10;
    const pitch = Math.min(size.w * 0.66, room / last);
    const x = (on.w - pitch * (cards.length - 1)) / 2;
    const y = on.h - size.h / 2 - 6;
    const spots = row(laid, id, cards, {
      x,
      y,
      axis: 'x',
      sign: 1,
      pitch,
      size,
      lying: 'side',
      z: 600,
    });
    laid.boxes.set(id, {
      l: 4,
      t: on.h - on.tray,
      w: on.w - 8,
      h: on.tray,
      axis: 'x',
      sign: 1,
      spots,
      pitch,
      ordered: true,
    });
  } else if (where === 'above') {
    const size = felt(on, false);
    const pitch = Math.min(size.w * (open ? 0.5 : 0.34), (on.size - size.w) / last);
    const x = (on.w - pitch * (cards.length - 1)) / 2;
    const y = Math.max(size.h / 2 + 2, on.above - 2 - size.h / 2);
    const spots = row(laid, id, cards, {
      x,
      y,
      axis: 'x',
      sign: 1,
      pitch,
      size,
      lying: open ? 'side' : 'down',
      z: 500,
    });
    laid.boxes.set(id, {
      l: on.left + on.size * 0.2,
      t: 0,
      w: on.size * 0.6,
      h: Math.max(on.above, 20),
      axis: 'x',
      sign: 1,
      spots,
      pitch,
      ordered: true,
    });
  } else {
    const size = felt(on, true);
    const plate = on.size > 2.5 * PLATE ? PLATE : 0;
    const pitch = Math.min(size.h * (open ? 0.46 : 0.34), (on.size - 2 * plate - size.h) / last);
    const outward = open
      ? Math.min(on.left, size.w + 4)
      : Math.min(on.left, CARD.h * on.scale * 0.55);
    const edge = where === 'left' ? on.left - outward : on.w - on.left + outward;
    const wanted = open
      ? edge + (where === 'left' ? size.w / 2 : -size.w / 2)
      : edge + (where === 'left' ? outward - size.w / 2 - 2 : size.w / 2 + 2 - outward);
    // Without room beside the table the fan overlaps its edge, but stays whole.
    const x = Math.max(size.w / 2 + 1, Math.min(on.w - size.w / 2 - 1, wanted));
    const y = on.above + on.size / 2 - (pitch * (cards.length - 1)) / 2;
    const spots = row(laid, id, cards, {
      x,
      y,
      axis: 'y',
      sign: 1,
      pitch,
      size,
      lying: 'cross',
      z: 500,
    });
    const l = where === 'left' ? Math.max(0, on.left - size.w) : on.w - on.left;
    laid.boxes.set(id, {
      l,
      t: on.above + on.size * 0.2,
      w: Math.max(18, Math.min(on.left, size.w)),
      h: on.size * 0.6,
      axis: 'y',
      sign: 1,
      spots,
      pitch,
      ordered: true,
    });
  }
}
