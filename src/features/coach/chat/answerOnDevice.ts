import i18next from 'i18next';
import { ORIGINALS } from '../../../contracts/languageFiles';
import type { Intents } from '../../../domain/coach/intents';
import type { CoachLanguage } from '../../../domain/coach/language';
import type { ListedScreen } from '../../../ui/screenList';
import type { Answer, Question } from './askCoach';
import { choicesIn, loadTalk, startersIn, type Talk } from './talk';

/** How long (ms) to wait for the catalogue, which is normally on the device; after that the answer does without. */
const PATIENCE = 1000;

/** The tools shown when a question was not understood. */
const FIRST_TOOLS = ['daily-product', 'video-structure', 'titles', 'live-plan', 'performance-analyzer'];

/** « en anglais stp », “in French please”: the answer is wished for in the coach's other language. */
const WISHES_OTHER = /anglais|english|fran[cç]ais|french/i;

/** Where the user sells, for rules that differ by country. */
async function whereTheySell(): Promise<string | undefined> {
  const { aboutStore, marketOf } = await import('../../../state/slices/aboutStore');
  await aboutStore.hydrate();
  return marketOf(aboutStore.getState());
}

/**
 * The built-in coach's answer. It is written in French and English; for a question in another language, the tool it
 * asks for is named in the chosen language, and everything else said comes from that language's catalogue.
 */
export async function answerOnDevice(question: Omit<Question, 'signal'>): Promise<Answer> {
  const { message, history, profile, language } = question;
  const [{ deviceCoach }, { detectLanguage }, { words }, { beginsWith, endsWith, findIntent }, t, country] =
    await Promise.all([
      import('./deviceCoach'),
      import('../../../domain/coach/language'),
      import('../../../lib/fold'),
      import('../../../domain/coach/intents'),
      loadTalk(language, PATIENCE),
      whereTheySell(),
    ]);
  const inEnglish = t ? englishOf(language, t) : new Map<string, string>();
  const meant = inEnglish.get(message) ?? message;
  const chosen: CoachLanguage = language === 'fr' ? 'fr' : 'en';
  const written = detectLanguage(meant, words(meant));
  const other = written === 'fr' || written === 'en' ? written : chosen;
  const coach = await deviceCoach(
    chosen,
    other === chosen && !WISHES_OTHER.test(message) ? [] : [chosen === 'fr' ? 'en' : 'fr'],
  );
  const turns = profile ? history.slice(1) : history; // the profile's item is passed separately
  const answer = await coach.answer({
    message: meant,
    history: turns.map((turn) => ({ ...turn, content: inEnglish.get(turn.content) ?? turn.content })),
    language,
    profile: { ...profile, ...(country && { country }) },
    ...(t && { languageNote: t('languageNote') }),
  });

  const isOriginal = ORIGINALS.includes(language);
  const isUnknown = answer.topic === 'unknown';
  const isOpening = t && (beginsWith(message, t('opens')) || (!isOriginal && endsWith(message, t('opens'))));
  // A word or two do not show a language: if nothing is understood, they may well be in the chosen one.
  const isInChosen = answer.isForeign || !isOriginal || answer.language === language;
  if (t && isInChosen && (answer.isForeign || isUnknown || isOpening)) {
    const screens = new Map(question.screens.map((screen) => [screen.id, screen]));
    const tool = screens.get(findIntent(message, intentsIn(language, screens)) ?? '');
    if (tool) return spoken(`${t('openTool')}\n${linkTo(tool)}`, t);
    if (isUnknown && (answer.isForeign || !isOriginal)) {
      const links = FIRST_TOOLS.flatMap((id) => screens.get(id) ?? []).map(linkTo);
      const unknown = answer.isWrittenIn ? t('unknown.text') : `${t('unknown.text')} ${t('coachLanguages')}`;
      return spoken(unknown, t, [t('unknown.tools'), ...links].join('\n'));
    }
  }

  const [first = '', ...others] = answer.parts;
  const isNoted = t && !answer.isForeign && inEnglish.has(message);
  const parts = isNoted ? [`${t('languageNote')}\n\n${first}`, ...others] : [...answer.parts];
  const last = answer.tool && `${parts.at(-1)}\n→ ${answer.tool}`;
  const inMarket = answer.language === 'en' ? await inMarketEnglish(message) : (text: string) => text;
  return {
    parts: (last ? [...parts.slice(0, -1), last] : parts).map(inMarket),
    suggestions: answer.suggestions.map(inMarket),
    coach: 'built-in',
  };
}

/**
 * What the coach says in American English, in the spelling of the user's market; words of the message stay as they are.
 */
async function inMarketEnglish(message: string): Promise<(text: string) => string> {
  const [{ readOtherEnglish }, { inOtherEnglish }] = await Promise.all([
    import('../../../state/slices/aboutStore'),
    import('../../../domain/marketEnglish'),
  ]);
  const english = await readOtherEnglish();
  return (text) => (english ? inOtherEnglish(text, english, message) : text);
}

const linkTo = ({ path }: ListedScreen) => `→ ${path}`;

const spoken = (first: string, t: Talk, ...others: string[]): Answer => ({
  parts: [first, ...others],
  suggestions: startersIn(t),
  coach: 'built-in',
});

/**
 * The questions behind the tappable suggestions of a language that the coach is not written in, in the wording it
 * understands.
 */
function englishOf(language: string, t: Talk): Map<string, string> {
  if (ORIGINALS.includes(language)) return new Map();
  const english = i18next.getFixedT('en', 'chat');
  const asked = [...startersIn(t), ...choicesIn(t)];
  const meant = [...startersIn(english), ...choicesIn(english)];
  return new Map(asked.map((text, place) => [text, meant[place] ?? text]));
}

/** The words of intent for the existing tools; the English ones if the chosen language has none. */
function intentsIn(language: string, screens: ReadonlyMap<string, ListedScreen>): Intents {
  const english: Intents = i18next.getResource('en', 'chat', 'intents') ?? {};
  const own: Intents = i18next.getResource(language, 'chat', 'intents') ?? english;
  return Object.fromEntries(Object.entries(own).filter(([id]) => screens.has(id)));
}
