import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatResponse } from '../../src/contracts/chat';
import { readModelAnswer } from './modelAnswer';

const read = (answer: unknown) => readModelAnswer(JSON.stringify(answer));

describe('what a model says', () => {
  it('is taken as it is when it has the right form', () => {
    const answer = { response: 'One.|||Two.\n→ /title-generator', suggestions: ['Why?', 'More'] };
    expect(read(answer)).toEqual(answer);
  });

  it('is found in a code fence and between sentences', () => {
    const answer = { response: 'One.', suggestions: ['Why?'] };
    expect(readModelAnswer(`Here you are:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`\nGood luck!`)).toEqual(answer);
  });

  it('may give the parts as a list and omit the suggestions', () => {
    expect(read({ response: ['One.', 'Two.'] })).toEqual({ response: 'One.|||Two.', suggestions: [] });
    expect(read({ response: 'One.', suggestions: 'Why?' })).toEqual({ response: 'One.', suggestions: [] });
  });

  it('has at most four parts, none blank, with nothing lost', () => {
    expect(read({ response: '|||1||| |||2|||3|||4|||5|||', suggestions: [] })?.response).toBe('1|||2|||3|||4\n\n5');
  });

  it('has at most four suggestions, each once, none blank, none long', () => {
    const suggestions = [' a ', 'a', '', 'b', 'x'.repeat(200), 'c', 'd', 'e'];
    expect(read({ response: 'One.', suggestions })?.suggestions).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is no answer when it is anything else', () => {
    for (const text of [
      '',
      'Film it!',
      '{"response":"One',
      '{}',
      '{"response":5}',
      '{"response":" ||| "}',
      '[]',
      '}{',
    ]) {
      expect(readModelAnswer(text)).toBeUndefined();
    }
  });

  it('keeps to the contract or is no answer, whatever was said', () => {
    const said = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ response: fc.string() }).map((value) => JSON.stringify(value)),
    );
    const holds = fc.property(said, (text) => {
      const answer = readModelAnswer(text);
      if (answer) chatResponse.parse(answer);
    });
    fc.assert(holds, { numRuns: 300 });
  });
});
