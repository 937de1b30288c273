import { expect, it } from 'vitest';
import { crc32 } from './checksum';

it('gives the published check value of CRC-32', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
});
