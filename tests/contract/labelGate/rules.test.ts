import { describe, expect, it } from 'vitest';
import { copies, nearEnglishEverywhere, sameEverywhere } from './acrossLanguages';
import { WRITINGS } from './alphabets';
import { isPhrase, type Label, toLabel } from './labels';
import { editDistance, isNearEnglish, missingLetters } from './nearEnglish';
import { foreignCharacters, hasOddLength, lacksItsScript } from './ofOneLabel';
import { glossaryShare, isMostlyEnglish, sameTexts, sharedAffixes } from './ofOneLanguage';
import { copiedFrench, inventedCognates, strangers } from './vocabulary';

const label = (english: string, text: string, key = english) => toLabel('hub', key, english, text);
const texts = (labels: readonly Label[]) => labels.map(({ text }) => text);

it('a phrase has two words beside names, slots and quotations', () => {
  expect(isPhrase(label('Start coaching', ''))).toBe(true);
  expect(isPhrase(label('TikTok strategy', ''))).toBe(false);
  expect(isPhrase(label('Say “just below”: {{count}}', ''))).toBe(false);
});

describe('foreign characters', () => {
  it.each([
    ['de', 'Your idea', 'Deine Idee für „{{title}}“'],
    ['tr', 'Turn off', 'İptal ışığı'],
    ['vi', 'Your idea', 'Ý tưởng của bạn'],
    ['yo', 'Your idea', 'Èrò rẹ̀ ń bọ̀'],
    ['ja', 'Hand over to TikTok', 'TikTokへ渡す！'],
    ['fa', 'Your idea', 'ایدهٔ تو می‌ماند'],
    ['el', 'Address used', 'Link που κρατήθηκε'],
    ['ru', 'In France “Publicité”', 'Во Франции «Publicité»'],
    ['am', 'Done: 3 ⚠️', 'ተጠናቋል፦ 3 ⚠️'],
  ])('%s has its own, English names and signs', (language, english, text) => {
    expect(foreignCharacters(label(english, text), language)).toEqual([]);
  });

  it.each([
    ['sv', 'Din idé ‹zu', ['‹']],
    ['de', 'Où ça', ['ù', 'ç']],
    ['uk', 'Новый', ['ы']],
    ['fa', 'كتاب', ['ك']],
    ['mk', 'Идеja', ['j', 'a']],
    ['zu', 'Umbono é', ['é']],
    ['ko', '아이디어 idea', ['i', 'd', 'e', 'a']],
  ])('%s has not those of %s', (language, text, foreign) => {
    expect(foreignCharacters(label('Your work', text), language)).toEqual(foreign);
  });
});

describe('own script', () => {
  const none = new Set<string>();
  it.each([
    ['ja', 'Link', 'URL'],
    ['ja', '{{score}} out of 100', '{{score}}/100'],
    ['ru', 'TikTok Shop', 'TikTok Shop'],
    ['ru', 'Your idea', 'Твоя идея'],
  ])('%s may write %s as %s', (language, english, text) => {
    expect(lacksItsScript(label(english, text), language, none)).toBe(false);
  });

  it('refuses English and figures that are not its own, and lets the list of terms be', () => {
    expect(lacksItsScript(label('Your hook', 'Hook'), 'el', none)).toBe(true);
    expect(lacksItsScript(label('Your hook', 'Hook'), 'el', new Set(['Hook']))).toBe(false);
    expect(lacksItsScript(label('Your idea', '12'), 'de', none)).toBe(true);
  });
});

describe('length', () => {
  it.each([
    ['pt', 'Ad', 'Publicidade'],
    ['ca', 'Views', 'Visualitzacions'],
    ['zh', 'Nothing has waited over 7 days', '没有积压超过7天'],
    ['ur', '{{amount}}+', '{{amount}} سے زیادہ'],
    ['de', 'First name', 'Name'],
  ])('%s: %s may be %s', (language, english, text) => {
    expect(hasOddLength(label(english, text), language)).toBe(false);
  });

  it.each([
    ['de', 'Nothing has waited over 7 days', 'Nie'],
    ['de', 'Start coaching', 'Starte jetzt sofort das Coaching für deine ganze Woche'],
    ['zh', 'Start coaching', '现在就立刻开始你整个星期的辅导课程吧，不要再等了'],
    ['ru', '{{count}} posts planned today, and one more', 'Да {{count}}'],
  ])('%s: %s is never %s', (language, english, text) => {
    expect(hasOddLength(label(english, text), language)).toBe(true);
  });
});

describe('near English', () => {
  it('counts letters to change, and letters that are missing whatever their order', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    expect(missingLetters('abc', 'cba')).toBe(0);
    expect(missingLetters('aab', 'abcd')).toBe(2);
  });

  it.each(['Your idea zu', 'Yuor adie', 'aedi ruoY', 'idea Your', 'Yourr ideas'])('Your idea is not %s', (text) => {
    expect(isNearEnglish(label('Your idea', text))).toBe(true);
  });

  it.each(['Deine Idee', 'Din idé', 'Il tuo spunto', 'Wazo lako'])('Your idea may be %s', (text) => {
    expect(isNearEnglish(label('Your idea', text))).toBe(false);
  });

  it('a cognate is made of words that recur, an invention is not', () => {
    const labels = [
      label('New idea', 'Nuwe idee'),
      label('New title', 'Nuwe titel'),
      label('Show the idea', 'Wys jou idee'),
      label('Your tools', 'Yaur toals'),
      label('Dynamic sound', 'Dinamiese sound'),
    ];
    expect(texts(inventedCognates(labels))).toEqual(['Nuwe titel', 'Yaur toals']);
    expect(texts(inventedCognates([...labels, label('Only titles', 'Net titels')]))).toEqual(['Yaur toals']);
  });

  it('a language of cognates is none', () => {
    const translated = [
      label('Your idea', 'Deine Idee'),
      label('My plans', 'Was ich vorhabe'),
      label('Not yet', 'Noch nicht'),
    ];
    expect(isMostlyEnglish(translated)).toBe(false);
    expect(
      isMostlyEnglish([...translated, label('Start coaching', 'Sturt caoching'), label('Your hook', 'Yur hooc')]),
    ).toBe(true);
  });
});

describe('one language', () => {
  it('two buttons with one text are refused', () => {
    expect(texts(sameTexts([label('Close', 'Kapat'), label('Disable', 'Kapat.')]))).toEqual(['Kapat.']);
  });

  it('what English alone tells apart may be the same', () => {
    const pairs = [
      ['Call to action', 'The call to action'],
      ['Shop CTA', 'Shop call to action'],
      ['Video', 'Videos'],
      ['Show all', 'Show everything'],
      ['Profile', 'Your profile'],
    ];
    for (const pair of pairs) expect(sameTexts(pair.map((english) => label(english, 'X')))).toEqual([]);
    expect(sameTexts([label('{{count}} idea', 'X', 'a_one'), label('No ideas', 'X', 'a_zero')])).toEqual([]);
  });

  it('a text in another namespace is another button', () => {
    expect(sameTexts([label('Close', 'Kapat'), toLabel('shell', 'off', 'Disable', 'Kapat')])).toEqual([]);
  });

  it('one ending or beginning for a third of labels or words is refused', () => {
    const ideas = ['Deine Idee', 'Heute', 'Nicht geplant', 'Mehr anzeigen', 'Werkzeuge', 'Alles kopieren', 'Formate'];
    expect(sharedAffixes(ideas.map((text) => label(text, text)))).toEqual([]);
    expect(sharedAffixes(ideas.map((text) => label(text, `${text} zuz`)))).not.toEqual([]);
    expect(sharedAffixes(ideas.map((text) => label(text, `xyz${text}`)))).not.toEqual([]);
  });

  it('the glossary is how the labels call things', () => {
    const glossary = new Map([
      ['product', 'Produkt'],
      ['reminder', 'Erinnerung'],
      ['basket', 'Warenkorb'],
    ]);
    const labels = [
      label('Your products', 'Deine Produkte'),
      label('A reminder', 'Ein Wecker'),
      label('Tools', 'Tools'),
    ];
    expect(glossaryShare(labels, glossary)).toBe(0.5);
    expect(glossaryShare([label('Tools', 'Werkzeuge')], glossary)).toBeUndefined();
  });

  it('a prefix of one letter is no term', () => {
    const glossary = new Map([['hook', 'i-hook']]);
    expect(glossaryShare([label('Your hook', 'Lorem ipsum')], glossary)).toBe(0);
    expect(glossaryShare([label('Your hook', 'I-hook yakho')], glossary)).toBe(1);
  });
});

describe('the words of a language', () => {
  const labels = [
    label('Your idea for today', 'Deine Idee für heute'),
    label('An idea', 'Eine Idee'),
    label('Pick a product', 'Wähl ein Produkt'),
  ];

  it('recur; a text of others is a stranger', () => {
    const stranger = label('Show the next one', 'Lorem ipsum dolor sit');
    expect(strangers([...labels, stranger], 'de')).toEqual([label('Pick a product', 'Wähl ein Produkt'), stranger]);
    expect(strangers([...labels, label('Pick an idea', 'Wähl eine Idee')], 'de')).toEqual([]);
  });

  it('what English has as well, and examples, are none', () => {
    const names = toLabel('hub', 'city.placeholder', 'London, New York…', 'Berlin, Wien, Graz…');
    const terms = label('Hook, demo, live', 'Hook, demo, live');
    expect(strangers([names, terms], 'de')).toEqual([]);
  });

  it('are not to be told apart without spaces', () => {
    expect(strangers([label('One, two, three', '一、二、三')], 'zh')).toEqual([]);
    expect(strangers([label('One, two, three', '하나, 둘, 셋')], 'ko')).toHaveLength(1);
  });

  it('are in a phrase that French says alike, and not all in French itself', () => {
    const french = new Map(
      ['Plan de live', 'Tendances du jour'].map((text, place) => [
        `hub ${place}`,
        toLabel('hub', `${place}`, '', text),
      ]),
    );
    const inSpanish = [
      toLabel('hub', '0', 'Live plan', 'Plan de live'),
      toLabel('hub', '1', 'Trends today', 'Tendances du jour'),
      label('Idea of the day', 'Idea de hoy'),
    ];
    expect(texts(copiedFrench(inSpanish, french))).toEqual(['Tendances du jour']);
  });

  it('the plural forms of a label prove nothing for each other', () => {
    const forms = ['lorem ipsum dolor', 'lorem ipsum sit'].map((text) => label('{{count}} new ideas', text));
    expect(strangers(forms, 'de')).toEqual(forms);
  });
});

describe('all languages', () => {
  const latin = ['de', 'sv', 'es', 'pl', 'zu'];
  const catalogues = (says: (language: string) => Label[], of: readonly string[] = latin) =>
    new Map(of.map((language) => [language, says(language)]));

  it('English with letters changed in all of five languages is an invention, in four a cognate', () => {
    const near = (languages: readonly string[]) =>
      nearEnglishEverywhere(
        catalogues((language) => [label('Viral format', languages.includes(language) ? 'Virel farmot' : 'Muoto')]),
      );
    expect(near(latin)).toEqual(['hub Viral format']);
    expect(near(latin.slice(1))).toEqual([]);
  });

  it('eleven languages never say a phrase with the same words', () => {
    const same = (count: number) =>
      sameEverywhere(
        catalogues(
          (language) => [label('Your idea', count > Object.keys(WRITINGS).indexOf(language) ? 'Ton idée' : language)],
          Object.keys(WRITINGS),
        ),
      );
    expect(same(10)).toEqual([]);
    expect(same(11)).toEqual(['hub Your idea: ton idee (11 languages)']);
  });

  it('a language that is a third of another was copied', () => {
    const words = ['Your idea', 'Not yet', 'Show more', 'Next live'];
    const shared = (count: number) =>
      copies(
        catalogues(
          (language) =>
            words.map((english, place) => label(english, place < count ? 'gemein' : `${language} ${place}`)),
          ['cs', 'sk'],
        ),
      );
    expect(shared(1)).toEqual([]);
    expect(shared(2)).toEqual(['cs and sk']);
  });
});
