import { expect, it } from 'vitest';
import { checkLimits } from './declaredLimits';

const FILE = { duration: 30, width: 1080, height: 1920 };

it('accepts three hours and 8192 pixels, and nothing above', () => {
  expect(() => checkLimits({ duration: 10_800, width: 8192, height: 8192 })).not.toThrow();
  expect(() => checkLimits({ duration: null, width: null, height: null })).not.toThrow();
  expect(() => checkLimits({ ...FILE, duration: 10_801 })).toThrow('tooLong');
  expect(() => checkLimits({ ...FILE, width: 8193 })).toThrow('tooLarge');
  expect(() => checkLimits({ ...FILE, height: 65_535 })).toThrow('tooLarge');
});
