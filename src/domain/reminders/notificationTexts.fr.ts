import type { NotificationOriginals } from './notificationTexts';

/** French original of what the notifications say. */
export const notificationTexts: NotificationOriginals = {
  live: {
    titles: { named: '{{name}}, c’est l’heure de ton live', unnamed: 'C’est l’heure de ton live' },
    late: 'Ton live était prévu à {{time}}.',
    start: 'Démarrer le live',
    snooze: 'Rappel dans 10 min',
  },
  posting: {
    title: 'C’est l’heure de publier',
    bodies: [
      'Ajoute le produit avant de publier : après, il n’est plus toujours possible de le changer.',
      'Vérifie que « Collaboration commerciale » se lit du début à la fin, puis publie.',
      'Publie, puis reste un moment dans les commentaires : une bonne question peut devenir ta prochaine vidéo.',
    ],
    late: 'Ce créneau était prévu à {{time}}.',
    start: 'Ouvrir mes créneaux',
    snooze: 'Rappel dans 10 min',
  },
  checklist: {
    title: 'Ta checklist avant de publier',
    bodies: [
      'Regarde ta vidéo une fois sans le son : comprend-on le produit sans ta voix ? Coche ensuite le reste.',
      'Relis ta première phrase et le texte à l’écran : le produit apparaît-il tout de suite ?',
      'Vérifie la mention commerciale, les sous-titres et le prix que tu annonces avant ton prochain créneau.',
    ],
    late: 'Cette vérification était prévue à {{time}}.',
    start: 'Ouvrir la checklist',
    snooze: 'Rappel dans 10 min',
  },
};
