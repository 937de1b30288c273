import { useState } from 'react';
import { nichePickOf } from '../../domain/matchNiche';
import type { Answers } from '../../ui/tool/ToolStage';
import { useToday } from '../../ui/tool/useToday';
import { useBack } from '../../ui/useBack';
import { Alerts } from './Alerts';
import { useNiche } from './alertChoices';
import { NichePicker } from './NichePicker';

/** The alert of the day for the active niche; asks for the niche if none is set. */
export function AlertTab({ kept }: { kept: Answers }) {
  const today = useToday();
  const [niche, choose] = useNiche('niche', [kept.niche], nichePickOf);
  const [isPicking, setPicking] = useState(false);
  useBack(isPicking ? 1 : 0, () => setPicking(false));

  if (!niche || isPicking)
    return (
      <NichePicker
        chosen={niche}
        onChoose={(chosen) => {
          choose(chosen);
          setPicking(false);
        }}
        onBack={niche && (() => setPicking(false))}
      />
    );
  return <Alerts key={`${niche} ${today}`} niche={niche} today={today} onChangeNiche={() => setPicking(true)} />;
}
