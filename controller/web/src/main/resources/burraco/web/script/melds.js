// Melds as players lay them: a fan in which every card can be read, the last cards crosswise for a burraco.

import { h } from './dom.js';
import { card, cardName, together } from './cards.js';
import { crosswise, fit, measure } from './fit.js';
import { icon } from './icons.js';
import { meldName, t } from './texts.js';

/**
 * All melds of a line, as large as the box allows. Labels are replaced by short signs where they would make the
 * cards small.
 */
export function melds(of, box) {
  const inWords = fit(
    of.map(one => measure(one, words(one))),
    box,
  );
  const inSigns = fit(
    of.map(one => measure(one, signs(one))),
    box,
  );
  const short = inSigns.card > inWords.card * 1.12;
  const laid = short ? inSigns : inWords;
  const style = {
    '--card': `${laid.card.toFixed(1)}px`,
    '--gap': `${box.gap}px`,
    '--line': `${laid.line.toFixed(1)}px`,
  };
  return h(
    'div',
    { class: laid.columns ? 'melds in-columns' : 'melds', style },
    (laid.columns ?? laid.rows).map((row, index) =>
      h(
        'div',
        { class: laid.columns ? 'meld-column' : 'meld-row', key: index, role: 'list' },
        row.map(at => meld(of[at], short)),
      ),
    ),
  );
}

export function meld(one, short = false) {
  const faces = together(one.cards.map(each => each.card));
  const cross = Math.max(0, faces.length - crosswise(one));
  const negative = [...one.negative];
  return h(
    'div',
    { class: classes(one), key: one.id, role: 'listitem', 'data-burraco': one.burraco },
    h(
      'p',
      { class: 'meld-id' },
      meldName(one.id),
      h('span', { class: 'spoken' }, ` ${t(`meld.${one.kind}`)}`),
    ),
    h(
      'div',
      { class: 'fan' },
      faces.map((face, index) => {
        const at = negative.indexOf(face);
        if (at >= 0) negative.splice(at, 1);
        return card(face, {
          key: index,
          lying: index >= cross ? 'cross' : 'down',
          class: at >= 0 ? 'negative' : '',
          label: at >= 0 ? `${cardName(face)} (${t('negative')})` : undefined,
        });
      }),
    ),
    badges(one, short),
  );
}

/** The state of a meld in words, so that it does not depend on position or colour. */
function words(one) {
  return [
    one.burraco && t(`burraco.${one.burraco}`),
    one.frozen && t('frozen'),
    one.invalid && t('invalid'),
  ].filter(Boolean);
}

function signs(one) {
  return [
    one.burraco && t(`burraco.short.${one.burraco}`),
    one.frozen && '**',
    one.invalid && '!',
  ].filter(Boolean);
}

export function badges(one, short = false) {
  const badge = (kind, word, sign) =>
    h(
      'span',
      { class: `badge ${kind}`, key: kind },
      short && h('span', { 'aria-hidden': 'true' }, sign),
      h('span', { class: short ? 'spoken' : '' }, word),
    );
  return h(
    'p',
    { class: 'badges' },
    one.burraco &&
      badge(
        one.burraco.toLowerCase(),
        t(`burraco.${one.burraco}`),
        t(`burraco.short.${one.burraco}`),
      ),
    one.frozen && badge('ice', t('frozen'), icon('frozen')),
    one.invalid && badge('bad', t('invalid'), '!'),
  );
}

function classes(one) {
  return ['meld', one.frozen && 'frozen', one.invalid && 'invalid'].filter(Boolean).join(' ');
}
