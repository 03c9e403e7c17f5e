// Computes where each card is drawn. Places are to scale; cards of a meld and of the pile are spread as far as
// there is room, so that their corners can be read. Cards further to the lower right lie on top, since corners are
// upper left.

import { fan } from './fans.js';
import { CARD, frame, isTurned } from './geometry.js';
import { places } from './places.js';
import { felt, row } from './rows.js';
import { at, cardsAt, isHeap } from './store.js';

const PITCH = 2.9;
const PILE_PITCH = 2.5;
/** A discard further than this from its neighbour (in centimetres) lies out of line, and is drawn where it is. */
const ASTRAY = 8;

/** {frame, cards: id to {x, y, w, h, lying, z, hidden}, boxes: place to {l, t, w, h, axis, sign, spots}} */
export function lay() {
  const on = frame(at.size);
  const laid = { frame: on, cards: new Map(), boxes: new Map() };
  for (const one of places()) {
    const cards = cardsAt(one.id);
    if (one.kind === 'fan') fan(laid, on, one, cards);
    else if (one.kind === 'slot') meld(laid, on, one, cards);
    else if (one.kind === 'pile') pile(laid, on, one, cards);
    else loose(laid, on, one.id, cards, on.box(one.area));
  }
  for (const seat of ['N', 'E', 'S', 'W'])
    loose(laid, on, `dealt ${seat}`, cardsAt(`dealt ${seat}`), null);
  const [x, y] = on.px(0, 0);
  for (const card of cardsAt('away'))
    laid.cards.set(card.id, {
      x,
      y,
      w: CARD.w * on.scale,
      h: CARD.h * on.scale,
      lying: 'down',
      z: 1,
      hidden: true,
    });
  return laid;
}

/**
 * From the edge of the table towards the centre; a long meld extends beyond its place, as far as nothing else lies
 * there.
 */
function meld(laid, on, { id, area, line }, cards) {
  const upright = area.h >= area.w;
  const sign = (upright ? area.y : area.x) < 0 ? 1 : -1;
  const [dx, dy] = upright ? on.towards(0, sign) : on.towards(sign, 0);
  const axis = Math.abs(dx) > 0.5 ? 'x' : 'y';
  const to = Math.sign(axis === 'x' ? dx : dy);
  const box = on.box(area);
  const size = felt(on, axis === 'x');
  const length = axis === 'x' ? size.w : size.h;
  const beyond = (upright ? 11.5 : 7.2) * on.scale;
  const room = (axis === 'x' ? box.w : box.h) + beyond - length;
  const pitch = Math.min(PITCH * on.scale, room / Math.max(1, cards.length - 1));
  const start =
    to > 0
      ? (axis === 'x' ? box.l : box.t) + length / 2
      : (axis === 'x' ? box.l + box.w : box.t + box.h) - length / 2;
  const spots = row(laid, id, cards, {
    x: axis === 'x' ? start : box.l + box.w / 2,
    y: axis === 'y' ? start : box.t + box.h / 2,
    axis,
    sign: to,
    pitch,
    size,
    lying: axis === 'x' ? 'row' : 'down',
    z: line === 'NS' ? 100 : 150,
  });
  laid.boxes.set(id, { ...box, axis, sign: to, spots, pitch, ordered: true });
}

function pile(laid, on, { id, area }, cards) {
  const box = on.box(area);
  const points = cards.map(card => on.px(card.x ?? area.x, card.y ?? area.y));
  const spread = index =>
    Math.max(...points.map(point => point[index])) - Math.min(...points.map(point => point[index]));
  const axis = cards.length < 2 ? (isTurned() ? 'y' : 'x') : spread(0) >= spread(1) ? 'x' : 'y';
  const along = points.map(point => point[axis === 'x' ? 0 : 1]);
  const sign = cards.length > 1 && along.at(-1) < along[0] ? -1 : 1;
  const astray =
    along.some((one, index) => index > 0 && Math.abs(one - along[index - 1]) > ASTRAY * on.scale) ||
    spread(axis === 'x' ? 1 : 0) > ASTRAY * on.scale;
  const size = felt(on, isTurned() !== (cards[0]?.across ?? false));
  const lying =
    axis === 'x' ? (size.w > size.h ? 'row' : 'side') : size.w > size.h ? 'cross' : 'down';
  let spots = along;
  if (astray || cards.length < 2) {
    cards.forEach((card, index) =>
      laid.cards.set(card.id, {
        x: points[index][0],
        y: points[index][1],
        ...size,
        lying: 'down',
        z: 50 + index,
        hidden: false,
      }),
    );
  } else {
    const room = (axis === 'x' ? box.w : box.h) + 2 * on.scale - (axis === 'x' ? size.w : size.h);
    const pitch = Math.min(PILE_PITCH * on.scale, room / (cards.length - 1));
    spots = row(laid, id, cards, {
      x: points[0][0],
      y: points[0][1],
      axis,
      sign,
      pitch,
      size,
      lying,
      z: 50,
    });
  }
  laid.boxes.set(id, { ...box, axis, sign, spots, ordered: false });
}

function loose(laid, on, id, cards, box) {
  const heap = isHeap(id);
  const top = cards.length - 1;
  cards.forEach((card, index) => {
    const [x, y] = on.px(card.x ?? 0, card.y ?? 0);
    const across = card.across !== isTurned();
    const lift = heap ? Math.min(index, 6) * 0.5 : 0;
    laid.cards.set(card.id, {
      x: x - lift,
      y: y - lift,
      ...felt(on, across),
      lying: across ? (heap ? 'cross' : 'row') : heap ? 'down' : 'side',
      z: 200 + index,
      hidden: heap && index < top - 6 && index > 0,
    });
  });
  if (box)
    laid.boxes.set(id, {
      ...box,
      axis: box.w >= box.h ? 'x' : 'y',
      sign: 1,
      spots: [],
      ordered: false,
    });
}
