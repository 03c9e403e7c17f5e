// Labels in Italian of the hall's door. All languages have the same keys.

export default {
  'hall-door.everybody': 'Per tutti',
  'hall-door.staff': 'Per chi conduce (con il PIN)',
  'hall-door.seats.is': 'Chi gioca a quale tavolo.',
  'hall-door.names.is': 'Lo stesso in ordine alfabetico.',
  'hall-door.progress.is': 'A che punto sono tutti i tavoli.',
  'hall-door.clock.is': 'Il tempo del turno, in grande.',
  'hall-door.ranking.is': 'L’ultima classifica pubblicata.',
  'hall-door.calls': 'Chiamate',
  'hall-door.calls.is': 'Per gli arbitri: chi ha bisogno di loro.',
  'hall-door.control': 'Regia',
  'hall-door.control.is': 'Orologio, messaggi, tavoli e dispositivi.',
  'hall-door.direction': 'Direzione',
  'hall-door.direction.is': 'Iscritti, turni, risultati e classifica.',
  'hall-door.me': 'Ogni coppia ha una pagina propria sul telefono: il suo codice QR lo dà la direzione.',
};
