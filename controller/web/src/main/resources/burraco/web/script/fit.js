// Computes how wide cards may be so that all melds of a line, or a pile, fit into a box, and how they are arranged.
// It only calculates, in card widths, so that the page is measured once.

import { together } from './cards.js';

/** Visible part of a covered card in card widths; same as in style/melds.css. */
const STEP = 0.5;
const TALL = 1.4;

/** How many of a meld's last cards lie crosswise: two for a clean burraco, one for another one. */
export function crosswise(meld) {
  if (!meld.burraco) return 0;
  return ['CLEAN', 'ROYAL', 'SUPER'].includes(meld.burraco) ? 2 : 1;
}

/** Size of a meld as a fan: in card widths, plus lines of text below and the length of the longest. */
export function measure(meld, words = []) {
  const shown = together(meld.cards.map(one => one.card)).length;
  const steps = (Math.max(shown, 1) - 1) * STEP;
  const cross = crosswise(meld);
  return {
    width: cross ? TALL : 1,
    height: steps + (cross ? 1 : TALL),
    badges: words.length,
    letters: Math.max(0, ...words.map(word => word.length)),
  };
}

/**
 * The best layout of fans in a box: {card, line, rows: [[index, …], …]}, or columns if those allow larger cards.
 * The order is kept. Each fan has a line of text above it and its badges below; `line` is the maximum height of a
 * line, which shrinks with the cards. `gap` is the distance between fans, `most` the maximum card width.
 */
export function fit(fans, { width, height, line, gap, most }) {
  const lineAt = card => Math.min(line, card * 0.34 + 2);
  const across = card => fan => Math.max(fan.width * card, wide(fan.letters, lineAt(card)));
  const down = card => fan => fan.height * card + lineAt(card) * (1.15 * fan.badges + 1);
  const inRows = card => packed(fans, across(card), width, down(card), height, gap);
  const inColumns = card => packed(fans, down(card), height, across(card), width, gap);
  const rows = largest(fans, most, inRows);
  const columns = largest(fans, most, inColumns);
  const best = columns.card > rows.card * 1.05 ? { columns: columns.of } : { rows: rows.of };
  const card = best.columns ? columns.card : rows.card;
  return { card, line: lineAt(card), ...best };
}

/** Fills rows in order; null if they do not fit. */
function packed(fans, long, length, thick, thickness, gap) {
  const rows = [];
  let left = -1;
  let taken = -gap;
  let most = 0;
  for (const [index, fan] of fans.entries()) {
    if (left < long(fan) + gap) {
      taken += most + gap;
      most = 0;
      left = length + gap;
      rows.push([]);
    }
    left -= long(fan) + gap;
    most = Math.max(most, thick(fan));
    if (left < 0) return null;
    rows.at(-1).push(index);
  }
  return taken + most <= thickness ? rows : null;
}

/** Estimated width of bold text with margins; the font size is that of style/melds.css. */
function wide(letters, line) {
  return letters === 0 ? 0 : (letters * 0.7 + 1) * line * 0.82;
}

/** The largest size that has a layout, found by bisection to a tenth of a pixel, with that layout. */
function largest(fans, most, layout) {
  const whole = layout(most);
  if (whole) return { card: most, of: whole };
  let best = { card: 0, of: [[...fans.keys()]] };
  let high = most;
  while (high - best.card > 0.1) {
    const card = (best.card + high) / 2;
    const of = layout(card);
    if (of) best = { card, of };
    else high = card;
  }
  return best;
}

/** A pile in columns of equal length: {card, columns: [[index, …], …]}. */
export function columns(count, { width, height, gap, most }) {
  let best = { card: 0, columns: [] };
  for (let across = 1; across <= 8 && across <= Math.max(1, count); across++) {
    const down = Math.ceil(count / across);
    const card = Math.min(
      most,
      (width - gap * (across - 1)) / across,
      height / (TALL + (down - 1) * STEP),
    );
    if (card > best.card + 0.5) {
      best = { card, columns: [] };
      for (let from = 0; from < count; from += down) {
        best.columns.push(
          Array.from({ length: Math.min(down, count - from) }, (_, index) => from + index),
        );
      }
    }
  }
  return best;
}
