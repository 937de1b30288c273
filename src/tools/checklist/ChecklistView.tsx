import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasuredVideo } from '../../contracts/measuredVideos';
import { nichePickOf } from '../../domain/matchNiche';
import { formatPercent } from '../../i18n/figures';
import { useTexts } from '../../i18n/useTexts';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { CopyChip } from '../../ui/CopyChip';
import { StepHeading } from '../../ui/flow/StepHeading';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { checklistOf, type Marks, passToggled, toggled } from './checklist';
import { plainText } from './checklistText';
import { ItemColumn } from './ItemColumn';
import { PRIORITIES } from './items';
import { ManualGuide } from './ManualGuide';
import { MeasuredBox } from './MeasuredBox';
import { measuredItems } from './measuredItems';
import { NicheAdvice } from './NicheAdvice';
import type { OpenChecklist } from './openChecklist';
import { ProductCautions } from './ProductCautions';
import { Progress } from './Progress';
import { RemindersBox } from './RemindersBox';
import type { Measured } from './useMeasured';

const HandOver = lazy(() => import('./HandOver'));

interface Props {
  open: OpenChecklist;
  niche: string;
  measured: Measured;
  takesFocus: boolean;
  onMark: (marks: Marks) => void;
  /** Takes over a video's measures; undefined removes them again. */
  onTake: (next: MeasuredVideo | undefined) => void;
  onReset: () => void;
  onChangeNiche: () => void;
}

/** The checklist of a niche: what to look at, the progress, and what comes next. */
export function ChecklistView({ open, niche, measured, takesFocus, onMark, onTake, onReset, onChangeNiche }: Props) {
  const { t } = useTranslation('checklist');
  const { t: shared } = useTranslation('tool');
  const texts = useTexts('checklist');
  const [isHandingOver, setHandingOver] = useState(false);
  const { video } = open;
  const items = measured.taken && measuredItems(measured.taken.facts);
  const pick = nichePickOf(niche);
  const checklist = checklistOf(pick, open, texts);
  const nicheName = pick ? shared(`niches.${pick}`) : t('labels.general');
  const name = video ? `${nicheName} · ${video.title}` : nicheName;
  const percent = formatPercent(checklist.progress / 100);
  const text = plainText(checklist.items, {
    title: t('labels.copyTitle', { name }),
    completeness: t('labels.copyProgress', { percent }),
    passed: t('labels.passed.copied'),
  });

  return (
    <>
      <header>
        <p className="text-sm wrap-anywhere text-soft">
          {video ? (
            <>
              {t('labels.videos.current')} <bdi className="font-[620] text-ink">{video.title}</bdi>
            </>
          ) : (
            t('labels.videos.own')
          )}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <StepHeading takesFocus={takesFocus}>{nicheName}</StepHeading>
          <Chip onClick={onChangeNiche} className="print:hidden">
            {t('labels.changeNiche')}
          </Chip>
        </div>
      </header>
      <Progress checklist={checklist} onReset={onReset} />
      <MeasuredBox measured={measured} onTake={onTake} />
      <div className="grid items-start gap-x-5 gap-y-7 lg:grid-cols-3">
        {PRIORITIES.map((priority) => (
          <ItemColumn
            key={priority}
            priority={priority}
            items={checklist.items}
            measured={items}
            video={video}
            onToggle={(id) => onMark(toggled(open, id))}
            onPass={(id) => onMark(passToggled(open, id))}
          />
        ))}
      </div>
      <p
        className={`rounded-card px-5 py-4 text-center subtitle ${checklist.isComplete ? 'bg-accent text-accent-ink' : 'bg-sunk'}`}
      >
        {t(checklist.isComplete ? 'labels.bannerReady' : 'labels.bannerOpen')}
      </p>
      <div className="flex justify-center empty:hidden print:hidden">
        <CopyChip text={text} label={t('labels.copy')} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {video?.product && <ProductCautions product={video.product} />}
        <NicheAdvice checklist={checklist} />
        <ManualGuide />
        <RemindersBox niche={niche} nicheName={nicheName} />
      </div>
      <section>
        <h2 className="mb-3 subtitle print:hidden">{t('labels.next')}</h2>
        <ToolLinks
          paths={['/viral-video-structure', '/content-tracker', '/publishing-scheduler']}
          carry={{ niche, ...(video && { video: video.id }), ...(video?.product && { product: video.product }) }}
        />
      </section>
      <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden">
        <Button
          kind={checklist.isComplete ? 'main' : 'quiet'}
          onClick={() => setHandingOver(true)}
          className="sm:mx-auto sm:flex sm:max-w-[360px]"
        >
          <Send size={20} strokeWidth={2} aria-hidden="true" className="rtl:-scale-x-100" />
          {t('labels.handOver.open')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isHandingOver && <HandOver key={video?.id} video={video} onClose={() => setHandingOver(false)} />}
      </Suspense>
    </>
  );
}
