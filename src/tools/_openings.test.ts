import { expect, it } from 'vitest';
import { foldedText } from '/work/main/src/domain/scriptCheck/foldedText';
import { openingProblem } from '/work/main/src/domain/scriptCheck/opening';
import { phrasesOf } from '/work/main/src/domain/scriptCheck/phrases';
import { readFileSync } from 'node:fs';
it('scan', () => {
  const out: string[] = [];
  for (const tool of ['shop-script', 'live-plan'])
    for (const language of ['fr', 'en'] as const) {
      const { niches } = JSON.parse(readFileSync(`/work/main/src/tools/${tool}/locales/${language}.json`, 'utf8')).texts;
      for (const [niche, { hooks }] of Object.entries<any>(niches))
        for (const { texts } of Object.values<any>(hooks))
          for (const text of texts) {
            const p = openingProblem(foldedText(text.replace('{{product}}', 'Mini lampe pliante')), phrasesOf(language), 'Mini lampe pliante');
            if (p) out.push(`${tool} ${language} ${niche}: [${'problem' in p ? (p as any).problem : ''}] ${text}`);
          }
    }
  console.log(out.join('\n'));
  expect(1).toBe(1);
});
