import { LayoutDashboard } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: LayoutDashboard,
  keywords: {
    fr: [
      'hub',
      'accueil',
      'tableau de bord',
      'aujourd’hui',
      'ma journée',
      'chercher',
      'rechercher',
      'recherche',
      'retrouver',
      'tout',
      'coach',
      'coaching',
      'par où commencer',
      'aide',
      'tous les outils',
      'outils',
    ],
    en: [
      'hub',
      'home',
      'dashboard',
      'today',
      'my day',
      'search',
      'find',
      'everything',
      'coach',
      'coaching',
      'where to start',
      'help',
      'all the tools',
      'tools',
    ],
  },
};
