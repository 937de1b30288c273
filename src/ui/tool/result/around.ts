import type { ComponentType } from 'react';
import type { Answers } from '../ToolStage';

/** What a result's cards need beside the result: whose it is, what was answered, and the tool's own cards by name. */
export interface Around {
  tool: string;
  answers: Answers;
  widgets?: Readonly<Record<string, ComponentType<{ answers: Answers }>>>;
}
