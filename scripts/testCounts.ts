import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended how; `flaky` (passed, but not at the first try) are among `passed`. */
export interface Counts {
  passed: number;
  failed: number;
  flaky: number;
  skipped: number;
}

/**
 * What Vitest's JSON report counts of the tests with such a name; the others, which a filter has left out, are not skipped. A
 * runner that failed, or left no report, is one failure at least.
 */
export function ofVitest(report: string, isOk: boolean, names = /^/): Counts {
  return counted(report, isOk, ({ numPassedTests, numFailedTests, testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const isLeftOut = ({ status }: { status: string }) => status !== 'passed' && status !== 'failed';
    const skipped = tests.filter((test) => isLeftOut(test) && names.test(test.fullName)).length;
    return { passed: numPassedTests, failed: numFailedTests, flaky: 0, skipped };
  });
}

/** What Playwright's JSON report counts. A runner that failed, or left no report, is one failure at least. */
export function ofPlaywright(report: string, isOk: boolean): Counts {
  return counted(report, isOk, ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected + flaky,
    failed: unexpected,
    flaky,
    skipped,
  }));
}

/** What failed, in words: of Vitest's JSON report the names of tests and files, of Playwright's those of tests. */
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
