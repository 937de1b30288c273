import { canFill, fill } from '../../../../lib/fill.ts';
import type { CoachLanguage } from '../../language.ts';
import english from './en.json' with { type: 'json' };
import type { Figure } from './figures.ts';
import french from './fr.json' with { type: 'json' };
import type { Sum, SumId } from './sums.ts';

/** The sentences of a sum: the result, its terms, how it compares, what to do. */
type SumTexts = Partial<
  Record<'is' | 'terms' | 'termsEach' | 'daily' | 'low' | 'fair' | 'high' | 'then' | 'thenLow' | 'thenHigh', string>
>;

const TEXTS: Readonly<Record<CoachLanguage, Readonly<Record<SumId, SumTexts>>>> = { fr: french, en: english };

/** A smaller percentage would be rounded to nothing. */
const SMALL = 0.1;

const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

const written = (figure: Figure, language: CoachLanguage): string => {
  const { value } = figure;
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format(value);
  switch (figure.is) {
    case 'count':
      return number({ maximumFractionDigits: 1 });
    case 'percent':
      return new Intl.NumberFormat(language, {
        style: 'percent',
        maximumFractionDigits: value > 0 && value < SMALL ? 3 : 1,
      }).format(value / 100);
    case 'seconds':
      return language === 'fr'
        ? `${number({ maximumFractionDigits: 1 })} s`
        : `${number({ maximumFractionDigits: 1 })}s`;
    case 'minutes':
      return `${number({ maximumFractionDigits: 0 })} min`;
    case 'money':
      return number({
        style: 'currency',
        currency: CURRENCIES[figure.currency] ?? 'EUR',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      });
  }
};

/** A calculation in words: the result with its terms, then what it means and what to do. */
export function saySum({ id, band, values }: Sum, language: CoachLanguage): [result: string, meaning: string] {
  const texts = TEXTS[language][id];
  const figures = Object.fromEntries(Object.entries(values).map(([name, figure]) => [name, written(figure, language)]));
  const said = (pattern: string | undefined) => (pattern === undefined ? [] : [fill(pattern, figures)]);
  const [first] = texts.is === undefined && band ? said(texts[band]) : said(texts.is);
  const terms = said([texts.terms, texts.termsEach].find((pattern) => pattern && canFill(pattern, figures)));
  const meaning = [
    ...(values.daily ? said(texts.daily) : []),
    ...(texts.is !== undefined && band ? said(texts[band]) : []),
    ...said(
      band === 'low' ? (texts.thenLow ?? texts.then) : band === 'high' ? (texts.thenHigh ?? texts.then) : texts.then,
    ),
  ];
  return [[first ?? '', ...terms].join(' '), meaning.join(' ')];
}
