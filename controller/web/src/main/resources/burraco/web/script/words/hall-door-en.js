// Labels in English of the hall's door. All languages have the same keys.

export default {
  'hall-door.everybody': 'For everybody',
  'hall-door.staff': 'For those who run it (with a PIN)',
  'hall-door.seats.is': 'Who plays at which table.',
  'hall-door.names.is': 'The same in alphabetical order.',
  'hall-door.progress.is': 'How far all tables are.',
  'hall-door.clock.is': 'The time of the round, large.',
  'hall-door.ranking.is': 'The last ranking that is posted.',
  'hall-door.calls': 'Calls',
  'hall-door.calls.is': 'For arbiters: who needs them.',
  'hall-door.control': 'Control',
  'hall-door.control.is': 'Clock, messages, tables and devices.',
  'hall-door.direction': 'Direction',
  'hall-door.direction.is': 'Entries, rounds, results and ranking.',
  'hall-door.me': 'Each pair has a page of its own on its phone: the direction gives out its QR code.',
};
