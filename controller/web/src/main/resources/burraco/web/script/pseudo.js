// A pseudo-language for tests and translators: English with accents, about a third longer, in brackets. On a page
// shown in it, text without brackets was not translated, and text that is cut off would be in longer languages.

const LANGUAGE = 'en-XA';
const ACCENTED = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ö', U: 'Ü' };

export const isPseudo = () => document.documentElement.lang === LANGUAGE;

export function pseudo(text) {
  if (!/\p{L}/u.test(text.replace(/\{\d\}/g, ''))) return text;
  const more = Math.ceil(text.replace(/\{\d\}/g, '').length / 3);
  const words = more < 6 ? '~'.repeat(more) : ' ~~~~~'.repeat(Math.round(more / 6));
  return `⟦${text.replace(/[a-zA-Z]/g, letter => ACCENTED[letter] ?? letter)}${words}⟧`;
}
