// Cards beside each other, from a point along x or y of the page.

import { CARD } from './geometry.js';

/** How large a card on the felt is drawn. */
export const felt = (on, across) =>
  across
    ? { w: CARD.h * on.scale, h: CARD.w * on.scale }
    : { w: CARD.w * on.scale, h: CARD.h * on.scale };

/** One beside the other from a point, along x or y; spots are where each begins to be seen. */
export function row(laid, id, cards, { x, y, axis, sign, pitch, size, lying, z }) {
  const spots = [];
  cards.forEach((card, index) => {
    const away = sign * index * pitch;
    const spot = { x: x + (axis === 'x' ? away : 0), y: y + (axis === 'y' ? away : 0) };
    spots.push(axis === 'x' ? spot.x : spot.y);
    laid.cards.set(card.id, {
      ...spot,
      ...size,
      lying,
      z: z + (sign > 0 ? index : cards.length - index),
      hidden: false,
    });
  });
  return spots;
}
