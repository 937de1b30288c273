/** Every niche. */
export const NICHES = [
  'beauty',
  'fashion',
  'tech',
  'gadgets',
  'fitness',
  'wellness',
  'home',
  'cooking',
  'lifestyle',
  'parenting',
  'pets',
  'gaming',
] as const;
export type Niche = (typeof NICHES)[number];

/** The lists that screens offer, as in the specification and in its order. */
export const NICHE_LISTS = {
  /** The onboarding, question 1. */
  onboarding: ['beauty', 'fashion', 'tech', 'fitness', 'home', 'gaming'],
  /** The niche generators: beaute, tech, fitness, lifestyle, cuisine, mode, maison, parent. */
  picks: ['beauty', 'tech', 'fitness', 'lifestyle', 'cooking', 'fashion', 'home', 'parenting'],
  /** The niches that generators with a free niche field have texts for; `other` for everything else. */
  texts: ['beauty', 'tech', 'fitness', 'fashion', 'home', 'cooking', 'lifestyle', 'parenting', 'other'],
  /** The live reminders, as they are stored. */
  reminders: [
    'Beauty',
    'Fashion',
    'Tech',
    'Home Decor',
    'Fitness',
    'Health & Wellness',
    'Cooking & Kitchen',
    'Pet Products',
    'Gadgets',
  ],
  /** The niche strategy guide. */
  guide: ['beauty', 'fashion', 'tech', 'home', 'fitness', 'wellness', 'cooking', 'pets', 'gadgets'],
  /** Products by country. */
  markets: ['beauty', 'tech', 'fitness', 'fashion', 'home', 'cooking', 'lifestyle', 'gaming'],
  /** 'Planner and daily recommendation niches: Beauty, Fashion, Tech, Fitness.' */
  planner: ['beauty', 'fashion', 'tech', 'fitness'],
} as const;

export type NicheList = keyof typeof NICHE_LISTS;
export type NicheIn<List extends NicheList> = (typeof NICHE_LISTS)[List][number];

type Row = { emoji: string } & { readonly [List in NicheList]?: NicheIn<List> };

/**
 * The entry of each list that a niche maps to; its name is `niches.<id>` of the tools' shared catalogue. Gadgets belong to
 * tech and well-being to lifestyle, as in the specification's lists. If a list lacks a niche, its row has no entry: the
 * question is left open there, never guessed.
 */
export const NICHE_TABLE: Readonly<Record<Niche, Row>> = {
  beauty: {
    emoji: '💄',
    onboarding: 'beauty',
    picks: 'beauty',
    texts: 'beauty',
    reminders: 'Beauty',
    guide: 'beauty',
    markets: 'beauty',
    planner: 'beauty',
  },
  fashion: {
    emoji: '👗',
    onboarding: 'fashion',
    picks: 'fashion',
    texts: 'fashion',
    reminders: 'Fashion',
    guide: 'fashion',
    markets: 'fashion',
    planner: 'fashion',
  },
  tech: {
    emoji: '📱',
    onboarding: 'tech',
    picks: 'tech',
    texts: 'tech',
    reminders: 'Tech',
    guide: 'tech',
    markets: 'tech',
    planner: 'tech',
  },
  gadgets: {
    emoji: '🔌',
    picks: 'tech',
    texts: 'tech',
    reminders: 'Gadgets',
    guide: 'gadgets',
    markets: 'tech',
    planner: 'tech',
  },
  fitness: {
    emoji: '💪',
    onboarding: 'fitness',
    picks: 'fitness',
    texts: 'fitness',
    reminders: 'Fitness',
    guide: 'fitness',
    markets: 'fitness',
    planner: 'fitness',
  },
  wellness: {
    emoji: '🧘',
    picks: 'lifestyle',
    texts: 'lifestyle',
    reminders: 'Health & Wellness',
    guide: 'wellness',
    markets: 'lifestyle',
  },
  home: {
    emoji: '🏠',
    onboarding: 'home',
    picks: 'home',
    texts: 'home',
    reminders: 'Home Decor',
    guide: 'home',
    markets: 'home',
  },
  cooking: {
    emoji: '🍳',
    picks: 'cooking',
    texts: 'cooking',
    reminders: 'Cooking & Kitchen',
    guide: 'cooking',
    markets: 'cooking',
  },
  lifestyle: {
    emoji: '✨',
    picks: 'lifestyle',
    texts: 'lifestyle',
    markets: 'lifestyle',
  },
  parenting: {
    emoji: '👶',
    picks: 'parenting',
    texts: 'parenting',
  },
  pets: {
    emoji: '🐾',
    texts: 'other',
    reminders: 'Pet Products',
    guide: 'pets',
  },
  gaming: {
    emoji: '🎮',
    onboarding: 'gaming',
    texts: 'tech',
    markets: 'gaming',
  },
};
