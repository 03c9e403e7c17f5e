// The four seats at the edge: name, whose turn it is, cards lying open.

import { h, render } from '../dom.js';
import { card, together } from '../cards.js';
import { icon } from '../icons.js';
import { player, seatName, t } from '../texts.js';

export function drawSeats(find, state) {
  for (const seat of ['N', 'E', 'S', 'W']) draw(find(`seat-${seat}`), seat, state);
}

function draw(place, seat, { match, hand }) {
  const acting = hand?.acting === seat;
  const turn = hand?.turn === seat;
  const owes = hand?.owed.some(one => one.seat === seat);
  const held = hand?.pozzetti.filter(one => one.where === 'held' && one.seat === seat) ?? [];
  const { exposed = [], aside = [] } = hand?.seats[seat] ?? {};
  place.classList.toggle('acting', acting);
  place.classList.toggle('owes', Boolean(owes));
  const name = seatName(seat, match);
  render(
    place,
    h(
      'p',
      { class: `plate ${seat === 'N' || seat === 'S' ? 'ns' : 'ew'}`, key: 'plate' },
      h('span', { class: 'seat-letter' }, t(`seat.${seat}`)),
      name !== t(`seat.${seat}`) && h('strong', { class: 'player' }, player(seat, match)),
      hand?.dealer === seat && h('span', { class: 'mark' }, t(hand.dealerPresumed ? 'dealer.presumed' : 'dealer')),
      owes
        ? h('span', { class: 'mark owing' }, icon('warn'), t('owes'))
        : (turn || acting) && h('span', { class: 'mark moving' }, t('turn')),
    ),
    held.map(one => h('p', { class: 'held', key: `p${one.number}` }, card('back'), t('pozzetto'))),
    exposed.length > 0 && lies('exposed', exposed),
    aside.length > 0 && lies('aside', aside),
  );
}

/** Unknown cards are also counted in words. */
function lies(kind, faces) {
  const unseen = faces.filter(face => face === '??').length;
  return h(
    'div',
    { class: `lies ${kind}`, key: kind },
    h(
      'p',
      { class: 'lies-name' },
      t(kind),
      unseen > 1 && `: ${t(unseen < faces.length ? 'cards.unseen' : 'cards.many', unseen)}`,
    ),
    h(
      'div',
      { class: 'lies-cards' },
      together(faces).map((face, index) => card(face, { key: index, lying: 'side' })),
    ),
  );
}
