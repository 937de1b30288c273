import { Flame } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: Flame,
  job: {
    fr: 'Une idée à filmer aujourd’hui, et le guide de ta niche',
    en: 'An idea to film today, and the guide to your niche',
  },
  keywords: {
    fr: [
      'tendance',
      'trend',
      'viral',
      'devenir viral',
      'buzz',
      'buzzer',
      'faire le buzz',
      'percer',
      'faire des vues',
      'ce qui marche',
      'ce qui marche en ce moment',
      'mode du moment',
      'alerte',
      'pour toi',
      'FYP',
      'son du moment',
      'musique tendance',
      'guide',
    ],
    en: [
      'trend',
      'trending',
      'viral',
      'go viral',
      'blow up',
      'what works now',
      'what works',
      'popular now',
      'alert',
      'for you page',
      'FYP',
      'get views',
      'trending sound',
      'guide',
      'going around',
    ],
  },
};
