import { words } from '../../lib/fold';

/** What a hook plays on: a scene people recognise, visible proof, a doubt said out loud. */
export const HOOK_KINDS = ['scene', 'proof', 'doubt'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/**
 * The formats whose technique is known, in matching order, with the hook that suits them. A typed trend means one of
 * them if it contains one of its wordings (folded) as whole words.
 */
const FORMATS = [
  { id: 'beforeAfter', hook: 'proof', wordings: ['avant apres', 'before and after', 'before after', 'transformation'] },
  { id: 'mistake', hook: 'doubt', wordings: ['erreur', 'erreurs', 'mistake', 'mistakes', 'wrong'] },
  { id: 'unboxing', hook: 'proof', wordings: ['unboxing', 'deballage', 'haul'] },
  { id: 'storytime', hook: 'scene', wordings: ['storytime', 'story time', 'story', 'histoire'] },
  { id: 'routine', hook: 'scene', wordings: ['grwm', 'get ready', 'routine', 'prepare toi'] },
  { id: 'asmr', hook: 'proof', wordings: ['asmr', 'satisfying', 'satisfaisant'] },
  { id: 'test', hook: 'doubt', wordings: ['test', 'tests', 'review', 'avis', 'essai', 'tried'] },
  { id: 'pov', hook: 'scene', wordings: ['pov'] },
] as const satisfies readonly { id: string; hook: HookKind; wordings: readonly string[] }[];

export type Format = (typeof FORMATS)[number]['id'] | 'other';

/** The format that a typed trend means, and the kind of hook that suits it. */
export function formatOf(trend: string): { id: Format; hook: HookKind } {
  const typedWords = ` ${words(trend).join(' ')} `;
  const isMeant = (wording: string) => typedWords.includes(` ${wording} `);
  return FORMATS.find(({ wordings }) => wordings.some(isMeant)) ?? { id: 'other', hook: 'proof' };
}
