import { Radio } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: Radio,
  keywords: {
    fr: [
      'live',
      'faire un live',
      'préparer un live',
      'organiser un live',
      'premier live',
      'mon premier live',
      'lancer un live',
      'déroulé',
      'conducteur',
      'direct',
      'vendre en live',
      'peur du live',
      'stress',
      'durée du live',
    ],
    en: [
      'live',
      'go live',
      'going live',
      'prepare a live',
      'plan a live',
      'first live',
      'my first live',
      'livestream',
      'live stream',
      'run of show',
      'sell on live',
      'live shopping',
      'nervous',
      'how long should a live be',
    ],
  },
};
