// Acts in words.

import { say, t } from './texts.js';

/** What an act is called; one without a sentence as it stands in the record. */
export const told = act => say(act.says ?? act.deals) || counted(act.text);

/** A line of a record for people: cards that nobody has seen are counted. */
export function counted(text) {
  return text.replace(/\?\?(?: \?\?)*/g, all => t('cards.many', all.split(' ').length));
}
