import type { ParseKeys } from 'i18next';
import { FileText, type LucideIcon, Settings, ShieldCheck } from 'lucide-react';
import { tools } from '../tools/registry';
import { type LazyScreen, lazyScreen } from './lazyScreen';

/** One address of the product. The home screen is not in the list: it is what every other address shows. */
export interface AppScreen extends LazyScreen {
  paths: readonly string[];
  titleKey: ParseKeys<'shell'>;
  icon: LucideIcon;
}

export const home = lazyScreen(() => import('../features/coach/CoachScreen'), 'coach');

const features: readonly AppScreen[] = [
  {
    paths: ['/settings'],
    titleKey: 'screens.settings',
    icon: Settings,
    ...lazyScreen(() => import('../features/settings/SettingsScreen'), 'settings'),
  },
  {
    paths: ['/terms'],
    titleKey: 'screens.terms',
    icon: FileText,
    ...lazyScreen(() => import('../features/legal/TermsScreen'), 'legal'),
  },
  {
    paths: ['/privacy'],
    titleKey: 'screens.privacy',
    icon: ShieldCheck,
    ...lazyScreen(() => import('../features/legal/PrivacyScreen'), 'legal'),
  },
];

export const screens: readonly AppScreen[] = [
  ...tools.map(({ id, path, aliases = [], icon, load }) => ({
    paths: [path, ...aliases],
    titleKey: `tools.${id}` as ParseKeys<'shell'>,
    icon,
    ...lazyScreen(load, id),
  })),
  ...features,
];

export function screenAt(path: string): AppScreen | undefined {
  return screens.find(({ paths }) => paths.includes(path));
}
