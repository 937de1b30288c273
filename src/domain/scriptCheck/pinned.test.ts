import { describe, expect, it } from 'vitest';
import { COUNTRIES, type Country } from '../countries';
import { checkScript, type ScriptContext } from './checkScript';
import { isDenied } from './isDenied';
import type { ScriptLanguage } from './phrases';
import { ENGLISH } from './phrases.en';
import { FRENCH } from './phrases.fr';
import { isNamed } from './productName';
import { PROBLEMS, type Problem } from './rules';
import { HOOK_WORDS, secondsFor, WORDS_PER_SECOND } from './speakingTime';

// Every figure, country and word of the rules, so that none can disappear or change unnoticed.

const problemsOf = (text: string, context: ScriptContext): Problem[] =>
  checkScript(text, context).findings.flatMap((finding) => ('problem' in finding ? [finding.problem] : []));
const says = (language: ScriptLanguage, text: string) => problemsOf(text, { language, onScreen: 'Publicité Ad' });

describe('the disclosure of each country', () => {
  const WORDINGS: Readonly<Record<Country, readonly string[]>> = {
    FR: ['Publicité', 'Collaboration commerciale'],
    US: ['Ad', 'Advert', 'Advertisement'],
    GB: ['Ad', 'Advert', 'Advertisement'],
    CA: ['Ad', 'Advert', 'Advertisement', 'Publicité', 'Collaboration commerciale'],
    DE: ['Werbung', 'Anzeige'],
    ES: ['Publicidad'],
    IT: ['Pubblicità'],
    NL: ['Reclame'],
    BE: ['Publicité', 'Collaboration commerciale', 'Reclame'],
    CH: ['Publicité', 'Collaboration commerciale', 'Werbung', 'Pubblicità'],
  };
  const all = [...new Set(Object.values(WORDINGS).flat())];

  it.each(COUNTRIES)('%s: its own wordings are enough, and no other country’s', (country) => {
    for (const onScreen of all) {
      const problems = problemsOf('Un geste, et c’est rangé.', { language: 'fr', country, onScreen });
      const isEnough = !problems.some((problem) => PROBLEMS[problem].rule === 'disclosure');
      expect([onScreen, isEnough]).toEqual([onScreen, WORDINGS[country].includes(onScreen)]);
    }
  });

  it.each([
    ['fr', ['Publicité', 'Collaboration commerciale']],
    ['en', ['Ad', 'Advert', 'Advertisement', 'Publicité', 'Collaboration commerciale']],
  ] as const)('when the country is not known, the language decides (%s)', (language, enough) => {
    for (const onScreen of all) {
      const problems = problemsOf('Un geste.', { language, onScreen });
      const isEnough = !problems.some((problem) => PROBLEMS[problem].rule === 'disclosure');
      expect([onScreen, isEnough]).toEqual([onScreen, (enough as readonly string[]).includes(onScreen)]);
    }
  });
});

describe('every illness that must not be treated', () => {
  it.each(
    'l’acné|l’eczéma|le psoriasis|la rosacée|l’arthrose|l’arthrite|la migraine|les migraines|les maux de tête|le mal de dos|le mal au genou|la douleur|les douleurs articulaires|la dépression|l’anxiété|l’angoisse|l’insomnie|le diabète|l’hypertension|le cholestérol|la maladie|l’infection|la mycose|le cancer|l’asthme|l’allergie|la tendinite|la sciatique|l’inflammation|le ronflement'.split(
      '|',
    ),
  )('ça soigne %s', (illness) => {
    expect(says('fr', `Ça soigne ${illness}.`)).toContain('medical');
  });

  it.each(
    'acne|eczema|psoriasis|rosacea|arthritis|migraine|headaches|pain|aches|depression|anxiety|insomnia|diabetes|blood pressure|cholesterol|disease|illness|infection|fungus|cancer|asthma|allergy|allergies|tendonitis|sciatica|inflammation|hair loss|snoring|scars'.split(
      '|',
    ),
  )('it treats %s', (illness) => {
    expect(says('en', `It treats ${illness}.`)).toContain('medical');
  });

  it.each('boutons|imperfections|rides|ridules|cellulite|vergetures|cicatrices|poches|cernes|calvitie'.split('|'))(
    'ça efface les %s',
    (flaw) => {
      expect(says('fr', `Ça efface les ${flaw}.`)).toContain('medical');
    },
  );

  it.each('pimples|blemishes|wrinkles|fine lines|cellulite|stretch marks|eye bags|dark circles|baldness'.split('|'))(
    'it erases %s',
    (flaw) => {
      expect(says('en', `It erases ${flaw}.`)).toContain('medical');
    },
  );
});

describe('what counts as a date, an amount and another shop', () => {
  it.each('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'.split('|'))(
    'seulement aujourd’hui, le 7 %s',
    (month) => {
      expect(says('fr', `Seulement aujourd’hui, le 7 ${month}.`)).not.toContain('onlyToday');
    },
  );

  it.each('January|February|March|April|May|June|July|August|September|October|November|December'.split('|'))(
    'today only, 7 %s',
    (month) => {
      expect(says('en', `Today only, 7 ${month}.`)).not.toContain('onlyToday');
    },
  );

  it.each(
    'Amazon|Shein|Temu|AliExpress|Vinted|Leboncoin|Insta|Instagram|WhatsApp|Telegram|Snap|Snapchat|YouTube'.split('|'),
  )('disponible sur %s', (shop) => {
    expect(says('fr', `Il est disponible sur ${shop}.`)).toContain('sendsAway');
  });

  it.each('Amazon|Shein|Temu|AliExpress|eBay|Etsy|Instagram|Insta|WhatsApp|Telegram|Snapchat|YouTube'.split('|'))(
    'available on %s',
    (shop) => {
      expect(says('en', `It’s available on ${shop}.`)).toContain('sendsAway');
    },
  );

  it.each(['100 €', '100 euros', '5k', '5 k€', '200 balles'])('gagner %s par mois', (amount) => {
    expect(says('fr', `Tu peux gagner ${amount} par mois.`)).toContain('incomePromise');
  });
});

describe('how far a denial reaches', () => {
  const denied = (before: string, phrases = FRENCH) =>
    isDenied(`${before} guerit`, { start: before.length + 1, end: before.length + 7 }, phrases);

  it('six words forward', () => {
    expect(denied('pas un deux trois quatre cinq')).toBe(true);
    expect(denied('pas un deux trois quatre cinq six')).toBe(false);
  });

  it('« ne » only to one of the next two words', () => {
    expect(denied('ne le')).toBe(true);
    expect(denied('ne le lui')).toBe(false);
  });

  it('into a new clause if its verb is at most three words before it', () => {
    expect(denied('pas dis un deux que')).toBe(true);
    expect(denied('pas dis un deux trois que')).toBe(false);
  });

  it('in English, too', () => {
    expect(denied('not one two three four five', ENGLISH)).toBe(true);
    expect(denied('not one two three four five six', ENGLISH)).toBe(false);
  });
});

describe('the lengths', () => {
  it('3.5 words a second; the two seconds of the hook take seven of them', () => {
    expect([WORDS_PER_SECOND, HOOK_WORDS, secondsFor(7), secondsFor(8)]).toEqual([3.5, 7, 2, 3]);
  });

  it('a product’s name counts as at most three words of the hook', () => {
    const product = 'Mini imprimante thermique de poche sans encre';
    const hook = (rest: string) => problemsOf(`${product} ${rest}`, { language: 'fr', product, onScreen: 'Publicité' });
    expect(hook('un deux trois quatre.')).not.toContain('longOpening');
    expect(hook('un deux trois quatre cinq.')).toContain('longOpening');
  });

  it('two fifths of a name identify it, in words of four letters or more that are not everyday words', () => {
    expect(isNamed('Voilà mon abcd.', 'Abcd Efghij')).toBe(true);
    expect(isNamed('Voilà mon abcd.', 'Abcd Efghijk')).toBe(false);
    expect(isNamed('Voilà mon abc.', 'Abc Def Ghijkl')).toBe(false);
    for (const word of ['pour', 'avec', 'sans', 'dans', 'with', 'from', 'that', 'this'])
      expect([word, isNamed(`Un objet ${word} moi.`, `Abcd ${word}`)]).toEqual([word, false]);
  });
});
