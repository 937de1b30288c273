import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { profileStore } from '../../state/slices/profileStore';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import type { Answers } from '../../ui/tool/ToolStage';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';

const ID = 'viral-alert';

/** What was chosen here before: `niche`, `guideNiche`, `weeklyUpdates`. Undefined until it is read. */
export const useAlertChoices = (): Answers | undefined => useKeptAnswers(ID);

/** Keeps a choice on the device; a blank one is removed. */
export function keep(question: 'niche' | 'guideNiche' | 'weeklyUpdates', value: string): void {
  keepAnswer(toolRunOf(ID), question, value);
}

/**
 * A tab's niche, and the way to choose another: the first that the tab offers among the address's, the one chosen here
 * (`earlier`) and the profile's. Undefined if none is set.
 */
export function useNiche<N extends string>(
  question: 'niche' | 'guideNiche',
  earlier: readonly (string | undefined)[],
  nicheOf: (named: string) => N | undefined,
): [N | undefined, (niche: N) => void] {
  const [params, setParams] = useSearchParams();
  const { profile } = useStore(profileStore);
  const [niche] = [params.get('niche'), ...earlier, profile?.niche].flatMap((named) => nicheOf(named ?? '') ?? []);
  const choose = (chosen: N) => {
    keep(question, chosen);
    setParams(
      (present) => {
        present.delete('niche');
        return present;
      },
      { replace: true },
    );
  };
  return [niche, choose];
}
