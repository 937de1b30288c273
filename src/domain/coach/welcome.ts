import { PART_SEPARATOR } from '../../contracts/chat';
import { matchNiche } from '../niches';
import type { CoachProfile } from './coach';
import type { CoachLanguage } from './guide';
import { NICHE_NAMES } from './nicheNames';

/** The coach's first message; its bubbles are joined by `|||`. */
export function welcome(language: CoachLanguage, profile?: CoachProfile): string {
  const name = profile?.name?.trim();
  const niche = matchNiche(profile?.niche ?? '');
  const the = niche && NICHE_NAMES[language][niche].the;
  const parts =
    language === 'fr'
      ? [
          `Salut${name ? ` ${name}` : ''}, moi c’est Jimp. Je t’aide à vendre en vidéo et en live, entre deux prises, même sans réseau.`,
          the
            ? `Tu as choisi ${the}. Prends un objet que tu utilises déjà et dis-moi lequel : je te donne la première image à filmer.`
            : 'Prends un objet que tu utilises déjà et dis-moi lequel : je te donne la première image à filmer.',
          'Pas de revenu promis ici : des essais, des chiffres, et ce qu’on change à la vidéo suivante.',
        ]
      : [
          `Hi${name ? ` ${name}` : ''}, I’m Jimp. I help you sell with videos and lives, between two takes, even with no signal.`,
          the
            ? `You picked ${the}. Take something you already use and tell me what it is: I’ll give you the first frame to film.`
            : 'Take something you already use and tell me what it is: I’ll give you the first frame to film.',
          'No promises about income here: tries, numbers, and what to change in the next video.',
        ];
  return parts.join(PART_SEPARATOR);
}
