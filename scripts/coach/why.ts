import { parseArgs } from 'node:util';
import { loadModule } from '../../tests/bench/loadModule.ts';

// Why the coach says what it says: the topic with its certainty, other guesses, product, figures, and the answer.
// node scripts/coach/why.ts [--language en] "earlier message" "message"

const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'fr' } },
  allowPositionals: true,
});
const { coachOfFiles } = await loadModule<typeof import('./coachOfFiles')>('/scripts/coach/coachOfFiles.ts');
const coach = coachOfFiles();
const history: { role: 'user' | 'assistant'; content: string }[] = [];
for (const message of positionals) {
  const { parts, suggestions, tool, because } = await coach.answer({
    message,
    history: [...history],
    language: values.language,
  });
  history.push({ role: 'user', content: message }, { role: 'assistant', content: parts.join('|||') });
  console.log(
    `\n> ${message}\n${JSON.stringify(because, null, 1)}\n${parts.join('\n\n')}\n[${suggestions.join(' | ')}] ${tool ?? ''}`,
  );
}
