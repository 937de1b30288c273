import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `node scripts/licences.ts` writes docs/licences.md from the lock files; a test says when it is out of date.

/** The product's, and those of what is installed only when the bench or the full run asks for it. */
export const LOCKS = [
  'package-lock.json',
  'tests/bench/others/package-lock.json',
  'tests/browser/firefox/package-lock.json',
];
const DOCUMENT = 'docs/licences.md';

export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  /** False if only building and testing need it. */
  isShipped: boolean;
}

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>;
}

/** Every package of the lock files, whether or not this machine needs it, sorted by name and version. */
export function installedPackages(): InstalledPackage[] {
  const locks: Lock[] = LOCKS.map((lock) => JSON.parse(readFileSync(lock, 'utf8')));
  const found = locks
    .flatMap(({ packages }) => Object.entries(packages))
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version = '', license = 'not stated', dev, devOptional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isShipped: !dev && !devOptional,
    }));
  // What is shipped last, so that it counts as shipped whoever else needs it.
  found.sort((one, other) => Number(one.isShipped) - Number(other.isShipped));
  const unique = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

const listed = (packages: readonly InstalledPackage[]) =>
  packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n');

export function licencesDocument(packages: readonly InstalledPackage[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const tools = packages.filter(({ isShipped }) => !isShipped);
  const licences = [...new Set(tools.map(({ licence }) => licence))].sort();
  const count = (of: string) => tools.filter(({ licence }) => licence === of).length;
  const toolLines = licences.map((licence) => `| ${licence} | ${count(licence)} |`);
  return `# Licences

Written by \`node scripts/licences.ts\` from the lock files; not to be edited.

What the client or the worker may be made of:

| Package | Version | Licence |
|---|---|---|
${listed(shipped)}

What only building and testing need, by licence:

| Licence | Packages |
|---|---|
${toolLines.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(DOCUMENT, licencesDocument(installedPackages()));
}
