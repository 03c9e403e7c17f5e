// What is pending: remedies, contests, choices, questions; and below, the state of the hand.

import { told } from '../acts.js';
import { card, together } from '../cards.js';
import { h } from '../dom.js';
import { player, say, t, tell } from '../texts.js';
import { hush, isQuiet } from './bell.js';
import { correct } from './correct.js';
import { dealing } from './dealing.js';
import { clock } from './format.js';
import { agree, attend, choose, dismiss, settle, waive } from './orders.js';
import { again } from './members.js';
import { ruling } from './preview.js';
import { SEATS } from './fields.js';
import { enter } from './score.js';
import { acts, at, changed } from './store.js';
import { zoneName } from './zones.js';

export function now() {
  const { hand, news, questions, choice, contest, differing, calling, entry, troubles } = at.state;
  const waits = [calling.length > 0 && called(calling), entry && entering(entry), news?.revoked && revoked(news.revoked), contest && contested(contest), ...differing.map(differs), choice && choosing(choice), ...(hand?.owed ?? []).map(owed), ...questions.map(question), ...uncounted().map(count), ...troubles.map(trouble)].filter(Boolean);
  return [
    h('p', { key: 'bell', class: 'rings' }, h('label', {}, h('input', { type: 'checkbox', checked: !isQuiet(), onchange: event => { hush(!event.target.checked); changed(); } }), ' ', t('console.bell'))),
    dealing(),
    waits.length ? waits : h('p', { key: 'none', class: 'nothing' }, t('console.nothing-waits')),
    again('h3'),
    hand && standing(hand),
  ];
}

/** The number of pending items, for the tab. */
export function waiting() {
  const { hand, news, questions, choice, contest, differing, calling, troubles } = at.state;
  return (hand?.owed.length ?? 0) + questions.length + differing.length + calling.length + uncounted().length + troubles.length + (choice ? 1 : 0) + (contest ? 1 : 0) + (news?.revoked ? 1 : 0);
}

/** Finished hands whose score is not known: {match, hand}. */
function uncounted() {
  const { match, before, hand } = at.state;
  const open = one => one.ns === null || one.ew === null;
  const of = sheet => (sheet?.played ?? []).filter(open).map(one => ({ match: sheet, hand: one }));
  return [...of(before), ...of(match), ...(hand?.counting && open(hand.counting) ? [{ match, hand: hand.counting }] : [])];
}

const who = seat => h('strong', {}, player(seat, at.state.match), at.state.match.names?.[seat] && h('span', { class: 'quiet' }, ` ${t(`seat.${seat}`)}`));
const act = id => acts().find(one => one.id === id);
const button = (label, does, main = false) => h('button', { type: 'button', class: main ? 'button main' : 'button', onclick: does }, label);

/** Players waiting for the arbiter come first. */
function called(calling) {
  return h('section', { key: 'calling', class: 'waits is-call' },
    h('h3', {}, t('console.calling')),
    h('ul', { class: 'plain' }, calling.map(one => h('li', { key: one.seat }, who(one.seat), ' ', h('span', { class: 'quiet number' }, t('console.since', clock(at.state.now - one.since)))))),
    h('div', { class: 'actions' }, button(t('console.attend'), attend, true)));
}

function count({ match, hand }) {
  return h('section', { key: `count${match.number}-${hand.hand}`, class: 'waits' },
    h('h3', {}, t('console.uncounted', match.number, hand.hand)),
    h('p', { class: 'quiet' }, t('console.uncounted.how')),
    h('div', { class: 'actions' }, button(t('console.score.title'), () => enter(match, hand))));
}

/** A player enters what is left with the buttons at his seat: nobody has to do anything about it. */
function entering(entry) {
  return h('section', { key: 'entry', class: 'waits' },
    h('h3', {}, t('console.entry'), ' ', entry.by ? who(entry.by) : h('strong', {}, t(`line.${entry.line}`))),
    h('p', {}, say(entry.says)));
}

function trouble(one) {
  return h('section', { key: `trouble ${one.part}`, class: 'waits' },
    h('h3', {}, t('console.broken'), ' ', h('strong', {}, say(one.named))),
    h('p', {}, say(one.why ?? one.says)));
}

function owed(one, index) {
  return h('section', { key: `owed${index}${one.seat}${one.case}`, class: 'waits is-ruling' },
    h('h3', {}, t('console.owed'), ' ', who(one.seat)),
    ruling(one, 'ruling', remedy => remedy.done),
    at.state.hand.waivable?.case === one.case && h('div', { class: 'actions' }, button(t('console.waive'), waive)));
}

function contested(contest) {
  const about = act(contest.act);
  return h('section', { key: 'contest', class: 'waits' },
    h('h3', {}, t('console.contest'), ' ', who(contest.by)),
    about && h('p', {}, t('console.contest.about', about.line, told(about))),
    h('p', { class: 'quiet' }, contest.decides ? t('console.contest.decides', t(`line.${contest.decides}`)) : t('console.contest.you')),
    h('div', { class: 'actions' },
      button(t('console.dismiss.do'), dismiss),
      about && button(t('console.agree.do'), () => agree(about)),
      about && button(t('console.correct'), () => correct(about))));
}

/** The sensors contradict the record: the arbiter settles it. */
function differs(one) {
  return h('section', { key: `differs${one.id}`, class: 'waits' },
    h('h3', {}, t('console.differs')),
    h('p', {}, say(one.says), ' ', h('span', { class: 'quiet' }, zoneName(one.place))),
    one.said && h('p', { class: 'quiet' }, t('console.differs.said', t(`line.${one.said}`), t(`console.settle.${one.offered}`))),
    h('div', { class: 'actions' }, ['LIES_THERE', 'TAKEN_BACK', 'LOOK_AGAIN'].map(how =>
      h('button', { key: how, type: 'button', class: how === 'LIES_THERE' ? 'button main' : 'button', onclick: () => settle(one, how) }, t(`console.settle.${how}`)))));
}

/** A ruling that was withdrawn because play contradicted it, while it is news. */
function revoked(one) {
  return h('section', { key: 'revoked', class: 'waits' },
    h('h3', {}, t('console.revoked')),
    h('p', {}, say(one.says)),
    one.rulings.map((fallen, index) => ruling(fallen, index)));
}

function choosing(choice) {
  const { kind, seat, line } = choice.whose;
  return h('section', { key: 'choice', class: 'waits' },
    h('h3', {}, t('console.choice'), ' ', kind === 'seat' ? who(seat) : h('strong', {}, t(kind === 'line' ? `line.${line}` : 'console.arbiter'))),
    !choice.open && h('p', { class: 'quiet' }, t('console.choice.later')),
    h('ol', { class: 'choices' }, choice.options.map((option, index) =>
      h('li', { key: index },
        h('span', { class: 'choice-says' }, say(option.says), choice.offered === index && h('span', { class: 'tag' }, t('console.choice.shown'))),
        button(t('console.choose.take', index + 1), () => choose(choice, index + 1))))));
}

function question(one) {
  return h('section', { key: `question${one.id}`, class: 'waits' },
    h('h3', {}, t('console.question.to'), ' ', one.asked.length < 4 ? one.asked.flatMap(seat => [who(seat), ' ']) : t('console.question.all')),
    h('p', {}, say(one.says)),
    h('p', { class: 'quiet' }, t('console.question.how')));
}

function standing(hand) {
  const cards = (name, faces) => faces.length > 0 && h('dd', {}, h('span', { class: 'quiet' }, name), h('span', { class: 'faces-row' }, together(faces).map((face, index) => card(face, { key: index }))));
  return h('section', { key: 'standing', class: 'standing', 'aria-label': t('console.standing') },
    h('h3', {}, t('console.standing')),
    h('dl', { class: 'facts' },
      h('div', {}, h('dt', {}, t('console.acting')), h('dd', {}, hand.acting ? who(hand.acting) : '–')),
      h('div', {}, h('dt', {}, t(hand.dealerPresumed ? 'dealer.presumed' : 'dealer')), h('dd', {}, who(hand.dealer))),
      h('div', {}, h('dt', {}, t('stock')), h('dd', { class: 'number' }, hand.stock ?? '–')),
      h('div', {}, h('dt', {}, t('pile')), h('dd', {}, hand.pile.length ? [h('span', { class: 'number' }, String(hand.pile.length)), card(hand.pile.at(-1))] : t('empty'))),
      hand.pozzetti.map(one => h('div', { key: one.number }, h('dt', {}, `${t('pozzetto')} ${one.number}`), h('dd', {}, tell(`pozzetto.${one.where}`, one.seat ? player(one.seat, at.state.match) : one.line ? t(`line.${one.line}`) : '')))),
      SEATS.filter(one => hand.seats?.[one]?.exposed.length || hand.seats?.[one]?.aside.length).map(one =>
        h('div', { key: one, class: 'wide' }, h('dt', {}, who(one)), cards(t('exposed'), hand.seats[one].exposed), cards(t('aside'), hand.seats[one].aside)))));
}
