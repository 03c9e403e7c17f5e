// The table's messages: rulings in large type, questions, choices, contests and troubles.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { ruling, rulings } from '../rulings.js';
import { named, say, t } from '../texts.js';
import { awaited } from './awaited.js';

/** Situations shown elsewhere on the screen in more detail. */
const SAID_ELSEWHERE = new Set(['RULING_OPEN', 'UNSURE', 'DIFFERS', 'TROUBLE', 'HAND_OVER']);

export function drawNotices(section, state, link) {
  const ruled = state ? rulings(state) : [];
  const situations = state?.situations ?? [];
  const asked = Boolean(
    state?.questions.length || state?.differing.length || state?.choice,
  );
  section.classList.toggle('many', ruled.length > 1);
  section.parentElement.classList.toggle('ruled', ruled.length > 0);
  render(
    section,
    link.lost && banner('link', 'lost', 'link', say(link.says) || t('link.lost')),
    situations
      .filter(one => one.which === 'NOT_SECURED')
      .map(one => banner(one.which, 'trouble', 'warn', say(one.says))),
    state && awaited(state).map(one => banner(one.key, one.kind, one.sign, one.text, one.does)),
    ruled.length > 0 &&
      h(
        'div',
        { class: 'rulings', key: 'rulings' },
        ruled.map(one => ruling(one, state)),
      ),
    state?.questions.map(one => banner(`q${one.id}`, 'asks', 'asks', say(one.says))),
    state?.news.revoked && banner('revoked', 'asks', 'tick', say(state.news.revoked.says)),
    state?.differing.map(one =>
      banner(`d${one.id}`, 'asks', 'asks', `${say(one.says)}. ${say(one.asks)}`),
    ),
    state?.choice && choice(state.choice),
    state?.assignment?.message &&
      ruled.length === 0 &&
      !asked &&
      banner('message', 'message', null, named(state.assignment.message)),
    situations
      .filter(one => one.which !== 'NOT_SECURED' && !SAID_ELSEWHERE.has(one.which))
      .filter(one => kind(one.which) !== 'plain' || (ruled.length === 0 && !asked))
      .map(one =>
        banner(one.which, kind(one.which), one.which === 'PAUSED' ? 'pause' : null, say(one.says)),
      ),
  );
}

function kind(which) {
  return which === 'CONTESTED' || which === 'CHOOSING'
    ? 'asks'
    : which === 'PAUSED'
      ? 'paused'
      : 'plain';
}

function banner(key, kind, sign, text, does) {
  return h(
    'p',
    { class: `banner ${kind}`, key },
    sign && icon(sign),
    h('span', {}, text),
    does && h('button', { class: 'button', type: 'button', onclick: does.act }, does.label),
  );
}

/** The options; the one currently offered comes out most clearly. */
function choice({ options, offered, open }) {
  return h(
    'ol',
    { class: `options${open ? '' : ' closed'}`, key: 'choice' },
    options.map((option, index) =>
      h(
        'li',
        {
          class: index === offered ? 'offered' : '',
          'aria-current': index === offered ? 'true' : null,
          key: index,
        },
        say(option.says),
      ),
    ),
  );
}
