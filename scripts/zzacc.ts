import { readFileSync } from 'node:fs';
import { loadModule } from '../tests/bench/loadModule.ts';

const { coachOfFiles } = await loadModule<typeof import('./coach/coachOfFiles')>('/scripts/coach/coachOfFiles.ts');
const coach = coachOfFiles();
const all = readFileSync('tests/fixtures/coach/heard.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l));
for (const [name, list] of [
  ['first 409', all.slice(0, 409)],
  ['rest', all.slice(409)],
] as const) {
  let n = 0,
    ok = 0,
    topic = 0,
    sure = 0,
    sureOk = 0,
    asked = 0,
    askedOk = 0,
    none = 0;
  for (const { lang, fact, message } of list) {
    const a = await coach.answer({ message, history: [], language: lang });
    const g = a.because.guesses[0]?.id;
    n++;
    const right = g === fact;
    if (right) ok++;
    if (g?.split('/')[0] === fact.split('/')[0]) topic++;
    const c = a.because.certainty;
    if (c === 'sure') {
      sure++;
      if (right) sureOk++;
    } else if (c === 'none') {
      none++;
    } else {
      asked++;
      if (a.because.guesses.slice(0, 3).some((x: any) => x.id === fact)) askedOk++;
    }
  }
  console.log(name, {
    n,
    top1: ok / n,
    topic: topic / n,
    sure,
    sureOk: sureOk / sure,
    asked,
    askedOk: askedOk / asked,
    none,
  });
}
