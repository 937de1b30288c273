import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom (README): a layer imports itself and the layers in its list. */
const GROUND = ['lib', 'contracts'];
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  contracts: ['lib'],
  domain: GROUND,
  platform: [...GROUND, 'domain'],
  start: [...GROUND, 'platform'],
  texts: [...GROUND, 'domain', 'platform', 'start'],
  state: [...GROUND, 'domain', 'platform', 'texts'],
  i18n: [...GROUND, 'domain', 'platform', 'texts', 'state'],
  ui: [...GROUND, 'domain', 'platform', 'texts', 'state', 'i18n'],
  features: [...GROUND, 'domain', 'platform', 'start', 'texts', 'state', 'i18n', 'ui'],
  tools: [...GROUND, 'domain', 'platform', 'texts', 'state', 'i18n', 'ui'],
  app: [...GROUND, 'domain', 'platform', 'texts', 'state', 'i18n', 'ui', 'features', 'tools'],
  'main.tsx': [...GROUND, 'domain', 'platform', 'start', 'texts', 'state', 'i18n', 'ui', 'features', 'tools', 'app'],
};

/** A feature's public components: the only files that others outside `app` may import from it. */
const PUBLIC = new Set([
  'features/coach/chat/ChatPanel',
  'features/coach/onboarding/Onboarding',
  'features/language/LanguageList',
  'features/reminders/ReminderCard',
  'features/reminders/RemindersSection',
]);

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

function importsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, path = '']) => join(dirname(file), path));
}

const sources = globSync('{src,sw,worker-api}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

function problemsOf(file: string): string[] {
  const [top, layer = ''] = file.split('/');
  return importsOf(file).flatMap((target) => {
    const path = relative('src', target);
    const isInSrc = !path.startsWith('..');
    if (top !== 'src') {
      if (!isInSrc) return [];
      return ['contracts', 'domain', 'lib'].includes(path.split('/')[0] ?? '') ? [] : [`${file} → ${path}`];
    }
    if (!isInSrc) return target === 'package.json' ? [] : [`${file} → ${target}`];
    const [targetLayer = '', targetArea = ''] = path.split('/');
    const area = file.split('/')[2] ?? '';
    const isOwnLayer = targetLayer === layer;
    if (!isOwnLayer && targetLayer === 'features' && layer === 'tools')
      return PUBLIC.has(path) ? [] : [`${file} → ${path}`];
    if (!isOwnLayer) return LAYERS[layer]?.includes(targetLayer) ? [] : [`${file} → ${path}`];
    const isSplit = layer === 'features' || layer === 'tools';
    const isShared = !targetArea.includes('/') && path.split('/').length === 2;
    if (!isSplit || area === targetArea || isShared || PUBLIC.has(path)) return [];
    return [`${file} → ${path}`];
  });
}

describe('who may import whom', () => {
  it('finds the sources and their imports', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(200);
  });

  it('every import follows the layers; a tool imports no other tool and a feature no other feature', () => {
    expect(sources.flatMap(problemsOf)).toEqual([]);
  });

  it('generate.ts and domain are pure: no React, no DOM, no clock, no random of their own', () => {
    const impure = /\b(?:Date\.now\(|new Date\(\)|Math\.random\(|window\.\w|document\.\w|from 'react)/;
    const pure = sources.filter((file) => /^src\/(?:domain|lib)\//.test(file) || file.endsWith('/generate.ts'));
    expect(pure.filter((file) => impure.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
