import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { aboutStore, marketOf } from '../../state/slices/aboutStore';
import { ScreenNames } from '../../ui/screenNames';
import { ResultView } from '../../ui/tool/result/ResultView';
import type { Answers } from '../../ui/tool/ToolStage';
import { useIsRead } from '../../ui/tool/useIsRead';
import { answersOn, beginDay, show, TOOL } from './dailyRun';
import type { Recommendation } from './generate';
import { NicheChips } from './NicheChips';
import { OwnProduct } from './OwnProduct';
import { present } from './present';
import { seasonOf } from './season';

const VIDEO_STRUCTURE = '/viral-video-structure';

interface Props {
  /** '2026-11-22'. */
  today: string;
  result: Recommendation;
  answers: Answers;
}

/** The day's product, below the niches to choose from; one tap goes to the next product, another back. */
export function DailyResult({ today, result, answers }: Props) {
  const { t } = useTranslation('daily-product');
  const { t: shared } = useTranslation('tool');
  const navigate = useNavigate();
  const nameOf = use(ScreenNames);
  const [round, setRound] = useState(0);
  const { niche, steps, name } = result;
  const { offer = '' } = answersOn(today, answers);

  const about = useStore(aboutStore);
  const season = useIsRead(aboutStore) ? seasonOf(Number(today.slice(5, 7)), marketOf(about)) : undefined;

  useEffect(() => beginDay(today), [today]);

  /** Another product starts at the top of the page again. */
  const goTo = (next: number) => {
    show(today, niche, next);
    setRound(round + 1);
  };
  /** Without a niche the name is not a product that one could search for. */
  const carried = niche ? `?${new URLSearchParams({ product: name, niche })}` : '';
  const createVideo = nameOf(VIDEO_STRUCTURE) ? () => navigate(VIDEO_STRUCTURE + carried) : undefined;

  return (
    <>
      <OwnProduct today={today} niche={niche} />
      <ResultView
        key={round}
        tool={TOOL}
        answers={answers}
        result={present(result, { t, shared, today, season, offer }, createVideo)}
        actions={{ again: () => goTo(steps + 1), restart: () => goTo(0) }}
      >
        <NicheChips legend={t('labels.niche')} chosen={niche} onChoose={(chosen) => show(today, chosen, 0)} />
      </ResultView>
    </>
  );
}
