import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVALUATION } from '../../../tests/fixtures/coach/evaluation';
import { ROUTING } from '../../../tests/fixtures/coach/routing';
import { builtInCoach } from './builtInCoach';
import type { CoachAnswer, CoachProfile } from './coach';
import type { CoachLanguage, Guide } from './guide';
import { guides as english } from './guides/en/all';
import { guides as french } from './guides/fr/all';

const GUIDES: Record<CoachLanguage, readonly Guide[]> = { fr: french, en: english };
const LANGUAGES = ['fr', 'en'] as const;

type History = { role: 'user' | 'assistant'; content: string }[];

/** Sends messages one after the other and returns every answer. */
function talk(messages: readonly string[], language: string, profile?: CoachProfile): CoachAnswer[] {
  const history: History = [];
  return messages.map((message) => {
    const answer = builtInCoach.answer({ message, history: [...history], profile, language });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.parts.join('|||') });
    return answer;
  });
}

/** Sentences that send somebody to ask for a shop. */
const APPLYING =
  /demande ton accès|attendre l’accès|seuil \?|l’accès s’ouvre|s’inscrire|compte dix minutes|ouvrir mon compte shop|combien d’abonnés il faut|no shop access|under the bar|joining is free|apply at 18|open my shop|how many followers do i need/i;

function expectWellFormed({ parts, suggestions, language }: CoachAnswer) {
  expect(parts.length).toBeGreaterThanOrEqual(2);
  expect(parts.length).toBeLessThanOrEqual(4);
  for (const part of parts) expect(part.trim()).not.toBe('');
  expect(new Set(parts).size).toBe(parts.length);
  expect(suggestions.length).toBeGreaterThanOrEqual(2);
  expect(suggestions.length).toBeLessThanOrEqual(4);
  expect(new Set(suggestions).size).toBe(suggestions.length);
  expect(LANGUAGES).toContain(language);
  const text = [...parts, ...suggestions].join('\n');
  expect(text).not.toMatch(/(?<![\p{L}\p{N}])(?:lien|bio)(?![\p{L}\p{N}])/iu);
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
}

describe.each(LANGUAGES)('somebody whose shop is open (%s)', (language) => {
  const open = { name: 'Inès', niche: 'beauty', hasShopAccount: true };
  const questions = GUIDES[language].flatMap((guide) => guide.questions);

  it('is never told to ask for one, by no answer and no suggestion', () => {
    for (const question of questions) {
      for (const profile of [open, { hasShopAccount: true }]) {
        const [{ parts, suggestions } = { parts: [], suggestions: [] }] = talk([question], language, profile);
        expect([...parts, ...suggestions].join('\n'), question).not.toMatch(APPLYING);
      }
    }
  });

  it('but somebody without one is', () => {
    const answers = questions.flatMap((question) => talk([question], language, { ...open, hasShopAccount: false }));
    expect(answers.some(({ parts }) => APPLYING.test(parts.join('\n')))).toBe(true);
  });
});

describe('whoever asks where to start', () => {
  const firstQuestion = (topic: string) => french.find((guide) => guide.topic === topic)?.questions[0];
  const stepsOf = (profile: CoachProfile) =>
    talk(['Par où commencer ?'], 'fr', { niche: 'beauty', ...profile })[0]?.suggestions.slice(3);

  it.each([
    ['without a shop is led to opening one', { hasShopAccount: false }, ['open-shop']],
    ['who prefers lives to the first live', { contentPreference: 'lives' }, ['first-live']],
    ['of whom neither is known to neither', {}, []],
  ] as const)('%s', (_, profile, topics) => {
    expect(stepsOf(profile)).toEqual(topics.map(firstQuestion));
  });
});

describe.each(LANGUAGES)('the evaluation (%s)', (language) => {
  const cases = EVALUATION[language].map((item) => ({
    ...item,
    said: [...(item.after ?? []), item.message].join(' → '),
  }));

  it('holds at least 80 different questions', () => {
    expect(new Set(cases.map(({ said, profile }) => said + JSON.stringify(profile))).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(80);
  });

  it.each(cases)('$said', ({ after = [], message, profile, topic, contains = [], excludes = [] }) => {
    const answer = talk([...after, message], language, profile).at(-1);
    if (!answer) throw new Error('no answer');
    expectWellFormed(answer);
    expect([topic].flat()).toContain(answer.topic);
    expect(answer.language).toBe(language);
    const text = answer.parts.join('\n');
    for (const fact of contains) expect(text).toMatch(fact);
    for (const fault of excludes) expect(text).not.toMatch(fault);
  });
});

describe('asked to look at a video', () => {
  it.each([
    [
      'fr',
      'Analyser ma vidéo',
      ['Que penses-tu de ma vidéo ?', 'Note ma dernière vidéo sur la lampe', 'Analyser ma vidéo'],
    ],
    ['en', 'Analyze my video', ['Can you review my video?', 'Rate my last video about the lamp', 'Analyze my video']],
  ] as const)('names the button that does it, and suggests it first (%s)', (language, button, messages) => {
    for (const message of messages) {
      const [answer] = talk([message], language);
      expect(answer?.parts[0], message).toContain(button);
      expect(answer?.suggestions[0], message).toBe(button);
    }
  });
});

describe('whatever is asked', () => {
  const anyWords = fc.array(
    fc.constantFrom(
      ...EVALUATION.fr.flatMap(({ message }) => message.split(' ')),
      ...EVALUATION.en.flatMap(({ message }) => message.split(' ')),
    ),
    { maxLength: 12 },
  );
  const anyMessage = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    anyWords.map((some) => some.join(' ')),
  );

  it('any string gives 2 to 4 parts and 2 to 4 suggestions, in French or English', () => {
    fc.assert(
      fc.property(
        anyMessage,
        fc.array(anyMessage, { maxLength: 3 }),
        fc.constantFrom('fr', 'en', 'es', 'ar', ''),
        (message, said, language) => {
          for (const answer of talk([...said, message], language)) expectWellFormed(answer);
        },
      ),
      { numRuns: process.env.FULL ? 10_000 : 80 },
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(talk([message], 'fr')).toEqual(talk([message], 'fr'));
      }),
      { numRuns: process.env.FULL ? 2000 : 30 },
    );
  });

  it('never repeats a bubble of the answer before, however often it is asked for more', () => {
    const followUps = [
      'd’autres',
      'plus court',
      'pourquoi ?',
      'et pour la mode ?',
      'et en live ?',
      '3 hooks pour ma niche',
      'salut',
      'merci',
      'xyz',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...french),
        fc.array(fc.constantFrom(...followUps), { minLength: 2, maxLength: 8 }),
        (guide, said) => {
          const answers = talk([guide.questions[0] ?? '', ...said], 'fr', { niche: 'beauty' });
          for (const [index, answer] of answers.entries()) {
            const before = answers[index - 1]?.parts ?? [];
            expect(answer.parts.filter((part) => before.includes(part))).toEqual([]);
          }
        },
      ),
      { numRuns: process.env.FULL ? 10_000 : 80 },
    );
  });

  it.each(LANGUAGES)('repeating one follow-up over every topic repeats no bubble (%s)', (language) => {
    const more = language === 'fr' ? 'd’autres' : 'another one';
    for (const guide of GUIDES[language]) {
      const answers = talk([guide.questions[0] ?? '', more, more, more, more, more, more], language, { niche: 'tech' });
      for (const [index, answer] of answers.entries()) {
        const before = answers[index - 1]?.parts ?? [];
        expect(
          answer.parts.filter((part) => before.includes(part)),
          guide.topic,
        ).toEqual([]);
      }
    }
  });
});

describe.each(LANGUAGES)('the guides as they are asked (%s)', (language) => {
  it('every question of a guide leads to its guide', () => {
    const lost = GUIDES[language].flatMap(({ topic, questions }) =>
      questions
        .filter((question) => talk([question], language)[0]?.topic !== topic)
        .map((question) => `${topic}: ${question}`),
    );
    expect(lost).toEqual([]);
  });

  it('every suggestion that an answer makes is answered', () => {
    const unanswered = GUIDES[language].flatMap(({ topic, questions, suggestions }) => {
      const offered = talk([questions[0] ?? ''], language)[0]?.suggestions ?? [];
      return [...suggestions, ...offered]
        .filter((suggestion) => talk([questions[0] ?? '', suggestion], language)[1]?.topic === 'unknown')
        .map((suggestion) => `${topic}: ${suggestion}`);
    });
    expect(unanswered).toEqual([]);
  });
});

describe.each(LANGUAGES)('more wordings (%s)', (language) => {
  const lost = (questions: readonly (readonly [string, string])[]) =>
    questions.filter(([topic, question]) => talk([question], language)[0]?.topic !== topic).map(String);
  const all = Object.entries(ROUTING[language]).flatMap(([topic, questions]) =>
    questions.map((question) => [topic, question] as const),
  );
  const strange = all.filter(([topic]) => topic === 'unknown');
  const known = all.filter(([topic]) => topic !== 'unknown');

  it('reach their guide in at least 93 of 100', () => {
    expect(lost(known).length / known.length, lost(known).join('\n')).toBeLessThanOrEqual(0.07);
  });

  it('never get a guide for another trade, but for 3 of 100', () => {
    expect(lost(strange).length / strange.length, lost(strange).join('\n')).toBeLessThanOrEqual(0.03);
  });
});

describe('languages', () => {
  const ask = (message: string, language: string, history: History = []) =>
    builtInCoach.answer({ message, history, language });

  it('answers in the language of the question, whatever is chosen', () => {
    expect(ask('how many followers do I need', 'fr').language).toBe('en');
    expect(ask('combien d’abonnés il faut', 'en').language).toBe('fr');
    expect(ask('combien d’abonnés il faut', 'ja').language).toBe('fr');
  });

  it('answers any other language in the chosen one if it is French, else in English, and says so', () => {
    const inFrench = ask('¿Cuántos seguidores necesito para vender?', 'fr');
    expect(inFrench.language).toBe('fr');
    expect(inFrench.parts.join()).toContain('en français');
    for (const chosen of ['es', 'de', 'ar']) {
      const inEnglish = ask('كم عدد المتابعين', chosen);
      expect(inEnglish.language).toBe('en');
      expect(inEnglish.parts.join()).toContain('in English');
    }
  });

  it('says so first, then what it can do, where nothing was found', () => {
    const { parts, suggestions } = ask('من أين أبدأ؟', 'fr');
    expect(parts[0]).toContain('en français');
    expect(parts[1]).toContain('Voilà ce que je sais faire');
    expect(suggestions.length).toBeGreaterThanOrEqual(2);
  });

  it('speaks of a product in the language of the answer, whatever it was named in', () => {
    const history: History = [{ role: 'user', content: 'un script pour ma mini imprimante' }];
    expect(ask('what should i say on my live', 'fr', history).parts.join()).toContain('your mini imprimante');
  });

  it('does not say so where the language is one of its own', () => {
    expect(ask('hashtags ?', 'en').parts.join()).not.toContain('I’m written in');
    expect(ask('hashtags ?', 'fr').parts.join()).not.toContain('Je suis écrit');
  });

  it('keeps to the language of the conversation where a message shows none', () => {
    expect(ask('tech ?', 'en', [{ role: 'user', content: 'donne-moi des hooks pour la beauté' }]).language).toBe('fr');
  });
});
