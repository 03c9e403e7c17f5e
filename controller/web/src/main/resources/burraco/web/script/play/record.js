// What the table has understood: situation, remedies, questions, and the last acts with rulings.

import { told } from '../acts.js';
import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { lang, player, say, t, tell } from '../texts.js';
import { marked } from './felt.js';
import { placeName } from './places.js';
import { at, mine } from './store.js';
import { speak } from './tell.js';
import { soundName } from './sounds.js';

export function drawSituation(element) {
  const { state, play } = at;
  render(
    element,
    h(
      'pre',
      { key: 'display', class: 'display', 'aria-hidden': 'true' },
      (play?.display[lang()] ?? ['', '', '', '']).join('\n'),
    ),
    h('p', { key: 'sound', class: 'sounding', 'aria-hidden': 'true' }, soundName()),
    h(
      'p',
      { key: 'says', class: 'situation', role: 'status' },
      state ? say(state.situations[0]?.says) : t('link.waits'),
    ),
  );
}

export function drawRecord(element) {
  const { state } = at;
  if (!state) return render(element);
  // The deal consists of many acts without sentences, which are left out.
  const acts = (state.hand?.acts ?? []).filter(one => one.says || one.rulings.length > 0).reverse();
  render(
    element,
    h(
      'div',
      { key: 'urgent', class: 'urgent' },
      owed(state),
      contest(state),
      choice(state),
      revoked(state),
      state.differing.map(differs),
      state.questions.map(question),
      wrong(),
    ),
    h(
      'h2',
      { key: 'title', class: 'pane-title' },
      t('play.record'),
      ' ',
      h('span', { class: 'muted' }, t('hand', state.hand?.number ?? 0)),
    ),
    acts.length === 0 && h('p', { key: 'none', class: 'muted' }, t('play.record.none')),
    h('ol', { key: 'acts', class: 'acts', reversed: true }, acts.map(act)),
  );
}

const article = one => (one.article ? t('article', one.article) : t('case', one.case));

function owed(state) {
  return (state.hand?.owed ?? []).map((one, index) =>
    h(
      'section',
      { key: `o${index}`, class: 'owed' },
      h(
        'h2',
        null,
        tell('play.owed', player(one.seat, state.match)),
        ' ',
        h('span', { class: 'tag' }, article(one)),
        ' ',
        h('span', { class: 'tag' }, one.case),
      ),
      h('p', { class: 'owed-says' }, say(one.says)),
      h(
        'ul',
        null,
        one.remedies.map((remedy, at) =>
          h(
            'li',
            { key: at, class: remedy.done ? 'is-done' : '' },
            remedy.done
              ? icon('tick')
              : h('span', { class: 'open-mark', 'aria-hidden': 'true' }, remedy.due ? '▸' : '·'),
            h('span', null, say(remedy.says)),
            remedy.done && h('span', { class: 'tag' }, t('done')),
          ),
        ),
      ),
    ),
  );
}

function contest(state) {
  return (
    state.contest &&
    h(
      'p',
      { key: 'contest', class: 'note' },
      tell('play.contest', player(state.contest.by, state.match)),
    )
  );
}

function choice(state) {
  const one = state.choice;
  return (
    one &&
    h(
      'section',
      { key: 'choice', class: 'note' },
      h('h2', null, t('play.choice')),
      h(
        'ol',
        { class: 'options' },
        one.options.map((option, index) =>
          h(
            'li',
            { key: index, class: index === one.offered ? 'is-offered' : '' },
            say(option.says),
          ),
        ),
      ),
    )
  );
}

function question(one) {
  return h('p', { key: `q${one.id}`, class: 'note' }, h('strong', null, '? '), say(one.says));
}

/** A difference between record and sensors; the players answer with their buttons. */
function differs(one) {
  return h(
    'p',
    { key: `d${one.id}`, class: 'note warn' },
    h('span', { class: 'wrong-mark', 'aria-hidden': 'true' }, '≠'),
    `${say(one.says)}. ${say(one.asks)}`,
  );
}

function revoked(state) {
  const one = state.news.revoked;
  return one && h('p', { key: 'revoked', class: 'note' }, say(one.says));
}

function wrong() {
  const places = marked();
  return [
    places.length > 0 &&
      h(
        'p',
        { key: 'wrong', class: 'note warn' },
        h('span', { class: 'wrong-mark', 'aria-hidden': 'true' }, '≠'),
        t('play.wrong', places.map(placeName).join(', ')),
      ),
    at.play?.stuck && h('p', { key: 'stuck', class: 'note warn' }, icon('pause'), t('play.stuck')),
  ];
}

function act(one) {
  return h(
    'li',
    { key: one.id, class: `act${one.rulings.length > 0 ? ' has-ruling' : ''}`, value: one.line },
    h(
      'p',
      null,
      h('span', { class: `by by-${one.by}` }, t(`play.by.${one.by}`)),
      ' ',
      h('span', { class: 'act-says' }, told(one)),
    ),
    one.rulings.map((ruling, index) =>
      h(
        'div',
        { key: index, class: 'ruling' },
        h(
          'p',
          { class: 'ruling-head' },
          h('span', { class: 'tag' }, article(ruling)),
          ' ',
          h('span', { class: 'tag' }, ruling.case),
        ),
        h('p', null, say(ruling.says)),
        ruling.remedies.length > 0 &&
          h(
            'ul',
            null,
            ruling.remedies.map((remedy, at) => h('li', { key: at }, say(remedy.says))),
          ),
      ),
    ),
    settled(one),
  );
}

/** Remedies no longer due: carried out, or dropped for another reason. */
function settled(one) {
  return (one.settled ?? []).map((was, index) =>
    was.why === 'done'
      ? h('p', { key: `settled${index}`, class: 'carried-out' }, `✓ ${say(was.says)}`)
      : h('p', { key: `settled${index}`, class: 'muted' }, `${say(was.says)}. ${say(was.because)}`),
  );
}

let toldRuling = null;
let toldAct = null;

/** Announces rulings at once, and the acts of people at this page; bots are too fast. */
export function announce(state) {
  const acts = state.hand?.acts ?? [];
  const ruled = acts.find(one => one.id === state.news?.ruling && one.rulings.length > 0);
  if (ruled && ruled.id !== toldRuling)
    speak(ruled.rulings.map(ruling => say(ruling.says)).join(' '), true);
  toldRuling = ruled?.id ?? toldRuling;
  const last = acts.at(-1);
  if (last && toldAct !== null && last.id > toldAct && mine(last.seat) && last.says)
    speak(say(last.says));
  toldAct = last?.id ?? toldAct ?? 0;
}
