import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedPackages, licencesDocument } from '../../scripts/licences';

/** Licences that let everybody use the product, and at most require attribution. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0)$/;
/** Used unchanged: their files stay under their own terms, which do not extend to ours. */
const OWN_FILES = /^MPL-2\.0$/;

/** Each of the choices that an expression offers. */
const choicesOf = (licence: string) => licence.replace(/[()]/g, '').split(' OR ');

describe('licences', () => {
  const packages = installedPackages();

  it('of everything shipped are permissive, or limited to their own files', () => {
    const shipped = packages.filter(({ isShipped }) => isShipped);
    expect(shipped.length).toBeGreaterThan(50);
    const isFine = (one: string) => PERMISSIVE.test(one) || OWN_FILES.test(one);
    expect(shipped.filter(({ licence }) => !choicesOf(licence).some(isFine))).toEqual([]);
  });

  it('are listed in docs/licences.md', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesDocument(packages));
  });
});
