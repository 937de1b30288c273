import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCKS } from '../../scripts/licences';

interface Locked {
  /** Where it was fetched from. */
  resolved?: string;
  integrity?: string;
  /** It comes inside another package, under that one's hash. */
  inBundle?: boolean;
}

describe.each(LOCKS)('%s', (file) => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'));
  const locked = Object.entries(packages).filter(([path]) => path !== '');

  it('has a hash of every package', () => {
    expect(locked.length).toBeGreaterThan(10);
    expect(locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
  });

  it('names no registry, so that each installs from its own', () => {
    expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });
});
