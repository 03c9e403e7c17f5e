// Sends the person's actions to the practice table, and shows why one was impossible.

import { speak, toast } from './tell.js';
import { say, t } from '../texts.js';

/** Performs an action; true if it was done. With `quiet` the caller handles a refusal. */
export async function wish(what, { quiet = false } = {}) {
  let answer;
  try {
    const got = await fetch('/api/play/do', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(what),
    });
    answer = await got.json();
  } catch {
    answer = { done: false };
  }
  if (!answer.done && !quiet) {
    const why = say(answer.says) || t('play.silent');
    toast(why);
    speak(why, true);
  }
  return answer.done === true;
}

export async function ask(path) {
  const got = await fetch(path);
  const answer = await got.json();
  if (!got.ok) throw new Error(say(answer.says));
  return answer;
}
