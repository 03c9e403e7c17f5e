// Arranges cards in a row on the page.

import { CARD } from './geometry.js';

/** Size of a card on the table in pixels. */
export const felt = (on, across) =>
  across
    ? { w: CARD.h * on.scale, h: CARD.w * on.scale }
    : { w: CARD.w * on.scale, h: CARD.h * on.scale };

/** Places cards from a point along an axis; the result lists where each becomes visible. */
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
