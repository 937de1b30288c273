import { RadioTower } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: RadioTower,
  keywords: {
    fr: [
      'idée de live',
      'idées pour un live',
      'conseils live',
      'conseils pour le live',
      'améliorer mes lives',
      'personne dans mon live',
      'pas de monde en live',
      'live vide',
      'thème de live',
      'intro de live',
      'quoi montrer en live',
    ],
    en: [
      'live ideas',
      'ideas for a live',
      'live tips',
      'better lives',
      'nobody in my live',
      'no viewers on live',
      'empty live',
      'live themes',
      'live intro',
      'what to show on live',
      'live advice',
    ],
  },
};
