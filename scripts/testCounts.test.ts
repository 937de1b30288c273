import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesOfFailed, ofPlaywright, ofVitest } from './testCounts';

const folder = mkdtempSync(join(tmpdir(), 'jimp-counts-'));
function report(json: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(json));
  return file;
}
const left = [
  { fullName: 'chat is told', status: 'skipped' },
  { fullName: 'speech is told', status: 'skipped' },
  { fullName: 'chat is heard', status: 'passed' },
];
const unit = () => report({ numPassedTests: 7, numFailedTests: 0, testResults: [{ assertionResults: left }] });
const browser = () => report({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 3 } });

it('a test that passed on the second try is counted apart', () => {
  expect(ofPlaywright(browser(), true)).toEqual({ passed: 6, failed: 0, flaky: 1, skipped: 3 });
  expect(ofVitest(unit(), true)).toEqual({ passed: 7, failed: 0, flaky: 0, skipped: 2 });
});

it('a test that a filter of names leaves out is not skipped', () => {
  expect(ofVitest(unit(), true, /^chat/).skipped).toBe(1);
});

it('a runner that failed is a failure, whatever its report counts', () => {
  expect(ofVitest(unit(), false).failed).toBe(1);
  expect(ofPlaywright(browser(), false).failed).toBe(1);
});

it('a failed test is named, with its file', () => {
  const unitTests = [{ fullName: 'chat is told', status: 'failed' }, ...left];
  const ofUnit = report({
    testResults: [
      { name: 'chat.test.ts', status: 'failed', assertionResults: unitTests },
      { name: 'fine.test.ts', status: 'passed', assertionResults: left },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(namesOfFailed(ofUnit)).toEqual(['chat.test.ts: chat is told', 'broken.test.ts: could not be run']);

  const inner = { file: 'a.spec.ts', specs: [{ title: 'opens', ok: false }] };
  const ofBrowser = report({
    suites: [{ file: 'a.spec.ts', specs: [{ title: 'closes', ok: true }], suites: [inner] }],
  });
  expect(namesOfFailed(ofBrowser)).toEqual(['a.spec.ts: opens']);
});

it('a runner that left no report failed', () => {
  for (const of of [ofVitest, ofPlaywright]) expect(of(join(folder, 'none.json'), true).failed).toBe(1);
});
