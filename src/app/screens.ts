import type { ParseKeys } from 'i18next';
import { tools } from '../tools/registry';
import { type LazyScreen, lazyScreen } from './lazyScreen';

/** One address of the product. The home screen is not in the list: every other address shows it. */
export interface AppScreen extends LazyScreen {
  /** A tool's id, or one of those below; menus.ts has its picture. */
  id: string;
  paths: readonly string[];
  titleKey: ParseKeys<'shell'>;
}

/** The key of what a screen does, in one line. */
export const jobKeyOf = (id: string) => id as ParseKeys<'menus'>;

/** The list of all screens, which does not list itself. */
export const TOOLS_PATH = '/tools';

const features = [
  {
    id: 'tools',
    paths: [TOOLS_PATH],
    titleKey: 'sidebar.tools',
    ...lazyScreen(() => import('./ToolsScreen'), 'menus'),
  },
  {
    id: 'settings',
    paths: ['/settings'],
    titleKey: 'screens.settings',
    ...lazyScreen(() => import('../features/settings/SettingsScreen'), 'settings', 'reminders'),
  },
  {
    id: 'about-you',
    paths: ['/about-you'],
    titleKey: 'screens.about-you',
    ...lazyScreen(() => import('../features/settings/about/AboutScreen'), 'settings', 'coach'),
  },
  {
    id: 'products',
    paths: ['/products'],
    titleKey: 'screens.products',
    ...lazyScreen(() => import('../features/products/ProductsScreen'), 'products', 'tool'),
  },
  {
    id: 'terms',
    paths: ['/terms'],
    titleKey: 'screens.terms',
    ...lazyScreen(() => import('../features/legal/TermsScreen'), 'legal', 'tool'),
  },
  {
    id: 'privacy',
    paths: ['/privacy'],
    titleKey: 'screens.privacy',
    ...lazyScreen(() => import('../features/legal/PrivacyScreen'), 'legal', 'tool'),
  },
] as const satisfies readonly AppScreen[];

export type FeatureId = (typeof features)[number]['id'];

export const screens: readonly AppScreen[] = [
  ...tools.map(({ id, path, aliases = [], namespaces = [], load }) => ({
    id,
    paths: [path, ...aliases],
    titleKey: `tools.${id}` as ParseKeys<'shell'>,
    ...lazyScreen(load, id, 'tool', ...namespaces),
  })),
  ...features,
];

/** The screen's path for one that differs only by a final slash or by case; any other path as it is. */
export function exactPath(path: string): string {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return screenAt(plain) ? plain : path;
}

export function screenAt(path: string): AppScreen | undefined {
  return screens.find(({ paths }) => paths.includes(path));
}
