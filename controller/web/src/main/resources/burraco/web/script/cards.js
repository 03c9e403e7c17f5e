// Draws and names cards.
//
//   card('7H')                        an element for render(); 'JK', '??' and 'back' too; ten is 'TH'
//   card('7H', {lying: 'side'})       'down' (as it is), 'side', 'cross' or 'row': see faces.js
//   card('7H', {key: 3, class: 'last', style: {…}, label: '…'})
//   cardName('7H')                    "sette di cuori", "seven of hearts"
//   cardNames(['7H', '??', '??'])     "sette di cuori, 2 carte non viste"
//   together(['7H', '??', '??'])      ['7H', '??2']: unseen cards as one, with their number
//
// The page sets the width of cards with --card (style/cards.css); everything else follows from it.

import { h } from './dom.js';
import { isWide, symbol } from './faces.js';
import { t } from './texts.js';

export function card(face, { lying = 'down', key, class: more = '', style, label } = {}) {
  const many = /^\?\?(\d+)$/.exec(face)?.[1];
  const [x, y] = isWide(lying) ? [70, 66] : lying === 'side' ? [26, 84] : [50, 42];
  return h(
    'svg',
    {
      key,
      style,
      class: `card card-${lying} ${more}`.trim(),
      viewBox: isWide(lying) ? '0 0 140 100' : '0 0 100 140',
      role: 'img',
      'aria-label': label ?? cardName(face),
    },
    h('use', { href: `#${symbol(many ? 'many' : face, lying)}` }),
    many && h('text', { class: `how-many how-many-${lying}`, x, y, 'aria-hidden': 'true' }, `×${many}`),
  );
}

/** Adjacent unseen cards become one card that shows their number. */
export function together(faces) {
  const all = [];
  for (const face of faces) {
    const [, unseen] = /^\?\?(\d*)$/.exec(all.at(-1) ?? '') ?? [];
    if (face === '??' && unseen !== undefined) all.splice(-1, 1, `??${Number(unseen || 1) + 1}`);
    else all.push(face);
  }
  return all;
}

export function cardName(face) {
  if (face === 'JK') return t('card.joker');
  if (face === '??') return t('card.unseen');
  if (face.startsWith('??')) return t('cards.unseen', Number(face.slice(2)));
  if (face === 'back') return t('card.back');
  const rank = face.slice(0, -1);
  return t('card.of', t(`rank.${rank === 'T' ? '10' : rank}`), t(`suit.${face.slice(-1)}`));
}

/** A list of names; unseen cards and cards face down are counted. */
export function cardNames(faces) {
  const hidden = ['??', 'back'];
  const names = faces.filter(face => !hidden.includes(face)).map(cardName);
  const unseen = faces.filter(face => face === '??').length;
  const backs = faces.filter(face => face === 'back').length;
  if (unseen > 0) names.push(t('cards.unseen', unseen));
  if (backs > 0) names.push(t('cards.back', backs));
  return names.join(', ');
}
