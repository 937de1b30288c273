import { describe, expect, it } from 'vitest';
import { formatTime } from './formatTime';

describe('a posting time', () => {
  it('in French is written as specified: 18h30, 20h00', () => {
    expect([formatTime('18:30', 'fr'), formatTime('20:00', 'fr')]).toEqual(['18h30', '20h00']);
  });

  it('in English is on the twelve-hour clock: 7:30 PM, 9:00 PM', () => {
    expect(formatTime('19:30', 'en')).toMatch(/^7:30\sPM$/);
    expect(formatTime('21:00', 'en')).toMatch(/^9:00\sPM$/);
  });
});
