import { describe, expect, it } from 'vitest';
import { matchNiche } from './matchNiche';
import { NICHES } from './niches';

describe('matchNiche', () => {
  it('knows its own ids, and every list of the specification', () => {
    for (const niche of NICHES) expect(matchNiche(niche)).toBe(niche);
    const named = {
      'Home Decor': 'home',
      'Health & Wellness': 'wellness',
      'Cooking & Kitchen': 'cooking',
      'Pet Products': 'pets',
      beaute: 'beauty',
      cuisine: 'cooking',
      mode: 'fashion',
      maison: 'home',
      parent: 'parenting',
    };
    for (const [text, niche] of Object.entries(named)) expect(matchNiche(text), text).toBe(niche);
  });

  it('ignores case and accents and finds the niche inside a sentence', () => {
    expect(matchNiche('BEAUTÉ')).toBe('beauty');
    expect(matchNiche('je vends des jeux vidéo')).toBe('gaming');
    expect(matchNiche('plutôt des bijoux')).toBe('fashion');
    expect(matchNiche('stuff for dogs')).toBe('pets');
    expect(matchNiche('tout pour le bien-être')).toBe('wellness');
    expect(matchNiche('home workout')).toBe('fitness');
  });

  it('takes the first one named', () => {
    expect(matchNiche('plutôt tech que mode')).toBe('tech');
  });

  it('does not mistake a place or a figure of speech for a niche', () => {
    for (const text of [
      'je filme à la maison',
      'en mode selfie',
      'my account health',
      'I film at home',
      '',
      'jardinage lunaire',
      'le chat du live',
    ])
      expect(matchNiche(text), text).toBeUndefined();
  });
});
