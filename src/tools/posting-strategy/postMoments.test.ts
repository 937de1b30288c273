// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { nextOccurrences } from '../../domain/reminders/schedule';
import { startI18n } from '../../i18n/i18n';
import { seededRandom } from '../../lib/seededRandom';
import { now } from '../../platform/clock';
import { reminderFrom } from '../../state/reminders/setReminders';
import { generate } from './generate';
import english from './locales/en.json';
import { momentOf } from './postMoments';

vi.mock('../../platform/clock');

const SATURDAY = new Date('2026-11-21T10:00:00Z');
const ZONES = ['Europe/Paris', 'Pacific/Tahiti', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'];

const momentsIn = (zone: string, niche = 'home') => {
  const answers = { niche, account_status: '10K-100K', weekly_capacity: '8+', primary_goal: 'growth' };
  const { optimalSchedule } = generate(answers, english.texts, { now: SATURDAY, random: seededRandom(1), zone });
  const t = i18next.getFixedT('en', 'posting-strategy');
  return optimalSchedule.map((post, index) => ({ post, moment: momentOf(post, index + 1, { zone, niche, t }) }));
};

beforeAll(() => startI18n('en', () => Promise.resolve(english), ['posting-strategy']));

describe('the reminder of a post', () => {
  it.each(ZONES)('is first due when the schedule says, then every week: %s', (zone) => {
    vi.mocked(now).mockReturnValue(SATURDAY);
    for (const { post, moment } of momentsIn(zone)) {
      const [first, second] = nextOccurrences(reminderFrom(moment), SATURDAY.getTime(), 2);
      expect(first?.at).toBe(post.at);
      expect(second?.at).toBe(post.at + 7 * 24 * 60 * 60_000);
    }
  });

  it('is of the live kind where the slot is a live, and says what to post', () => {
    for (const { post, moment } of momentsIn('Europe/Paris'))
      expect(moment.kind).toBe(post.contentType === 'lives' ? 'live' : 'posting');
    const [{ moment } = { moment: undefined }] = momentsIn('Europe/Paris');
    expect(moment).toMatchObject({ id: 'posting-strategy-1', name: 'Viral', niche: 'Home Decor' });
    expect(moment?.label).toMatch(/^Monday, November 23 at/);
  });

  it('has a niche only where the live tips have one', () => {
    expect(momentsIn('Europe/Paris', 'parenting')[0]?.moment.niche).toBeUndefined();
  });
});
