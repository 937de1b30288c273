/** One part of the full run: it takes under ten minutes, and is named after what it shows. */
export interface Part {
  name: string;
  /** What is counted, for docs/reliability.md. */
  count: string;
  /** Vitest's files or folders, of which only the tests whose name matches … */
  files?: string[];
  tests?: string;
  /** … or a filter of the browser tests' names … */
  browser?: string;
  /** … or which part of the mutants: it passes on what the tests notice; survivors are listed below the table. */
  mutants?: string;
}

/** The browser tests of the tools, by file. */
const TOOL_FILES =
  'checklist|checklistMeasured|content-tracker|conversion-planner|dashboard|hub|nicheTools|performance-analyzer|publishing-scheduler|remindResults|scriptCheck|setup-guide|teleprompter|tools|toolsOffline|toolsPrint';
/** Those with parts of their own. */
const WITH_PARTS =
  'deviceData|emptiedCaches|fullDisk|oldTab|otherBrowsers|storageFaults|workerFaults|injection|injectedPush|axe';

/** Twenty mutants each. */
const MUTANT_PARTS = 10;

/** With FULL set, these tests run the full counts that the specification and the issues name. */
export const parts: readonly Part[] = [
  {
    name: 'Merging of changes from several tabs',
    count: '10,000 generated histories a law',
    files: ['src/lib/merge.test.ts'],
  },
  {
    name: 'What is done with lives, in two tabs',
    count: '10,000 generated histories: one live, one day, one time; no reminder without its live; counts alike',
    files: ['src/domain/lives/histories.test.ts'],
  },
  {
    name: 'Five tabs editing in any order',
    count:
      '1,000 edits in each of 5 histories over a stand-in for IndexedDB, tabs that read late or never hear: none lost, all end alike',
    files: ['src/state/store/persistedStore.tabs.test.ts'],
  },
  {
    name: 'Five tabs of one browser at once',
    count: '1,000 edits in each tab: none lost, all end alike',
    browser: 'five tabs of a browser',
  },
  {
    name: 'Kills at every step of a write',
    count: '1,000 deaths before, during and after it, in a stand-in for IndexedDB: the last or the previous state',
    files: ['src/state/store/persistedStore.crash.test.ts'],
  },
  {
    name: 'Kills of the page while it writes',
    count: '500 processes killed at random moments: the last state that was told, or the one being written, whole',
    browser: 'kills of the page',
  },
  {
    name: 'Every stored version',
    count: 'every slice in every version that was shipped is migrated; a later one is shown, never written',
    files: ['src/state/store/storedShape.test.ts'],
  },
  {
    name: 'What a newer version wrote, and a device with data in every slice',
    count: 'every slice: said, shown, untouched whatever is tried; export, erase, import: deeply equal',
    browser: 'a newer version wrote|data in every slice',
  },
  {
    name: 'Backups and damaged imports',
    count: '3,000 files: cut, flipped, of wrong types and numbers, of other programs: the state untouched',
    files: ['src/state/backup/deviceData.test.ts', 'src/state/backup/deviceData.damaged.test.ts'],
  },
  {
    name: 'Questions to the built-in coach',
    count: 'every question of the evaluation set, and 10,000 generated ones',
    files: ['src/domain/coach/coach.test.ts'],
  },
  {
    name: 'Hostile calls to the worker',
    count: '2,000 generated requests a property',
    files: ['tests/worker/contract.test.ts', 'tests/worker/limits.test.ts', 'tests/worker/model.test.ts'],
  },
  ...[
    { of: 'chat', tests: 'chat' },
    { of: 'speech', tests: 'text-to-speech' },
    { of: 'translation', tests: 'translate' },
    { of: 'video', tests: 'analyze-video' },
    { of: 'welcome, configuration, share', tests: 'welcome|config|share' },
    { of: 'reminders, key and subscribing', tests: '(GET|POST) /api/reminders(/key)? ' },
    { of: 'reminders, renewing and removing', tests: '(PUT|DELETE) /api/reminders ' },
    { of: 'reminders, snoozed and shown', tests: 'snooze|shown' },
  ].map(({ of, tests }) => ({
    name: `The worker under load: ${of}`,
    count: '100,000 generated requests an endpoint, and 5,000 that are no good HTTP',
    files: ['tests/worker/load.test.ts'],
    tests,
  })),
  {
    name: 'A dead model, and caps',
    count: '200 requests at once to each kind of dead model; 1,000 at once against each cap',
    files: ['tests/worker/deadModel.test.ts', 'tests/worker/caps.test.ts'],
  },
  {
    name: 'Times of reminders',
    count: '10,000 schedules over 23 time zones with clock changes, against an oracle that walks the minutes',
    files: ['src/domain/reminders/schedule.test.ts'],
  },
  {
    name: 'Calendar entries',
    count: '2,000 files read by another parser, five years each: identical instants',
    files: ['src/domain/reminders/calendar.test.ts'],
  },
  {
    name: 'The agenda under alarms repeated and delivered twice',
    count: '10,000 schedules, with storage, alarms and pushes stood in for: 0 missed, 0 sent twice',
    files: ['worker-api/reminders/simulation.test.ts'],
  },
  {
    name: 'workerd killed between alarm and send',
    count: '20 kills of the process itself, its storage kept: nothing lost, at most the one in flight again',
    files: ['tests/worker/reminders.kill.test.ts'],
  },
  {
    name: 'Every screen and tool, in all languages and themes',
    count: 'axe on phone and desktop; each tool by keyboard, and opened cold without a network; every address',
    browser:
      'no violation|by keyboard to a result|opened cold|open without a network|opens without a network|suggested first|no route is reachable|a Home button|wider than',
  },
  {
    name: 'Firefox ESR and WebKitGTK, where they are installed',
    count: 'every address without a server, after a cold start; what was typed before it',
    browser: 'every screen without a server',
  },
  ...[
    { of: 'the coach and its shell', files: 'chat|shell|onboarding|homeShell|tabs|keyboard|settings' },
    { of: 'the tools', files: TOOL_FILES },
  ].map(({ of, files }) => ({
    name: `Rarer ways: ${of}`,
    count: 'what the everyday run leaves out there',
    browser: `^(?=.*\\b(?:${files})\\.spec).*@full`,
  })),
  {
    name: 'Rarer ways: languages, updates, reminders, videos',
    count: 'what the everyday run leaves out there',
    browser: `^(?!.*\\b(?:chat|shell|onboarding|homeShell|tabs|keyboard|settings|${TOOL_FILES}|${WITH_PARTS})\\.spec)(?!.*kill switch).*@full`,
  },
  {
    name: 'The 53 languages on a phone',
    count:
      'seven screens in each: no clipped or overlapping text, axe clean, in the right lang and dir; no box characters',
    browser: 'no clipped or overlapping text|no box characters',
  },
  {
    name: 'Kills of the browser while typing',
    count:
      '50 kills at random moments: all that was typed half a second before is there, and nothing that was never typed',
    browser: 'kills of the browser',
  },
  {
    name: 'An old tab across two deploys',
    count:
      'with and without a network, its files replaced by another window: never blank, one reload at most, all typed kept',
    browser: 'an old tab',
  },
  {
    name: 'Installations and updates that break off, full disks',
    count:
      '404, the page in place of a script, cut, server dead, no room; first and as an update: the next visit completes it',
    browser: 'breaks off|no room for',
  },
  {
    name: 'What the browser takes away',
    count:
      'caches emptied in whole and in part, the database under an open app, the kill switch: each recovers by itself',
    browser: 'empties the caches|gone from the caches|cache of the languages|the database is|kill switch',
  },
  {
    name: 'A full disk, in a browser that is closed and opened again',
    count: 'said; nothing lost that was saved; what was typed is saved once there is room',
    browser: 'a full disk',
  },
  {
    name: 'What tools write about every product',
    count: 'every kind of product in every tool that is asked about one, in French and English',
    files: ['tests/contract/productResults.test.ts'],
  },
  {
    name: 'Measures of sounds',
    count: 'EBU Tech 3341’s signals and 30 more, against ffmpeg’s loudness, true peaks and silences',
    files: ['src/domain/videoMeasures/sound/'],
  },
  {
    name: 'Measures of videos on the device',
    count: 'every fixture, against ffmpeg’s figures',
    browser: 'is measured: its container',
  },
  {
    name: 'Damaged videos on the device',
    count: '500 files, cut, flipped, declaring nonsense: facts or what is wrong, none hangs',
    browser: 'damaged files',
  },
  {
    name: 'Damaged and large videos, and attacks at the worker',
    count:
      '500 files; uploads of 50 MB and one byte more; 30 attacks in names, metadata, facts and in what a model says',
    files: ['tests/worker/analyzeFacts.test.ts', 'tests/worker/analyzeVideo.test.ts'],
  },
  {
    name: 'Injections of markup, script and addresses',
    count:
      '48 texts typed in every tool, stored, imported, in addresses, pushes, shared files and answers of a model, on every screen: none runs',
    browser: 'nothing (?:that (?:is|an|a) |in the name)|watch notices',
  },
  {
    name: 'Pushes with any payload',
    count: '1,000 payloads: one notification each',
    browser: 'whatever its payload',
  },
  ...Array.from({ length: MUTANT_PARTS }, (_, index) => ({
    name: `Mutants, ${index + 1} of ${MUTANT_PARTS}`,
    count: 'changes to the code, one at a time: passed are those that a test notices',
    mutants: `${index + 1}/${MUTANT_PARTS}`,
  })),
];
