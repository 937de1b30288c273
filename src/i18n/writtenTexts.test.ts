import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOWHERE, WRITTEN_IN } from '../texts/writtenIn';
import { lacksTexts, MissingTexts, writtenTexts } from './writtenTexts';

const add = (language: string, catalogue: object) => i18next.addResourceBundle(language, 'hub', catalogue);

beforeEach(async () => {
  await i18next.init({ lng: 'fr', resources: {} });
});

describe('long texts', () => {
  it('are the language’s own, else the English ones', () => {
    add('en', { texts: { hook: 'Look' }, [WRITTEN_IN]: 'en' });
    expect(writtenTexts('hub', 'tr')).toEqual({ texts: { hook: 'Look' }, writtenIn: 'en', isStandIn: false });
    add('fr', { texts: { hook: 'Regarde' }, [WRITTEN_IN]: 'fr' });
    expect(writtenTexts('hub', 'fr')).toEqual({ texts: { hook: 'Regarde' }, writtenIn: 'fr', isStandIn: false });
    expect(lacksTexts('fr', ['hub'])).toBe(false);
  });

  it('are known to be stand-ins, so that the right ones are fetched later', () => {
    add('en', { texts: { hook: 'Regarde' }, [WRITTEN_IN]: 'fr' });
    expect(writtenTexts('hub', 'en')).toEqual({ texts: { hook: 'Regarde' }, writtenIn: 'fr', isStandIn: true });
    expect(writtenTexts('hub', 'tr')).toMatchObject({ writtenIn: 'fr', isStandIn: true });
    expect(lacksTexts('tr', ['hub'])).toBe(true);
  });

  it('that are nowhere are an error with a name, which the screen shows', () => {
    add('fr', { labels: {}, [WRITTEN_IN]: NOWHERE });
    expect(() => writtenTexts('hub', 'fr')).toThrow(MissingTexts);
    expect(lacksTexts('fr', ['hub'])).toBe(true);
  });
});
