import { expect, it } from 'vitest';
import { timedLine } from './timedLine';

const say = (pattern: string, hook: string) => timedLine(pattern, { hook }, 3);

it('says what stands in parentheses only where the time would not be filled without it', () => {
  const pattern = '(Wait for it.) {{hook}} (Look at that one.)';
  expect(say(pattern, 'One two three four five six.')).toBe('One two three four five six.');
  expect(say(pattern, 'One two three.')).toBe('Wait for it. One two three.');
  expect(say(pattern, 'One.')).toBe('Wait for it. One. Look at that one.');
});

it('takes the first way to say it that fits, else the closest', () => {
  const pattern = 'First of all, and before anything else: {{hook}} / Here: {{hook}} (Look at that closely.)';
  expect(say(pattern, 'One two three.')).toBe('Here: One two three. Look at that closely.');
  expect(say(pattern, 'One.')).toBe('First of all, and before anything else: One.');
  expect(say(pattern, 'One two three four five six seven eight nine.')).toMatch(/^Here: /);
  expect(say('{{hook}} / Well, {{hook}}', 'One two three four five six seven eight nine ten.')).toMatch(/^One/);
});

it('searches nothing in what it fills in', () => {
  expect(timedLine('{{hook}} / no', { hook: 'a (b / c) d e f g' }, 3)).toBe('a (b / c) d e f g');
});
