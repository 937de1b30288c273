import { useEffect, useState } from 'react';
import type { PromptScript } from '../../domain/teleprompter/timeline';
import { teleprompterStore } from '../../state/slices/teleprompterStore';
import { Stage } from './Stage';
import { createSessionStore } from './sessionStore';

interface Props {
  /** The script it was opened with; another script is another teleprompter. */
  script: PromptScript;
  isOpen: boolean;
  onClose: () => void;
}

/** A script in large type that scrolls by itself. When closed, it keeps its position and its clock. */
export function Teleprompter({ script, isOpen, onClose }: Props) {
  const [session] = useState(() => createSessionStore(script));

  useEffect(() => void teleprompterStore.hydrate(), []);

  return isOpen && <Stage title={script.title} session={session} onClose={onClose} />;
}
