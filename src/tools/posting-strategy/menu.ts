import { CalendarClock } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: CalendarClock,
  keywords: {
    fr: [
      'stratégie',
      'strat',
      'combien de vidéos',
      'combien de fois par jour',
      'combien poster par semaine',
      'à quelle fréquence publier',
      'rythme',
      'régularité',
      'heure de post',
      'heures de publication',
      'quels jours poster',
      'faire grandir mon compte',
      'avoir plus d’abonnés',
      'gagner des abonnés',
      'followers',
      'algorithme',
      'algo',
      'croissance',
    ],
    en: [
      'strategy',
      'how many videos',
      'how often to post',
      'how many times a day',
      'posting frequency',
      'consistency',
      'posting times',
      'which days to post',
      'grow my account',
      'more followers',
      'get followers',
      'algorithm',
      'algo',
      'growth',
    ],
  },
};
