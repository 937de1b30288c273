import { expect, it } from 'vitest';
import type { Brief } from './brief';
import type { Guide } from './guide';
import { plan } from './plan';

const guide: Guide = {
  topic: 'samples',
  questions: ['How do I get samples?'],
  parts: [
    'Brands refuse small accounts first.',
    'Ask politely: a short message with your postal address is enough.',
    'Film every parcel within a fortnight.',
  ],
  suggestions: [],
};

function planned(text: string): readonly string[] {
  const turn = { text, language: 'en', written: 'en', topic: 'samples', kind: 'question', ownNiche: false } as const;
  const brief: Brief = {
    turn,
    conversation: [],
    shown: [],
    guides: new Map([[guide.topic, guide]]),
    leadsTo: () => 'unknown',
  };
  return plan(brief, guide);
}

const [refusal, message, parcel] = guide.parts;

it('the bubble that alone mentions what is asked comes first, and the others keep their order', () => {
  expect(planned('when do i film the parcel')).toEqual([parcel, refusal, message]);
});

it('the first bubble stays first if it mentions what is asked, even if another mentions more of it', () => {
  expect(planned('brands refuse my message with postal address')).toEqual([refusal, message, parcel]);
  expect(planned('brands and my postal message address')).toEqual([refusal, message, parcel]);
});

it('the bubbles keep their order if none mentions what is asked', () => {
  expect(planned('how do i get samples')).toEqual([refusal, message, parcel]);
});
