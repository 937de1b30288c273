import { PART_SEPARATOR } from '../../contracts/chat';
import type { CoachLanguage } from './language';

/** The coach's first message to someone it knows nothing about; its bubbles are joined by `|||`. */
export function welcome(language: CoachLanguage): string {
  const parts =
    language === 'fr'
      ? [
          'Salut, moi c’est Jimp. Je t’aide à vendre en vidéo et en live, entre deux prises, même sans réseau.',
          'Prends un objet que tu utilises déjà et dis-moi lequel : je te donne la première image à filmer.',
          'Pas de revenu promis ici : des essais, des chiffres, et ce qu’on change à la vidéo suivante.',
        ]
      : [
          'Hi, I’m Jimp. I help you sell with videos and lives, between two takes, even with no signal.',
          'Take something you already use and tell me what it is: I’ll give you the first frame to film.',
          'No promises about income here: tries, numbers, and what to change in the next video.',
        ];
  return parts.join(PART_SEPARATOR);
}
