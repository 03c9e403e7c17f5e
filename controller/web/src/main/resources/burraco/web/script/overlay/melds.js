// Melds as rows at the sides, North-South on the left and East-West on the right; and the pile with stock and
// pozzetti.

import { h, render } from '../dom.js';
import { card, together } from '../cards.js';
import { crosswise } from '../fit.js';
import { meldName, player, t, tell } from '../texts.js';

/** Only the last cards of a long pile are shown. */
const SHOWN_OF_PILE = 9;
const GAP = 6;

export function drawMelds(find, { hand }) {
  for (const line of ['NS', 'EW']) {
    const side = find(`melds-${line}`);
    const of = hand?.melds[line] ?? [];
    const most = parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.1;
    const one = size(of, side, 1);
    const two = size(of, side, 2);
    const columns = two > one * 1.1 ? 2 : 1;
    const style = {
      '--card': `${Math.min(most, Math.max(one, two)).toFixed(1)}px`,
      '--rows': String(Math.max(1, Math.ceil(of.length / columns))),
    };
    render(side, h('ul', { class: 'rows', style }, of.map(row)));
  }
}

/** The card width that fits with the rows in this many columns. */
function size(of, { clientWidth, clientHeight }, columns) {
  if (of.length === 0) return 0;
  const across = (clientWidth / columns - 2 * GAP) / Math.max(...of.map(width));
  const down = (clientHeight / Math.ceil(of.length / columns) - GAP) / 1.4;
  return Math.min(across, down);
}

/** The width of a row with its badges, in card widths. */
function width(meld) {
  const cross = crosswise(meld);
  return (
    1 +
    (together(meld.cards.map(one => one.card)).length - 1) * 0.46 +
    (cross ? 0.4 + 0.24 * (cross - 1) : 0) +
    (meld.burraco || meld.frozen ? 2.4 : 1.4)
  );
}

function row(meld) {
  const faces = together(meld.cards.map(one => one.card));
  const cross = faces.length - crosswise(meld);
  return h(
    'li',
    { class: `row${meld.frozen ? ' frozen' : ''}`, key: meld.id },
    h(
      'div',
      { class: 'side-fan' },
      faces.map((face, index) =>
        card(face, { key: index, lying: index >= cross ? 'cross' : 'side' }),
      ),
    ),
    h(
      'p',
      { class: 'row-badges' },
      h('span', { class: 'kind id', key: 'id' }, meldName(meld.id)),
      meld.burraco &&
        h(
          'span',
          { class: `kind ${meld.burraco.toLowerCase()}`, key: 'b' },
          t(`burraco.${meld.burraco}`),
        ),
      meld.frozen && h('span', { class: 'kind ice', key: 'f' }, t('frozen')),
      meld.invalid && h('span', { class: 'kind bad', key: 'i' }, t('invalid')),
    ),
  );
}

export function drawPile(corner, { hand, match }) {
  if (!hand || hand.phase === 'deal' || hand.phase === 'over') return render(corner);
  const from = Math.max(0, hand.pile.length - SHOWN_OF_PILE);
  render(
    corner,
    h(
      'div',
      { class: 'plate pile-plate' },
      h(
        'p',
        { class: 'pile-facts' },
        h('span', {}, t('stock'), ' ', h('b', { class: 'number' }, hand.stock)),
        h('span', {}, t('pile'), ' ', h('b', { class: 'number' }, hand.pile.length)),
        hand.pozzetti.map(one =>
          h(
            'span',
            { key: one.number, class: `pozzetto ${one.where}` },
            t('pozzetto.short', one.number),
            ' ',
            h(
              'b',
              {},
              tell(
                `pozzetto.${one.where}`,
                one.seat ? player(one.seat, match) : one.line && t(`line.${one.line}`),
              ),
            ),
          ),
        ),
      ),
      h(
        'div',
        { class: 'pile-row' },
        from > 0 && h('b', { class: 'behind number', title: t('cards.many', from) }, `+${from}`),
        h(
          'div',
          { class: 'side-fan' },
          together(hand.pile.slice(from)).map((face, index) =>
            card(face, { key: from + index, lying: 'side' }),
          ),
        ),
      ),
    ),
  );
}
