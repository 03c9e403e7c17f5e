// Words of the tournament's file.

/** Text in quotes. */
export function quoted(text) {
  const plain = String(text ?? '')
    .trim()
    .replace(/[\\"]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
  return `"${plain}"`;
}

/** An optional word with text behind it. */
export function maybe(word, text) {
  return String(text ?? '').trim() ? ` ${word} ${quoted(text)}` : '';
}

/** The server puts the name of who has signed in there. */
export const BY = 'by ""';

export function why(text) {
  return `why ${quoted(text)}`;
}

/** An entry's players and what else is said of it. */
export function described({ players, name, club, table }) {
  const said = players.map(player => player.trim()).filter(Boolean).map(quoted).join(' ');
  return `${said}${maybe('team', name)}${maybe('club', club)}${table ? ` table ${table}` : ''}`;
}

/** Match points of both sides, and of each hand where the slip has them. */
export function played(first, second, parts = []) {
  const hands = parts.map(([one, other]) => `${one}:${other}`).join(' ');
  return `${first}:${second}${hands && ` parts ${hands}`}`;
}
