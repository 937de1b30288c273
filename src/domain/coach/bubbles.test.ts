import { expect, it } from 'vitest';
import { builtInCoach } from './builtInCoach';

const message = 'Give me hooks for my serum';
const ask = (history: Parameters<typeof builtInCoach.answer>[0]['history']) =>
  builtInCoach.answer({ message, history, language: 'en' }).parts.join('\n');
/** The first opening that is given, without its quotation marks. */
const firstQuote = (text: string) => /“(.+?)”/.exec(text)?.[1];

it('an opening that the previous answer has said is not given again, however it was quoted there', () => {
  const said = firstQuote(ask([]));
  expect(said).toBeTruthy();
  for (const quoted of [`“${said}”`, `"${said}"`, `${said}`]) {
    const again = ask([
      { role: 'user', content: 'A line for my serum?' },
      { role: 'assistant', content: `Start with ${quoted}` },
    ]);
    expect(firstQuote(again)).toBeTruthy();
    expect(again).not.toContain(said);
  }
});
