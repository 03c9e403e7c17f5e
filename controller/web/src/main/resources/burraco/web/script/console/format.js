// Times as people read them.

import { lang } from '../texts.js';

/** A time on the table's clock or a span, in ms: 4:07, 1:12:05. */
export function clock(millis) {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  const two = number => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What is left of something: as a clock that goes down shows it, 0:01 until it is over. */
export function left(millis) {
  return clock(Math.ceil(Math.max(0, millis) / 1000) * 1000);
}

/** 1,4 s and 1.4 s. */
export function seconds(millis) {
  const text = (Math.max(0, millis) / 1000).toFixed(millis < 9950 ? 1 : 0);
  return `${lang() === 'it' ? text.replace('.', ',') : text} s`;
}

/** 9,5 and 9.5. */
export function decimal(number) {
  const text = Number(number).toFixed(1);
  return lang() === 'it' ? text.replace('.', ',') : text;
}
