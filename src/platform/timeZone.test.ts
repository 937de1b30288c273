import { afterEach, expect, it, vi } from 'vitest';
import { deviceZone } from './timeZone';

afterEach(() => vi.restoreAllMocks());

const device = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });

it('is the device’s own', () => {
  device('Asia/Kolkata');
  expect(deviceZone()).toBe('Asia/Kolkata');
});

it.each(['IST', 'Etc/Unknown', ''])('is UTC when the device says %j, which is unusable', (zone) => {
  device(zone);
  expect(deviceZone()).toBe('UTC');
});
