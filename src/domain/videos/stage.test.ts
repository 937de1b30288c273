import { describe, expect, it } from 'vitest';
import { exampleVideo } from '../../../tests/fixtures/exampleVideo';
import { isOverdue } from './stage';

const now = new Date('2026-11-21T10:00:00.000Z');
const created = (createdAt: string) => isOverdue(exampleVideo({ createdAt }), now);

describe('An idea is overdue when created more than 7 days ago.', () => {
  it('from the first moment after the seventh day', () => {
    expect(created('2026-11-14T09:59:59.999Z')).toBe(true);
    expect(created('2025-01-01T00:00:00.000Z')).toBe(true);
  });

  it('but not on the seventh day to the millisecond, nor before', () => {
    expect(created('2026-11-14T10:00:00.000Z')).toBe(false);
    expect(created('2026-11-21T10:00:00.000Z')).toBe(false);
  });

  it('but not if the clock was set back', () => {
    expect(created('2026-12-24T10:00:00.000Z')).toBe(false);
  });

  it('counting moments, whatever offset they are written with', () => {
    expect(created('2026-11-14T12:00:00.000+02:00')).toBe(false);
    expect(created('2026-11-14T11:59:59.999+02:00')).toBe(true);
  });

  it('but not once it is published', () => {
    const createdAt = '2025-01-01T00:00:00.000Z';
    expect(isOverdue(exampleVideo({ createdAt, publishedAt: '2026-11-20T10:00:00.000Z' }), now)).toBe(false);
  });
});
