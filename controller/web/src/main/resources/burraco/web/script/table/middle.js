// The centre of the screen: the melds of both lines, and between them stock, pozzetti and pile.

import { h, render } from '../dom.js';
import { card, together } from '../cards.js';
import { columns } from '../fit.js';
import { melds } from '../melds.js';
import { say, t } from '../texts.js';

/** During the count the score is shown instead. */
export function drawFelt(find, state, counted) {
  for (const id of ['melds-NS', 'melds-EW', 'middle']) find(id).hidden = counted || !state.hand;
  if (counted || !state.hand) return;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const line of ['NS', 'EW']) drawLine(find(`melds-${line}`), line, state, rem);
  drawMiddle(find('middle'), state, rem);
}

/** On pages that scroll (--flows), as on a phone, cards have a fixed size. */
function drawLine(section, line, { hand, news }, rem) {
  const box = inside(section);
  const of = hand.melds[line];
  const flows = getComputedStyle(section).getPropertyValue('--flows') !== '';
  section.classList.toggle('new-burraco', burracoBy(hand, news) === line);
  render(
    section,
    h('h2', { class: 'line-title' }, t(`line.${line}`)),
    of.length > 0 &&
      melds(of, {
        width: box.width,
        height: flows ? Infinity : box.height - rem * 1.5,
        line: Math.max(12, rem * 0.95),
        gap: rem * 0.35,
        most: rem * (flows ? 3.2 : 6.4),
      }),
  );
}

function burracoBy(hand, news) {
  const act = news.burraco !== null && hand.acts.find(one => one.id === news.burraco);
  return act && (act.seat === 'N' || act.seat === 'S' ? 'NS' : 'EW');
}

function drawMiddle(section, { hand }, rem) {
  const { width } = inside(section);
  const most = rem * (getComputedStyle(section).getPropertyValue('--flows') === '' ? 6 : 3.2);
  const last = hand.acts.findLast(act => act.says);
  const dealt = hand.phase !== 'deal';
  render(
    section,
    h(
      'div',
      { class: 'stock-row', key: 'stock' },
      hand.stock !== null &&
        h(
          'p',
          { class: 'stock' },
          hand.stock > 0 ? card('back') : h('span', { class: 'hole' }),
          h('span', {}, t('stock'), h('strong', { class: 'number' }, hand.stock)),
        ),
      h(
        'ul',
        { class: 'pozzetti' },
        hand.pozzetti.map(one =>
          h(
            'li',
            { key: one.number, class: one.where },
            one.where === 'lying' ? card('back') : h('span', { class: 'hole' }),
            h(
              'span',
              {},
              t('pozzetto.short', one.number),
              h('small', {}, t(`pozzetto.${one.where}`, where(one))),
            ),
          ),
        ),
      ),
    ),
    h(
      'h2',
      { class: 'line-title', key: 'title' },
      dealt && t('pile'),
      hand.pile.length > 0 && h('span', { class: 'number' }, ` ${hand.pile.length}`),
    ),
    h('div', { class: 'pile', key: 'pile', own: true }),
    last && h('p', { class: 'last-act', key: 'last' }, say(last.says)),
  );
  const pile = section.querySelector('.pile');
  const box = { width, height: pile.clientHeight, gap: rem * 0.25, most };
  drawPile(pile, hand.pile, { ...box, tells: dealt });
}

function where(pozzetto) {
  return pozzetto.where === 'held'
    ? t(`seat.${pozzetto.seat}`)
    : pozzetto.line && t(`line.${pozzetto.line}`);
}

function drawPile(pile, all, box) {
  const cards = together(all);
  const laid = columns(cards.length, box);
  pile.style.setProperty('--card', `${laid.card.toFixed(1)}px`);
  render(
    pile,
    box.tells && cards.length === 0 && h('p', { class: 'empty' }, t('empty')),
    laid.columns.map((column, index) =>
      h(
        'div',
        { class: 'fan', key: index },
        column.map(at =>
          card(cards[at], { key: at, class: at === cards.length - 1 ? 'last' : '' }),
        ),
      ),
    ),
  );
}

function inside(section) {
  const style = getComputedStyle(section);
  return {
    width: section.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    height: section.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
  };
}
