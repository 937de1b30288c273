import type { Fault, Rule } from './faults';

/** Right texts that a rule refuses. */
export interface Exception {
  rule: Rule;
  /** Namespace and key, as faults have them. */
  at: readonly string[];
  languages: readonly string[];
  why: string;
}

/** May only shrink: an exception that no text needs any more is refused, too. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'inventedCognates',
    at: ['conversion-planner labels.season.names.valentine', 'conversion-planner labels.season.names.mothersDay'],
    languages: ['af'],
    why: 'Days that Germanic languages name alike.',
  },
  {
    rule: 'inventedCognates',
    at: ['conversion-planner labels.season.names.valentine'],
    languages: ['da', 'de', 'nb', 'nl'],
    why: 'The saint has one name.',
  },
  {
    rule: 'sameTexts',
    at: [
      'content-tracker labels.stages.published',
      'content-tracker labels.form.publishedOn',
      'content-tracker labels.calendar.out',
      'conversion-planner labels.shoot.outOn',
    ],
    languages: ['et', 'hr', 'nb', 'ru', 'sl', 'sr', 'uk'],
    why: 'A date follows the verb without a preposition.',
  },
  {
    rule: 'sameTexts',
    at: ['performance-analyzer labels.history.likeRate', 'performance-analyzer labels.history.watched'],
    languages: ['ja', 'ko', 'ru', 'zh'],
    why: 'The same figure in the head of a narrow column and in the comparison: the full name is short enough for both.',
  },
  {
    rule: 'sameTexts',
    at: ['shell tools.dashboard'],
    languages: ['ar', 'el', 'fr'],
    why: 'The same screen in the sidebar and in the list of tools; the French is specified.',
  },
  {
    rule: 'sameTexts',
    at: ['publishing-scheduler labels.periodOf.weekends'],
    languages: ['am'],
    why: 'The Amharic weekend is called Saturday and Sunday, so the days need no brackets.',
  },
  {
    rule: 'oddLength',
    at: ['scriptCheck own.onScreenExample', 'tool disclosure'],
    languages: ['fr'],
    why: 'French law knows two wordings, and this is one of them.',
  },
  {
    rule: 'oddLength',
    at: ['creative-formats labels.questions.country.placeholder', 'shop-script labels.questions.country.placeholder'],
    languages: ['vi'],
    why: 'The United Kingdom and the United States are Anh and Mỹ.',
  },
  {
    rule: 'inventedCognates',
    at: ['posting-strategy labels.regions.northAmerica', 'posting-strategy labels.regions.southAmerica'],
    languages: ['da', 'de', 'es', 'it', 'nb', 'sv'],
    why: 'Names of continents.',
  },
  {
    rule: 'inventedCognates',
    at: ['publishing-scheduler labels.audience.marketExample', 'publishing-scheduler labels.periods.weekends'],
    languages: ['fil', 'zu'],
    why: 'Names of cities and of days.',
  },
  {
    rule: 'inventedCognates',
    at: ['publishing-scheduler labels.video.toPlan'],
    languages: ['fil'],
    why: 'Filipino conjugates the English verb.',
  },
  {
    rule: 'inventedCognates',
    at: ['hub labels.search.kinds.hashtags', 'settings import.hashtagGroups'],
    languages: ['sq'],
    why: 'Albanian declines the English noun with a hyphen.',
  },
  {
    rule: 'inventedCognates',
    at: ['performance-analyzer labels.verdict.correct'],
    languages: ['de'],
    why: 'Two words of three are the same in both languages.',
  },
  {
    rule: 'strangers',
    at: ['video measures.sharpness.what'],
    languages: ['ar'],
    why: 'Edges and the Laplacian are in no other label.',
  },
  {
    rule: 'strangers',
    at: ['start welcome'],
    languages: ['am'],
    why: 'A greeting that is said on no other screen.',
  },
];

export const isExcepted = ({ rule, at, language }: Fault) =>
  EXCEPTIONS.some((one) => one.rule === rule && one.at.includes(at ?? '') && one.languages.includes(language ?? ''));
