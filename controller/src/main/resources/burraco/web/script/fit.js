// How wide a card may be so that all melds of a line (or a pile) fit into a box, and in how many
// rows they lie then. Nothing but sums, in widths of a card: so a page is laid out without being
// measured twice.

/** What of a covered card stays to be seen, in widths of a card; style/melds.css has the same. */
const STEP = 0.5;
const TALL = 1.4;

/** How many of a meld's last cards lie crosswise: two mark a clean burraco, one any other. */
export function crosswise(meld) {
  if (!meld.burraco) return 0;
  return ['CLEAN', 'ROYAL', 'SUPER'].includes(meld.burraco) ? 2 : 1;
}

/**
 * What a meld takes as a fan: widths of a card; lines of text under it, and the letters of the
 * longest.
 */
export function measure(meld, words = []) {
  const steps = (Math.max(meld.cards.length, 1) - 1) * STEP;
  const cross = crosswise(meld);
  return {
    width: cross ? TALL : 1,
    height: steps + (cross ? 1 : TALL),
    badges: words.length,
    letters: Math.max(0, ...words.map(word => word.length)),
  };
}

/**
 * The best layout of fans in a box: {card, line, rows: [[index, …], …]}. A fan has a line of text
 * above it and its badges under it; `line` is the most such a line is high, small cards have
 * smaller ones. `gap` lies between fans, `most` is as wide as a card gets.
 */
export function fit(fans, { width, height, line, gap, most, maxRows = 4 }) {
  let best = { card: 0, line, rows: [fans.map((_, index) => index)] };
  for (let count = 1; count <= Math.min(maxRows, fans.length); count++) {
    const rows = split(fans, count);
    const card = widest(most, size =>
      fits(
        rows.map(row => row.map(index => fans[index])),
        size,
      ),
    );
    if (card > best.card) best = { card, line: lineAt(card), rows };
  }
  return best;

  function fits(rows, card) {
    const text = lineAt(card);
    const across = row =>
      sum(row.map(fan => Math.max(fan.width * card, wide(fan.letters, text)))) +
      gap * (row.length - 1);
    const down = row =>
      Math.max(...row.map(fan => fan.height * card + text * (1.15 * fan.badges))) + text;
    return (
      rows.every(row => across(row) <= width) &&
      sum(rows.map(down)) + gap * (rows.length - 1) <= height
    );
  }

  function lineAt(card) {
    return Math.min(line, card * 0.34 + 2);
  }
}

/**
 * How wide so many letters get at most, in bold and with room beside them; style/melds.css has the
 * same size.
 */
function wide(letters, line) {
  return letters === 0 ? 0 : (letters * 0.7 + 1) * line * 0.82;
}

/** The largest size that fits, to a tenth of a pixel. */
function widest(most, fits) {
  let low = 0;
  let high = most;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** In their order, rows about as wide as each other. */
function split(fans, count) {
  const rows = [];
  const each = sum(fans.map(fan => fan.width)) / count;
  let taken = 0;
  fans.forEach((fan, index) => {
    const row = Math.min(count - 1, Math.floor((taken + fan.width / 2) / each));
    (rows[row] ??= []).push(index);
    taken += fan.width;
  });
  return rows.filter(row => row);
}

/**
 * A pile in columns that fill a box: {card, columns: [[index, …], …]}, each as long
 * as the others.
 */
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

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
