// Labels of the direction's page in English. All languages have the same keys.

export default {
  'console.login': 'Who is at the direction?', 'console.login.why': 'Your name stands beside what you do; the PIN lets you in. Nothing is shown without it: drafts are for the direction alone.',
  'console.login.none': 'This tournament has no PIN yet.',

  'direction.title': 'Direction · Burraco', 'direction.tabs': 'Sections', 'direction.steps': 'What to do',
  'direction.control': 'Control', 'direction.calls': 'Calls', 'direction.hall': 'All pages',
  'direction.closed': 'Sign in to see the tournament.', 'direction.lost': 'Connection lost: what you see may be old.',
  'direction.signed-out': 'It was not done: nobody has signed in.', 'direction.changed': 'Somebody has changed it meanwhile: look at how it is now, then do it again.',
  'direction.silent': 'The program does not answer: see whether it still runs, then try again.', 'direction.understood': 'Read', 'direction.more': 'and {0} more', 'direction.more.one': 'and one more',
  'direction.finished': 'The tournament is over', 'direction.entered': '{0} entries', 'direction.entered.one': 'one entry', 'direction.round': 'Round {0} of {1}',
  'direction.missing': '{0} results missing', 'direction.missing.one': 'one result missing', 'direction.number': 'no. {0}', 'direction.table': 'Table {0}',
  'direction.tab.entries': 'Entries', 'direction.tab.draft': 'Pairing', 'direction.tab.results': 'Results', 'direction.tab.ranking': 'Ranking', 'direction.tab.prints': 'Printing',

  'direction.step.draft': 'Draft round {0}', 'direction.step.check': 'Mark as checked', 'direction.step.post': 'Post the seats of round {0}', 'direction.step.seat': 'Everybody sits',
  'direction.step.start': 'Round {0} begins', 'direction.step.rank': 'Make the ranking', 'direction.step.post-ranking': 'Post the ranking', 'direction.step.finish': 'End the tournament',
  'direction.step.unpost': 'Take the seats back', 'direction.sure.unpost': 'The seats become a draft again, as long as nobody sits. Who has read them has to be told.', 'direction.why.missing-pair': 'A pair is missing', 'direction.why.wrong-draft': 'Wrong pairing', 'direction.why.arbiter': 'Decision of the arbiter',
  'direction.steps.none': 'Results are awaited.', 'direction.undo': 'Undo',
  'direction.sure.post': 'From now on the seats are known and stay, even if a result is corrected (art. 19 b). No clock starts.',
  'direction.sure.post-ranking': 'From now on the ranking is known. A correction shows in the next one.',
  'direction.sure.finish': 'The time to check the last ranking is over (art. 19 d). Nothing can be changed afterwards.',
  'direction.sure.warned': 'There are {0} warnings in the draft.', 'direction.sure.warned.one': 'There is a warning in the draft.', 'direction.sure.unchecked': 'No arbiter has said that it was checked.',

  'direction.enter': 'Entry', 'direction.admit': 'Who comes late (art. 34)', 'direction.enter.do': 'Enter as no. {0}', 'direction.player': 'Player {0}', 'direction.player.only': 'Player',
  'direction.team': 'Team', 'direction.club': 'Club', 'direction.own-number': 'Number (else {0})', 'direction.keeps-table': 'Keeps table', 'direction.more-fields': 'Number and table…',
  'direction.admit.when': 'Plays', 'direction.admit.next': 'from the next round', 'direction.admit.now': 'now, at the incomplete table',
  'direction.from-file': 'From a spreadsheet (CSV): choose the file or drop it here', 'direction.search': 'Search a number, a name or a club',
  'direction.entries.none': 'Nobody yet.', 'direction.show-more': '{0} more',
  'direction.away-from': 'away from round {0}', 'direction.away.for-a-time': 'away for a time', 'direction.away.for-good': 'away for good', 'direction.away.unjustified': 'away without a reason', 'direction.from': 'from round {0}', 'direction.at-table': 'table {0}',
  'direction.warned': 'warnings: {0}', 'direction.off': '{0} VP, {1} MP',

  'direction.act.amend': 'Correct the entry', 'direction.act.scratch': 'Take the entry back', 'direction.act.leave': 'Leaves (art. 33)', 'direction.act.return': 'Comes back', 'direction.act.substitute': 'Replace a player',
  'direction.act.line-up': 'Who plays (art. 2)', 'direction.line-up.means': 'Before each match a team may put its pairs together anew.', 'direction.line-up.at': 'Table {0} of the match, player {1}', 'direction.nobody': 'nobody',
  'direction.act.warning': 'Warn', 'direction.act.penalty': 'Penalise (art. 21 ter)', 'direction.act.result': 'Type the result', 'direction.act.correct': 'Correct the result (art. 19)', 'direction.act.abandoned': 'Left the table (art. 33)',
  'direction.act.awarded': 'Award the points', 'direction.act.late': 'Came late (art. 34)', 'direction.act.countersign': 'Arbiter’s signature (art. 19 c)',
  'direction.leave.kind': 'How', 'direction.leave.for-a-time': 'Means to come back: 6 or 8 VP a round, if that brings no advantage.', 'direction.leave.for-good': 'Does not come back, and has a reason: 0 for each round.', 'direction.leave.unjustified': 'Without a reason, or sent away: 0 for each round.',
  'direction.leave.round': 'First round without them', 'direction.return.round': 'First round in which they are back', 'direction.of-round': 'Round', 'direction.substitute.out': 'Leaves', 'direction.substitute.in': 'Comes in',
  'direction.penalty.vp': 'VP (−1 takes one off)', 'direction.penalty.mp': 'MP (−105 takes them off)', 'direction.penalty.means': 'They are added to those of the round; the opponents get nothing.', 'direction.both': 'both',

  'direction.why': 'Why (stands in the file)', 'direction.why.ill': 'Illness', 'direction.why.family': 'Family', 'direction.why.late': 'Late', 'direction.why.talk': 'Behaviour', 'direction.why.21ter': 'Art. 21 ter', 'direction.why.jury': 'Decision of the jury',
  'direction.why.met': 'They have met', 'direction.why.club': 'Same club', 'direction.why.rested': 'Has rested', 'direction.why.walk': 'Cannot walk', 'direction.why.near': 'A nearer table', 'direction.why.slip': 'The slip says so', 'direction.why.both-agree': 'The table agrees',

  'direction.draft.none': 'No pairing yet.', 'direction.draft.of': 'Draft of round {0} of {1}', 'direction.draft.hint': 'To exchange two, drag one onto the other, or choose one and then the other; the same with the tables’ numbers. One on a table’s number: plays there. Esc lets go.', 'direction.draft.checked': 'An arbiter has checked it.',
  'direction.draft.early': '{0} results are missing: it can still change.', 'direction.draft.early.one': 'One result is missing: it can still change.', 'direction.draft.warned': 'Warnings: {0}', 'direction.draft.chosen': 'Chosen: {0}. Now the other.', 'direction.draft.move-table': 'Exchange with another table',
  'direction.draft.pin': 'Table', 'direction.draft.pin.lead': '{0} plays at table {1}, whoever they meet.', 'direction.draft.pin.do': 'Play there',
  'direction.draft.exchange': 'Exchange', 'direction.draft.exchange.do': 'Exchange them', 'direction.draft.swap': '{0} and {1} take each other’s place.', 'direction.draft.swap-tables': 'Tables {0} and {1} take each other’s number.', 'direction.draft.posted': 'Seats of round {0}', 'direction.draft.stay': 'They are posted, and stay (art. 19 b).', 'direction.because': 'why', 'direction.rests': 'They rest',

  'direction.slip': 'Slips', 'direction.slip.table': 'Table', 'direction.slip.first': 'Fixed', 'direction.slip.second': 'Mobile', 'direction.slip.written': 'Written VP', 'direction.slip.do': 'Record', 'direction.slip.hands': 'Hands…', 'direction.slip.tables': 'Tables…', 'direction.slip.tables.legend': 'Points of each table of the match', 'direction.draft.first': 'Fixed', 'direction.draft.second': 'Mobile',
  'direction.slip.hands.legend': 'Points of each hand', 'direction.slip.part': 'no. {0}', 'direction.slip.sent': '…',
  'direction.slip.hint': 'Table, points of the first side, points of the second: Enter behind each. The space bar goes on without recording, to the VP written on the slip. A single number with its sign is the difference.',
  'direction.slip.no-table': 'There is no table {0} in this round.', 'direction.slip.recent': 'The last ones', 'direction.slip.again': 'Type again',
  'direction.doubt.sum': 'The hands make {0}, and the total is written as {1} (art. 19).', 'direction.doubt.sum.take': 'The sum counts', 'direction.doubt.swapped': 'The points seem to stand in each other’s place: they would be {0} (art. 19). Ask the table.', 'direction.doubt.swapped.take': 'Swapped: these count',
  'direction.doubt.unclear': 'That is no number.', 'direction.doubt.points.take': 'The match points count', 'direction.doubt.points': 'These points make {0} VP, and the slip has others.', 'direction.doubt.fives': 'The difference does not end in 0 or 5.', 'direction.doubt.there': 'It is there already, the same.', 'direction.doubt.there.take': 'Next one',
  'direction.doubt.turned': '{0} is there already, with the points in each other’s place (art. 19).', 'direction.doubt.other': 'Another result is there already: {0}.', 'direction.doubt.awarded': 'An arbiter has given the points here.', 'direction.doubt.abandoned': 'Here a side has left the table.', 'direction.doubt.correct': 'Correct…', 'direction.doubt.back': 'Look again',

  'direction.results.none': 'Results are typed when the seats are posted.', 'direction.results.of': 'Results of round {0}', 'direction.results.open': 'Missing: {0}', 'direction.results.missing': 'missing',
  'direction.late.first': 'first side: {0} min late', 'direction.late.second': 'second side: {0} min late', 'direction.countersigned': 'signed by the arbiter', 'direction.late.who': 'Who', 'direction.late.means': 'Fewer minutes, typed before the result, take it back. Over ten the match is decided.',
  'direction.countersign.means': 'An arbiter who was called before the end of the round signs the slip: so it can still be corrected in the last round.',
  'direction.abandoned.who': 'Who left the table', 'direction.abandoned.means': 'Who stays gets what a rest gives, or what they had if that is more.', 'direction.abandoned.vp': 'VP of who stays', 'direction.abandoned.mp': 'MP of who stays', 'direction.vp': 'Victory points', 'direction.mp': 'Match points', 'direction.vp.short': 'VP', 'direction.mp.short': 'MP',
  'direction.correct.agreed': 'The table says so together (art. 19)',
  'direction.correct.how': 'What counts', 'direction.correct.played': 'Points of the match', 'direction.correct.awarded': 'Awarded points',
  'direction.correct.had': 'Now it is {0} : {1}.', 'direction.correct.ground': 'What is wrong', 'direction.ground.transcription': 'Copied wrongly', 'direction.ground.sum': 'Wrong sum', 'direction.ground.swapped': 'Points swapped', 'direction.ground.arbiter': 'The arbiter decides',
  'direction.ground.transcription.means': 'The slip was right. It is always corrected; posted seats stay.', 'direction.ground.sum.means': 'The sum on the slip is wrong. It is corrected until seats that follow from it are posted.', 'direction.ground.swapped.means': 'Both sides have each other’s points, and the table agrees.', 'direction.ground.arbiter.means': 'An arbiter or the jury decides it.',

  'direction.ranking.none': 'There is a ranking from the first posted round on.', 'direction.ranking.after': 'Ranking after round {0}', 'direction.ranking.posted': 'It is posted.', 'direction.ranking.unposted': 'It is not posted: only the direction sees it.', 'direction.ranking.early': '{0} results are missing.', 'direction.ranking.early.one': 'One result is missing.',
  'direction.ranking.rank': 'No.', 'direction.ranking.who': 'Who', 'direction.ranking.round': 'R{0}', 'direction.ranking.decided': 'Ahead by',

  'direction.prints.none': 'There is something to print from the first pairing on.', 'direction.prints.draft': '{0}, draft', 'direction.prints.not-posted': 'This round is not posted yet: prints are for the direction alone.',
  'direction.print.seats-by-table': 'Seats by table', 'direction.print.seats-by-name': 'Seats by name', 'direction.print.slips': 'Slips', 'direction.print.pairing': 'Pairing with reasons', 'direction.print.awaited': 'Who is missing', 'direction.print.ranking': 'Ranking', 'direction.print.ledger': 'Warnings and penalties',
  'direction.print.seats-by-table.means': 'for the wall', 'direction.print.seats-by-name.means': 'for the wall, by the alphabet', 'direction.print.slips.means': 'one for each table, to fill in and sign (art. 18)', 'direction.print.pairing.means': 'for those who ask', 'direction.print.awaited.means': 'tables without a result', 'direction.print.ranking.means': 'of all and of each group', 'direction.print.ledger.means': 'not for the wall',
  'direction.format.html': 'Page', 'direction.format.pdf': 'PDF', 'direction.format.csv': 'CSV', 'direction.format.rows': 'Rows',
};
