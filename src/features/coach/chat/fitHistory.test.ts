import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_HISTORY_LIMIT } from '../../../contracts/chat';
import type { ChatMessage } from '../../../contracts/conversation';
import type { Profile } from '../../../contracts/profile';
import { fitHistory } from './fitHistory';

const profile: Profile = {
  name: 'Lina',
  niche: 'beauty',
  hasShopAccount: true,
  financialGoal: '5000',
  experienceLevel: 'beginner',
  contentPreference: 'both',
  onboardingCompleted: true,
  completedAt: '2026-11-21T10:00:00.000Z',
};

const said = (content: string, type: ChatMessage['type'] = 'user'): ChatMessage => ({
  id: content,
  type,
  content,
  timestamp: '2026-11-21T10:00:00.000Z',
});

describe('the history that travels', () => {
  it('begins with the profile, then the turns in their order', () => {
    const items = fitHistory([said('a'), said('b', 'ai')], profile);
    expect(items.map(({ role }) => role)).toEqual(['user', 'user', 'assistant']);
    expect(JSON.parse(items[0]?.content ?? '')).toEqual({ profile });
    expect(items.slice(1).map(({ content }) => content)).toEqual(['a', 'b']);
  });

  it('leaves out messages that got no answer', () => {
    expect(fitHistory([{ ...said('lost'), failed: true }, said('kept')], null).map(({ content }) => content)).toEqual([
      'kept',
    ]);
  });

  it('is cut from its oldest end to fit 48 KiB, the profile kept', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4000 }), { maxLength: 60 }), (texts) => {
        const items = fitHistory(
          texts.map((text) => said(text)),
          profile,
        );
        expect(new TextEncoder().encode(JSON.stringify(items)).length).toBeLessThanOrEqual(CHAT_HISTORY_LIMIT);
        expect(items[0]?.content).toContain('Lina');
        expect(items.slice(1).map(({ content }) => content)).toEqual(texts.slice(texts.length - items.length + 1));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps the newest turn that fits and drops everything before the first that does not', () => {
    const items = fitHistory([said('short'), said('x'.repeat(CHAT_HISTORY_LIMIT)), said('new')], null);
    expect(items.map(({ content }) => content)).toEqual(['new']);
  });
});
