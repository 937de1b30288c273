import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import { nichePickOf } from '../../domain/matchNiche';
import { vibrate } from '../../platform/haptics';
import { showToast } from '../../ui/toast';
import { useBack } from '../../ui/useBack';
import { Celebration } from './Celebration';
import { ChecklistView } from './ChecklistView';
import { isComplete, type Marks, UNMARKED } from './checklist';
import { retaken } from './measuredItems';
import { NicheStep } from './NicheStep';
import { type Change, chooseNiche, keepMarks, keepMeasures, openVideo } from './openChecklist';
import { useMeasured } from './useMeasured';
import { useOpenChecklist } from './useOpenChecklist';
import { VideoBar } from './VideoBar';

/** ms on, off, on */
const HAPTIC = [40, 60, 90];

/** What to check before publishing, kept with the video it is for. */
export default function ChecklistScreen() {
  const { t } = useTranslation('checklist');
  const { t: shell } = useTranslation();
  const shown = useOpenChecklist();
  const measured = useMeasured();
  const [isChanging, setChanging] = useState(false);
  const [celebrations, setCelebrations] = useState(0);
  /** What was tapped is gone: the heading of what replaced it takes the focus. */
  const [hasMoved, setMoved] = useState(false);

  const change = (isChanging: boolean) => {
    setMoved(true);
    setChanging(isChanging);
  };
  useBack(isChanging ? 1 : 0, () => change(false));

  if (!shown || !measured) return null;
  const { open, videos } = shown;
  const { video, niche } = open;

  const tell = ({ undo }: Change, text: string) => showToast(text, { label: shell('undo'), run: undo });
  const tellMove = (change: Change) => {
    if (change.movedTo === 'checked' || change.movedTo === 'toShoot') tell(change, t(`labels.moved.${change.movedTo}`));
  };

  const celebrate = (marks: Marks) => {
    const pick = nichePickOf(niche ?? '');
    if (!isComplete(pick, marks) || isComplete(pick, open)) return;
    vibrate(HAPTIC);
    setCelebrations((count) => count + 1);
  };

  const mark = (marks: Marks) => {
    tellMove(keepMarks(open, marks));
    celebrate(marks);
  };

  const take = (next: MeasuredVideo | undefined) => {
    const checked = retaken(open.checked, measured.taken?.facts, next?.facts);
    const change = keepMeasures(open, next?.id, checked);
    const count = checked.filter((id) => !open.checked.includes(id)).length;
    if (change.movedTo) tellMove(change);
    else if (!next) tell(change, t('labels.measured.left'));
    else tell(change, count > 0 ? t('labels.measured.ticked', { count }) : t('labels.measured.noTick'));
    celebrate({ checked, passed: open.passed });
  };

  /** Something is marked, so there is something to lose. */
  const isMarked = open.checked.length + open.passed.length > 0;

  const reset = () => {
    if (isMarked) tell(keepMarks(open, UNMARKED), t('labels.resetDone'));
  };

  const choose = (chosen: string) => {
    const changed = chooseNiche(open, chosen);
    if (isMarked || video) tell(changed, t('labels.nicheChanged'));
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
          measured={measured}
          takesFocus={hasMoved}
          onMark={mark}
          onTake={take}
          onReset={reset}
          onChangeNiche={() => change(true)}
        />
      )}
      {celebrations > 0 && <Celebration key={celebrations} onEnd={() => setCelebrations(0)} />}
    </div>
  );
}
