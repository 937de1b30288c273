import { type ShopCountry, shopCountryStatus } from './shopCountries';

/** The steps by phase, in their order. Specification: the five of `product` are the checklist's manual guide. */
const PHASES = {
  account: ['ready', 'menu', 'threshold', 'identity', 'payout'],
  product: ['center', 'addProduct', 'search', 'terms', 'showcase'],
  show: ['video', 'live', 'profile'],
  rules: ['mention', 'setting', 'words', 'register'],
  wait: ['look', 'abroad', 'habit'],
  week: ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'],
} as const;

export type PhaseId = keyof typeof PHASES;
export type StepId = (typeof PHASES)[PhaseId][number];
export type TopicId = 'conditions' | 'money' | 'limits' | 'law';

/** The topic to know about beside a phase. */
const TOPIC_OF: Partial<Record<PhaseId, TopicId>> = {
  account: 'conditions',
  product: 'money',
  show: 'limits',
  rules: 'law',
};

/** The tool for a step. */
const TOOL_OF: Partial<Record<StepId, string>> = {
  words: '/pre-publication-checklist',
  habit: '/weekly-content-planner',
  day1: '/daily-recommendations',
  day2: '/viral-video-structure',
  day3: '/title-generator',
  day4: '/pre-publication-checklist',
  day5: '/publishing-scheduler',
  day7: '/performance-analyzer',
};

interface StepTexts {
  title: string;
  /** What to tap. */
  do: string;
  /** What appears then. */
  see?: string;
  /** What goes wrong, and what to do. */
  trouble?: string;
}

/** Sentences that a source confirms, and those that the creator has to look up in the app. */
interface FactTexts {
  known: readonly string[];
  check: readonly string[];
}

/**
 * `american`: from American help pages, so facts there and to be checked elsewhere; `elsewhere`: to be checked outside
 * the United States only.
 */
interface TopicTexts extends FactTexts {
  name: string;
  american: readonly string[];
  elsewhere: readonly string[];
}

interface CountryTexts extends Partial<Record<TopicId, FactTexts>> {
  status: string;
}

export interface GuideTexts {
  steps: Readonly<Record<StepId, StepTexts>>;
  phases: Readonly<Record<PhaseId, string>>;
  topics: Readonly<Record<TopicId, TopicTexts>>;
  countries: Readonly<Record<ShopCountry, CountryTexts>>;
}

export interface Step extends StepTexts {
  id: StepId;
  /** The path of the tool for this step. */
  tool?: string | undefined;
}

export interface Topic extends FactTexts {
  name: string;
}

export interface Phase {
  id: PhaseId;
  name: string;
  steps: readonly Step[];
  topic?: Topic | undefined;
}

/** Where no shop is known, nothing is set up: the creator looks around, and practises without a product. */
const phasesIn = (country: ShopCountry): readonly PhaseId[] =>
  shopCountryStatus(country) === 'unlisted' ? ['wait', 'week'] : ['account', 'product', 'show', 'rules', 'week'];

function topicIn(country: ShopCountry, id: TopicId, { topics, countries }: GuideTexts): Topic {
  const { name, known, check, american, elsewhere } = topics[id];
  const ownFacts = countries[country][id];
  const isAmerican = country === 'US';
  return {
    name,
    known: [...known, ...(ownFacts?.known ?? []), ...(isAmerican ? american : [])],
    check: [...(ownFacts?.check ?? []), ...(isAmerican ? [] : elsewhere), ...check, ...(isAmerican ? [] : american)],
  };
}

/** What to do in a country to open an account and to show a product, with what is known of its rules. */
export function guideFor(country: ShopCountry, texts: GuideTexts): Phase[] {
  return phasesIn(country).map((id) => {
    const topic = TOPIC_OF[id];
    return {
      id,
      name: texts.phases[id],
      steps: PHASES[id].map((step) => ({ id: step, ...texts.steps[step], tool: TOOL_OF[step] })),
      topic: topic && topicIn(country, topic, texts),
    };
  });
}
