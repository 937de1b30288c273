import type { ComponentType } from 'react';
import type { Answers } from '../ToolStage';

/** What a result's cards need besides the result: its tool, the answers, and the tool's own cards by name. */
export interface Around {
  tool: string;
  answers: Answers;
  /** Strikes a spoken line for good; without it none can be. */
  onStrike?: (line: string) => void;
  widgets?: Readonly<Record<string, ComponentType<{ answers: Answers }>>>;
}
