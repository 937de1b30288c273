import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended how; `flaky` (passed, but not on the first try) are included in `passed`. */
export interface Counts {
  passed: number;
  failed: number;
  flaky: number;
  skipped: number;
}

/**
 * Counts in Vitest's JSON report of the tests whose name matches; those left out by the filter do not count as skipped.
 * A runner that failed, or left no report, counts as at least one failure.
 */
export function ofVitest(report: string, isOk: boolean, names = /^/): Counts {
  return counted(report, isOk, ({ numPassedTests, numFailedTests, testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const isLeftOut = ({ status }: { status: string }) => status !== 'passed' && status !== 'failed';
    const skipped = tests.filter((test) => isLeftOut(test) && names.test(test.fullName)).length;
    return { passed: numPassedTests, failed: numFailedTests, flaky: 0, skipped };
  });
}

/** Counts in Playwright's JSON report. A runner that failed, or left no report, counts as at least one failure. */
export function ofPlaywright(report: string, isOk: boolean): Counts {
  return counted(report, isOk, ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    flaky,
    skipped,
  }));
}

/** What failed, by name: tests and files in Vitest's JSON report, tests in Playwright's. */
export function namesOfFailed(report: string): string[] {
  if (!existsSync(report)) return [];
  const { testResults = [], suites = [] }: Partial<Report> = JSON.parse(readFileSync(report, 'utf8'));
  const ofFile = ({ name, status, assertionResults }: VitestFile) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}: could not be run`] : [];
    return failed.map((test) => `${name}: ${test.fullName}`);
  };
  const ofSuite = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
    ...suites.flatMap(ofSuite),
  ];
  return [...testResults.flatMap(ofFile), ...suites.flatMap(ofSuite)];
}

function counted(report: string, isOk: boolean, read: (json: Report) => Counts): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1, flaky: 0, skipped: 0 };
  const counts = read(JSON.parse(readFileSync(report, 'utf8')));
  return isOk ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

interface VitestFile {
  /** Path of the file. */
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
