import { CalendarDays } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: CalendarDays,
  keywords: {
    fr: [
      'semaine de lives',
      'lives de la semaine',
      'planning de lives',
      'programme de lives',
      'horaires de live',
      'heure de live',
      'à quelle heure faire un live',
      'quand faire un live',
      'quel jour faire un live',
      'combien de lives',
      'lives réguliers',
    ],
    en: [
      'week of lives',
      'lives this week',
      'live schedule',
      'live times',
      'what time to go live',
      'when to go live',
      'which day to go live',
      'how many lives',
      'regular lives',
    ],
  },
};
