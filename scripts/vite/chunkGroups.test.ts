import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MENUS, USED_TOGETHER } from './chunkGroups.ts';

it('the parts that share a file are where the list says', () => {
  const exists = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`));
  const missing = [...Object.values(USED_TOGETHER).flat(), ...MENUS].filter((path) => !exists(path));
  expect(missing).toEqual([]);
});
