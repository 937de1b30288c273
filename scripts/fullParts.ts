/** One part of the full run: under ten minutes, and named by what it shows. */
export interface Part {
  name: string;
  /** What is counted, for docs/reliability.md. */
  count: string;
  folders: string[];
}

/** With FULL set, these tests run the full counts that the specification and the issues name. */
export const parts: readonly Part[] = [
  {
    name: 'Merging of changes from several tabs',
    count: '10,000 generated histories a law',
    folders: ['src/lib/merge.test.ts'],
  },
  {
    name: 'Five tabs editing at once',
    count: '1,000 edits, none lost',
    folders: ['src/state/persistedStore.tabs.test.ts'],
  },
  {
    name: 'Kills while writing',
    count: '1,000 kills: the last or the previous state',
    folders: ['src/state/persistedStore.crash.test.ts'],
  },
  {
    name: 'Damaged imports',
    count: '1,000 files, the state untouched',
    folders: ['src/state/backup.test.ts'],
  },
  {
    name: 'Questions to the built-in coach',
    count: 'every question of the evaluation set, and 10,000 generated ones',
    folders: ['src/domain/coach/coach.test.ts'],
  },
  {
    name: 'Hostile calls to the worker',
    count: '2,000 generated requests an endpoint',
    folders: ['tests/worker'],
  },
];
