import { expect, it } from 'vitest';
import { formatWindow } from './formatWindow';
import { WINDOWS } from './windows';

it('is written in French as in the specification', () => {
  expect(Object.values(WINDOWS).map((window) => formatWindow(window, 'fr'))).toEqual([
    '19h-21h',
    '20h-22h',
    '18h-20h',
    '19h-21h30',
    '17h-19h',
    '19h-21h',
    '18h-20h',
    '14h-16h',
  ]);
});

it('is written as the language does elsewhere', () => {
  expect(formatWindow(WINDOWS.lifestyle, 'en').replace(/\s/g, ' ')).toBe('7:00 – 9:30 PM');
  expect(formatWindow(WINDOWS.lifestyle, 'de')).toMatch(/19:00.21:30/);
});
