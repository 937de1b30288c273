import type { ScriptContext } from './checkScript';
import type { Problem, Rule } from './rules';

/** What a rule has to say of a text, and what else is known of it. */
export type Example = readonly [expected: 'ok' | Problem, text: string, context?: Omit<ScriptContext, 'language'>];

export type Examples = Readonly<Record<Rule, readonly Example[]>>;
