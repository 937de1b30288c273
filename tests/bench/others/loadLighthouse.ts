import { ensureInstalled } from '../../ownPackages.ts';

/** Lighthouse, installed when it is first asked for. */
export async function loadLighthouse() {
  ensureInstalled('tests/bench/others');
  const { default: lighthouse } = await import('lighthouse');
  return lighthouse;
}
