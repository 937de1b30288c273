import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../../worker-api/env';

const BUILD = 'dist/client';
const read = (file: string) => readFileSync(file, 'utf8');
const scripts = globSync(`${BUILD}/**/*.{js,html}`);

/** The policy that every page is served with: its sources by directive. */
function readPolicy(): Map<string, string[]> {
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(read(`${BUILD}/_headers`)) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
}

/** Reads what `npm run build` made. */
describe('the built client', () => {
  const policy = readPolicy();

  it("enforces a policy without 'unsafe-inline', with Trusted Types, that lets nothing in from elsewhere", () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const sources = [...policy].filter(([name]) => name.endsWith('-src')).flatMap(([, sources]) => sources);
    for (const source of sources) expect(source).toMatch(/^(?:'self'|'none'|data:|blob:|'sha256-[\w+/=]{44}')$/);
    for (const name of ['script-src', 'connect-src', 'worker-src']) {
      for (const source of policy.get(name) ?? []) expect(source).toMatch(/^(?:'self'|'sha256-[\w+/=]{44}')$/);
    }
  });

  it('is served with COOP, nosniff, no referrer and a permissions policy', () => {
    const headers = read(`${BUILD}/_headers`);
    expect(headers).toContain('Cross-Origin-Opener-Policy: same-origin');
    expect(headers).toContain('X-Content-Type-Options: nosniff');
    expect(headers).toContain('Referrer-Policy: no-referrer');
    expect(headers).toContain(
      'Permissions-Policy: camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    );
  });

  it('makes neither code nor markup out of text', () => {
    // React contains the name of an API that is unused here: `dangerouslySetInnerHTML`.
    const [react] = scripts.filter((file) => read(file).includes('dangerouslySetInnerHTML'));
    expect(react).toBeDefined();
    for (const file of scripts.filter((file) => file !== react)) {
      expect(read(file), file).not.toMatch(
        /\beval\(|new Function\(|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/,
      );
    }
  });

  it('names no setting of the server', () => {
    expect(scripts.length).toBeGreaterThan(50);
    const secret = new RegExp(variableNames.filter((name) => name !== 'OPERATOR_NAME').join('|'));
    for (const file of scripts) expect(read(file), file).not.toMatch(secret);
  });
});
