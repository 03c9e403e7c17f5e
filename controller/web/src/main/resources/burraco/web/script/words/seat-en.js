// Labels of the count and of players’ phones in English. All languages have the same keys.

export default {
  'seat.page.scan': 'Scan the code of your seat: it is on the table’s screen or at the console.',
  'seat.page.call': 'Arbiter',
  'seat.page.call.is': 'calls the arbiter',
  'seat.page.ok': 'Yes',
  'seat.page.ok.is': 'to what the table asks',
  'seat.page.settled': 'It is settled',
  'seat.page.settled.is': 'You had called: you wait no more',
  'seat.page.undo': 'No',
  'seat.page.undo.is': 'or: the last act was not like that',
  'seat.page.hand': 'Match {0}, hand {1}',
  'seat.page.left': 'Cards left to {0}',
  'seat.page.left.is': 'The value of all cards that the line still holds. Or lay them open before you: the table counts them.',
  'seat.page.left.both': 'The value of all cards that the line still holds, and of the pozzetto if one was taken and not played. Or lay them open before you: the table counts them.',
  'seat.page.left.do': 'Enter',
  'seat.page.confirm': '{0} confirms',
  'seat.page.confirmed': '{0} has confirmed',
};
