import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { LONGEST_ANSWER } from '../../contracts/toolRun';
import type { Video } from '../../contracts/video';
import { nichePickOf } from '../../domain/matchNiche';
import { useTexts } from '../../i18n/useTexts';
import { goBack, keepAnswer, makeResult, startAgain, toolRunOf } from '../../state/slices/toolRuns';
import { showToast } from '../../ui/toast';
import { useFromAddress } from '../../ui/tool/ask/answersFromAddress';
import { useKeptAnswers } from '../../ui/tool/useKeptAnswers';
import { useBack } from '../../ui/useBack';
import { useVideos } from '../../ui/videos/useVideos';
import { Analyzing } from './Analyzing';
import { generate } from './generate';
import { InputForm } from './InputForm';
import { requiredOf } from './input';
import { Result } from './Result';
import { answersOf, keepAnalysed, videoOf } from './record';

const ID = 'performance-analyzer';
const run = toolRunOf(ID);

/** Three steps: what was published and measured, the analysis, what it says and what to change. */
export default function PerformanceAnalyzerScreen() {
  const { t } = useTranslation(ID);
  const { t: shell } = useTranslation();
  const texts = useTexts(ID);
  const answers = useKeptAnswers(ID);
  const videos = useVideos();
  const isBringing = useAddress(Boolean(answers && videos), videos);
  const { step, result } = useStore(run);
  const required = answers && requiredOf(answers);
  useBack(result ? 0 : step, () => goBack(run));
  const analysis = useMemo(() => answers && result && generate(answers, texts), [answers, result, texts]);

  if (!answers || !videos || isBringing) return null;

  const finish = async () => {
    if (!required) return;
    if (answers.keep !== 'no') {
      const keptVideo = await keepAnalysed(answers, required, videos);
      keepAnswer(run, 'video', keptVideo.id);
      showToast(t('labels.kept', { title: keptVideo.title }), { label: shell('undo'), run: keptVideo.undo });
    }
    makeResult(run);
  };

  if (analysis)
    return (
      <Result
        analysis={analysis}
        video={answers.keep === 'no' ? undefined : videoOf(videos, answers)}
        videos={videos}
        onAgain={() => startAgain(run)}
      />
    );
  if (step > 0 && required) return <Analyzing product={required.product} onDone={finish} onBack={() => goBack(run)} />;
  return <InputForm run={run} answers={answers} videos={videos} />;
}

/**
 * Fills in the form from the address: `?video=` from that video's record; `?url=`, `?product=`, `?niche=` as another
 * screen passes them along. True until that is done.
 */
function useAddress(isRead: boolean, videos: readonly Video[] | undefined): boolean {
  const [params] = useSearchParams();
  const names = ['video', 'url', 'product', 'niche'].filter((name) => params.get(name)?.trim());

  return useFromAddress(names.length > 0, isRead, () => {
    const video = videos?.find(({ id }) => id === params.get('video'));
    const fromAddress = {
      url: params.get('url'),
      product: params.get('product'),
      niche: nichePickOf(params.get('niche') ?? ''),
    };
    const givenAnswers = Object.entries(fromAddress).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.slice(0, LONGEST_ANSWER)] as const] : [],
    );
    const startAnswers = { ...(video && answersOf(video)), ...Object.fromEntries(givenAnswers) };
    if (Object.keys(startAnswers).length > 0) startAgain(run, startAnswers);
  });
}
