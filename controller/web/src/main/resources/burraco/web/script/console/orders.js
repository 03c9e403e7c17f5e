// The arbiter's orders, each as a dialog: clocks and hands, and what concerns the last ruling.

import { told } from '../acts.js';
import { h } from '../dom.js';
import { named, say, t, tell } from '../texts.js';
import { cardKeys, faceText, line, number, oneOf, seat, whole } from './fields.js';
import { order } from './order.js';
import { giver } from './giver.js';
import { ruling } from './preview.js';
import { acts, at } from './store.js';

const plain = (what, more = {}) => () =>
  order({ title: `console.${what}`, lead: () => t(`console.${what}.lead`), make: () => ({ do: what }), go: `console.${what}.do`, ...more });

/** Whether the table does not follow this hand, and knows no card of it: people have played it by themselves. */
const isUnseen = () => at.state.hand?.phase === 'deal' && at.state.followed === false;

export const call = plain('call');
/** Attends to the calls shown when the button was pressed; later calls stay open. */
export const attend = () => {
  const seats = at.state.calling.map(one => one.seat).join(' ');
  return plain('attend', { make: () => ({ do: 'attend', seats }) })();
};
export const timeOut = plain('timeout');
export const pause = plain('pause');
export const resume = plain('resume');
export const nextHand = plain('next-hand');
export const endHand = plain('end', { why: 'wanted', danger: true, lead: () => (isUnseen() ? t('console.end.unseen', t('console.tab.score')) : t('console.end.lead')) });
export const redeal = plain('redeal', { why: 'wanted', danger: true });
export const dismiss = plain('dismiss', { why: true });

export const look = plain('look', { why: true });

/** Settles a difference between the record and the sensors. */
export const settle = (item, how) => order({
  title: `console.settle.${how}`, lead: () => say(item.says), preview: how !== 'LOOK_AGAIN', why: true,
  go: 'console.settle.do', make: () => ({ do: 'settle', item: item.id, how }),
});

/** Shows and names the ruling, so that the table does not waive a newer one instead. */
export const waive = () => {
  const meant = at.state.hand?.waivable;
  return meant && plain('waive', {
    why: 'wanted',
    preview: true,
    fields: () => quoted(meant),
    make: () => ({ do: 'waive', act: meant.act, case: meant.case }),
  })();
};

function quoted({ act: id, case: which }) {
  const act = acts().find(one => one.id === id);
  const said = act?.rulings.findLast(one => one.case === which);
  return said ? [h('div', { key: 'last', class: 'quoted' }, h('p', { class: 'quiet' }, t('console.correct.lead', act.line, told(act))), ruling(said))] : [];
}

/** A player contests an act and the arbiter agrees: the act is struck. */
export const agree = act => order({
  title: 'console.agree', lead: () => t('console.agree.lead', act.line, told(act)), preview: true, why: 'wanted',
  go: 'console.agree.do', make: () => ({ do: 'strike', line: act.line, was: act.text }),
});

export const start = () => order({
  title: 'console.start', lead: () => t('console.start.lead'), go: 'console.start.do',
  fields: (values, set) => [seat(values.dealer, dealer => set({ dealer }), t('console.start.dealer'), t('console.start.usual'))],
  make: ({ dealer }) => (dealer ? { do: 'start', dealer } : { do: 'start' }),
}, { dealer: '' });

export const choose = (choice, option) => order({
  title: 'console.choose', lead: () => t('console.choose.lead', option), why: true, go: 'console.choose.do',
  fields: () => [h('p', { class: 'quoted' }, say(choice.options[option - 1].says))],
  make: () => ({ do: 'choose', act: choice.act, option }),
});

export const givePoints = () => order({
  title: 'console.points', lead: () => t('console.points.lead'), preview: true, why: 'wanted', go: 'console.points.do',
  fields: (values, set) => [
    line(values.line, one => set({ line: one })),
    oneOf(t('console.points.sign'), 'sign', [{ value: '-', text: t('console.points.take') }, { value: '+', text: t('console.points.give') }], values.sign, sign => set({ sign })),
    number(t('console.points.many'), 'points', values.points, points => set({ points }), { inputmode: 'numeric' }),
  ],
  make: ({ line: which, sign, points }) => {
    const many = whole(points);
    return which && many ? { do: 'points', line: which, points: sign === '-' ? -Math.abs(many) : Math.abs(many) } : null;
  },
}, { sign: '-', points: '' });

export const thrown = () => order({
  title: 'console.thrown', lead: () => t('console.thrown.lead'), why: true, go: 'console.thrown.do', size: 'large',
  fields: (values, set) => [seat(values.seat, one => set({ seat: one })), cardList(values, set)],
  make: ({ seat: who, cards }) => (who && cards.length ? { do: 'thrown', seat: who, cards: cards.join(' ') } : null),
}, { cards: [] });

/** The cards tapped so far; tapping one again removes it. */
export function cardList(values, set) {
  return h('fieldset', { key: 'cards', class: 'one-of' },
    h('legend', {}, t('console.cards')),
    h('div', { class: 'chips chosen' }, values.cards.length
      ? values.cards.map((card, index) => h('button', {
        key: `${index}${card}`, type: 'button', class: 'chip', 'aria-label': t('console.card-away', faceText(card)),
        onclick: () => set({ cards: values.cards.filter((_, other) => other !== index) }),
      }, faceText(card), h('span', { 'aria-hidden': 'true' }, ' ×')))
      : h('span', { class: 'quiet' }, t('console.cards.none'))),
    cardKeys(card => set({ cards: [...values.cards, card] })));
}

export const takeBack = correction => order({
  title: 'console.take-back', lead: () => tell('console.take-back.lead', String(correction.id), giver(correction), correction.why ? named(correction.why) : '–'), preview: true, why: 'wanted',
  go: 'console.take-back.do', make: () => ({ do: 'take-back', correction: correction.id }),
});

export const pauseOrResume = () => (at.state.clocks.paused ? resume() : pause());
