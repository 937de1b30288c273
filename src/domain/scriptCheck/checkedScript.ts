import { checkScript, type ScriptCheck, type ScriptContext } from './checkScript';
import type { ScriptLanguage } from './phrases';
import { scriptLanguage } from './scriptLanguage';

/** A script as submitted for checking: its language is found from its words. */
export interface CheckedScript extends Omit<ScriptContext, 'language'> {
  text: string;
}

/** The check of a script in its own language; undefined if that language has no rules. */
export function checkInItsLanguage(
  { text, ...context }: CheckedScript,
  shownLanguage: string,
): { language: ScriptLanguage; check: ScriptCheck } | undefined {
  const language = scriptLanguage(text, context.product ?? '', shownLanguage);
  return language && { language, check: checkScript(text, { ...context, language }) };
}
