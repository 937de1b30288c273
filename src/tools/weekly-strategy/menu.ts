import { CalendarRange } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: CalendarRange,
  keywords: {
    fr: [
      'stratégie de la semaine',
      'stratégie hebdo',
      'plan de la semaine',
      'semaine',
      'un produit toute la semaine',
      'lancer un produit',
      'campagne',
      'plan d’action',
      'scènes à filmer',
    ],
    en: [
      'weekly strategy',
      'plan for the week',
      'this week',
      'week',
      'one product all week',
      'launch a product',
      'campaign',
      'action plan',
      'scenes to film',
    ],
  },
};
