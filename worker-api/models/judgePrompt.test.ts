import { describe, expect, it } from 'vitest';
import { FIELDS } from '../../tests/fixtures/analysis';
import { ATTACKS } from '../../tests/fixtures/attacks';
import { judgeInstructions, judgeText, repairText } from './judgePrompt';

describe('what a model is told about a video', () => {
  it('begins the same for everybody, so that a provider can cache it, and ends with the language', () => {
    const [fr, en] = [judgeInstructions('fr'), judgeInstructions('en')];
    expect([...fr].findIndex((letter, index) => letter !== en[index])).toBeGreaterThan(2500);
    expect(fr).toContain('code "fr"');
  });

  it('holds no text that anybody wrote: what is on none of our lists is left out', () => {
    const told = (niche: string, experience_level: string) =>
      judgeText({ ...FIELDS, user_context: { niche, experience_level } });
    expect(told('Beauté', 'advanced')).toContain('"niche":"beauty","level":"advanced"');
    for (const attack of ATTACKS) expect(told(attack, attack)).toBe(told('', 'intermediate'));
  });

  it('names the moments of the frames it is shown, and no others', () => {
    const frames = [{ at: 2.5, url: 'data:image/jpeg;base64,AAAA' }];
    expect(judgeText({ ...FIELDS, frames }, frames)).toContain('"secondsOfThePictures":[2.5]');
    expect(judgeText({ ...FIELDS, frames })).not.toContain('seconds');
  });

  it('repeats its own answer as data when it has to be rewritten, and no more of it than needed', () => {
    const text = repairText(`"}${'x'.repeat(100_000)}`, ["'overall_score' is missing or not as asked for."]);
    expect(text).toContain("'overall_score' is missing");
    expect(text).toContain('(data): "\\"}xxx');
    expect(text.length).toBeLessThan(9000);
  });
});
