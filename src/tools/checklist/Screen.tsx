import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nichePickOf } from '../../domain/nichePicks';
import { vibrate } from '../../platform/haptics';
import { showToast } from '../../ui/toast';
import { Celebration } from './Celebration';
import { ChecklistView } from './ChecklistView';
import { isComplete } from './checklist';
import { NicheStep } from './NicheStep';
import { type Change, chooseNiche, keepTicks, openVideo } from './openChecklist';
import { useOpenChecklist } from './useOpenChecklist';
import { VideoBar } from './VideoBar';

/** ms on, off, on */
const HAPTIC = [40, 60, 90];

/** What to look at before publishing, kept with the video it is for. */
export default function ChecklistScreen() {
  const { t } = useTranslation('checklist');
  const { t: shell } = useTranslation();
  const shown = useOpenChecklist();
  const [isChanging, setChanging] = useState(false);
  const [celebrations, setCelebrations] = useState(0);
  /** What was tapped is gone: the heading of what came in its place takes the focus. */
  const [hasMoved, setMoved] = useState(false);

  if (!shown) return null;
  const { open, videos } = shown;
  const { video, niche } = open;

  const tell = ({ undo }: Change, text: string) => showToast(text, { label: shell('undo'), run: undo });
  const tellMove = (change: Change) => {
    if (change.movedTo === 'checked' || change.movedTo === 'toShoot') tell(change, t(`labels.moved.${change.movedTo}`));
  };

  const tick = (checked: readonly string[]) => {
    const pick = nichePickOf(niche ?? '');
    const isDone = isComplete(pick, checked) && !isComplete(pick, open.checked);
    tellMove(keepTicks(open, checked));
    if (!isDone) return;
    vibrate(HAPTIC);
    setCelebrations((count) => count + 1);
  };

  const reset = () => {
    if (open.checked.length > 0) tell(keepTicks(open, []), t('labels.resetDone'));
  };

  const change = (isChanging: boolean) => {
    setMoved(true);
    setChanging(isChanging);
  };
  const choose = (chosen: string) => {
    const changed = chooseNiche(open, chosen);
    if (open.checked.length > 0 || video) tell(changed, t('labels.nicheChanged'));
    change(false);
  };
  const show = (id: string | undefined) => {
    setChanging(false);
    openVideo(id);
  };

  return (
    <div className="own-direction mx-auto flex min-h-full w-full max-w-[1120px] animate-appear flex-col gap-5 px-5 pt-2">
      <VideoBar videos={videos} open={video} onOpen={show} />
      {niche === undefined || isChanging ? (
        <NicheStep
          video={video}
          takesFocus={hasMoved}
          onChoose={choose}
          onBack={niche === undefined ? undefined : () => change(false)}
        />
      ) : (
        <ChecklistView
          open={open}
          niche={niche}
          takesFocus={hasMoved}
          onTick={tick}
          onReset={reset}
          onChangeNiche={() => change(true)}
        />
      )}
      {celebrations > 0 && <Celebration key={celebrations} onEnd={() => setCelebrations(0)} />}
    </div>
  );
}
