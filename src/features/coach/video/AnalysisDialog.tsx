import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ChatMessage } from '../../../contracts/conversation';
import type { ShareOutcome } from '../../../contracts/sharedFile';
import { Dialog } from '../../../ui/Dialog';
import { AnalyzingStep } from './AnalyzingStep';
import { ChoiceStep } from './ChoiceStep';
import { type IdleProblem, reportOf } from './dialogState';
import { findVideoModel, type VideoModel } from './findVideoModel';
import { finishAnalysis } from './finishAnalysis';
import { IdleStep } from './IdleStep';
import { SendingStep } from './SendingStep';
import { useAnalysis } from './useAnalysis';
import { useSharedFiles } from './useSharedFiles';
import { WaitingFiles } from './WaitingFiles';

interface Props {
  /** None for a new conversation: it begins with the analysis. */
  conversationId: string | undefined;
  /** What comes before the first message of a new conversation. */
  opening: readonly ChatMessage[];
}

/** What the address says about a share that left no file. */
const SHARE_PROBLEMS: Readonly<Record<Exclude<ShareOutcome, 'shared'>, IdleProblem>> = {
  'too-large': 'size',
  'wrong-type': 'type',
  empty: 'empty',
  'not-kept': 'notKept',
};
const isShareProblem = (outcome: string | null): outcome is keyof typeof SHARE_PROBLEMS =>
  outcome !== null && outcome in SHARE_PROBLEMS;

/**
 * A video's analysis, from the file to the message in the conversation; open as long as the address has `?video`, which
 * may also say what was shared to the app.
 */
export default function VideoDialog({ conversationId, opening }: Props) {
  const { t, i18n } = useTranslation('video');
  const { t: shell } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [asking] = useState(findVideoModel);
  const [model, setModel] = useState<VideoModel | null>();
  const analysis = useAnalysis(asking);
  const { step } = analysis.state;

  const close = () => {
    const { video: _, ...rest } = Object.fromEntries(params);
    setParams(rest, { replace: true });
  };
  const leave = () => {
    shared.leave();
    close();
  };
  const cancel = () => {
    shared.leave();
    analysis.cancel();
  };

  useEffect(() => {
    let isShown = true;
    void asking.then((found) => isShown && setModel(found ?? null));
    return () => {
      isShown = false;
    };
  }, [asking]);

  const outcome = params.get('video');
  const shared = useSharedFiles(analysis, outcome === 'shared');
  const sayProblem = useEffectEvent(() => {
    if (isShareProblem(outcome)) analysis.refuse(SHARE_PROBLEMS[outcome]);
  });
  useEffect(() => sayProblem(), []);

  const finish = useEffectEvent(async () => {
    const report = reportOf(analysis.state);
    if (!report) return;
    await finishAnalysis({ conversationId, opening, report, language: i18n.language });
    await shared.drop();
    close();
  });
  useEffect(() => {
    if (step.name === 'done') void finish();
  }, [step.name]);

  return (
    <Dialog title={t('dialog.title')} closeLabel={shell('close')} onClose={leave}>
      {step.name === 'idle' && <WaitingFiles shared={shared} />}
      {step.name === 'idle' && !shared.isAsking && (
        <IdleStep model={model} problem={step.problem} onChoose={shared.chooseOther} />
      )}
      {(step.name === 'measuring' || step.name === 'shrinking' || step.name === 'measured' || step.name === 'done') && (
        <AnalyzingStep analysis={{ ...analysis, cancel }} />
      )}
      {step.name === 'choosing' && <ChoiceStep model={model} analysis={analysis} />}
      {step.name === 'sending' && <SendingStep share={step.share} onStop={analysis.cancel} />}
    </Dialog>
  );
}
