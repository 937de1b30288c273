import { CircleAlert, CircleCheck, Lightbulb, type LucideIcon } from 'lucide-react';
import type { Finding } from '../../domain/scriptCheck/checkScript';
import type { ProblemLevel } from '../../domain/scriptCheck/rules';

export type Level = Finding['level'];

/** Most pressing first. */
export const PROBLEM_LEVELS: readonly ProblemLevel[] = ['must', 'hint'];

/** Each level has an icon with its word beside it, never a colour alone. */
export const LOOKS: Readonly<Record<Level, { Icon: LucideIcon; colour: string }>> = {
  must: { Icon: CircleAlert, colour: 'text-poor' },
  hint: { Icon: Lightbulb, colour: 'text-fair' },
  ok: { Icon: CircleCheck, colour: 'text-good' },
};
