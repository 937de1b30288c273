import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// `node scripts/licences.ts` writes docs/licences.md from package-lock.json; a test says when it is out of date.

const LOCK = 'package-lock.json';
const DOCUMENT = 'docs/licences.md';

export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  /** False: only building and testing need it. */
  isShipped: boolean;
}

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>;
}

/** Every package of the lock file, whether or not this machine needs it, sorted by name and version. */
export function installedPackages(): InstalledPackage[] {
  const { packages }: Lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const found = Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version = '', license = 'not stated', dev, devOptional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isShipped: !dev && !devOptional,
    }));
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

Written by \`node scripts/licences.ts\` from package-lock.json; not to be edited.

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
