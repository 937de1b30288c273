import { FileText, LayoutGrid, Package, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { ToolMenu } from '../tools/defineTool';
import { toolMenus } from '../tools/toolMenus';
import type { FeatureId } from './screens';
import { settingsKeywords } from './settingsMenu';

/** The screens that are not tools. */
const FEATURES: Readonly<Record<FeatureId, ToolMenu>> = {
  tools: {
    icon: LayoutGrid,
    keywords: { fr: ['outil', 'tous les outils', 'liste des outils'], en: ['tool', 'all the tools', 'list of tools'] },
  },
  settings: { icon: Settings, keywords: settingsKeywords },
  'about-you': {
    icon: UserRound,
    keywords: {
      fr: [
        'profil',
        'mon profil',
        'mes infos',
        'prénom',
        'mon nom',
        'changer de nom',
        'niche',
        'ma niche',
        'changer de niche',
        'changer de pays',
        'mon pays',
        'changer d’objectif',
        'mon objectif',
        'niveau',
        'mes réponses',
        'questionnaire',
        'recommencer les questions',
        'moi',
      ],
      en: [
        'profile',
        'my profile',
        'my info',
        'name',
        'my name',
        'change my name',
        'niche',
        'my niche',
        'change niche',
        'change my niche',
        'change country',
        'my country',
        'change my goal',
        'my goal',
        'level',
        'my answers',
        'questions',
        'me',
      ],
    },
  },
  products: {
    icon: Package,
    keywords: {
      fr: [
        'mes produits',
        'mon produit',
        'liste de produits',
        'ajouter un produit',
        'échantillon',
        'produit reçu',
        'prix du produit',
        'produit prêté',
        'phrases rayées',
      ],
      en: [
        'my products',
        'product list',
        'add a product',
        'sample',
        'free sample',
        'product price',
        'product notes',
        'on loan',
      ],
    },
  },
  terms: {
    icon: FileText,
    keywords: {
      fr: [
        'conditions',
        'conditions d’utilisation',
        'CGU',
        'CGV',
        'règlement',
        'mentions légales',
        'légal',
        'contrat',
        'prix',
        'gratuit',
      ],
      en: ['terms', 'terms of use', 'terms of service', 'TOS', 'legal', 'rules', 'contract', 'price', 'free'],
    },
  },
  privacy: {
    icon: ShieldCheck,
    keywords: {
      fr: [
        'confidentialité',
        'vie privée',
        'données',
        'mes données',
        'données personnelles',
        'RGPD',
        'cookies',
        'sécurité',
        'qui voit mes vidéos',
        'espionner',
        'confidentiel',
      ],
      en: [
        'privacy',
        'data',
        'my data',
        'personal data',
        'GDPR',
        'cookies',
        'security',
        'who sees my videos',
        'tracking',
        'private',
      ],
    },
  },
};

const menus: ReadonlyMap<string, ToolMenu> = new Map([...toolMenus, ...Object.entries(FEATURES)]);

/** What menus and search know of a screen. tests/contract/menus.test.ts checks that every screen has an entry. */
export function menuOf(id: string): ToolMenu {
  const menu = menus.get(id);
  if (!menu) throw new Error(`The screen ${id} has no menu.`);
  return menu;
}
