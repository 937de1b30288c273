import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { NICHE_PICKS, nichePickOf } from '../../domain/matchNiche';
import { addressIn } from '../../domain/videos/addressIn';
import { type Doubt, doubtsOf } from '../../domain/videos/doubts';
import { keepAnswer, type ToolRunStore } from '../../state/slices/toolRuns';
import { Button } from '../../ui/Button';
import { StepHeading } from '../../ui/flow/StepHeading';
import { NicheGrid } from '../../ui/tool/ask/NicheGrid';
import type { Answers } from '../../ui/tool/ToolStage';
import { useIsPainted } from '../../ui/useIsPainted';
import { VideoPicker } from '../../ui/videos/VideoPicker';
import { CsvSection } from './CsvSection';
import { FigureField } from './FigureField';
import { METRICS, type Metric, measuredOf, parseMetric, requiredOf } from './input';
import { RecordChoice } from './RecordChoice';
import { answersWith, videoOf } from './record';

interface Props {
  run: ToolRunStore;
  answers: Answers;
  videos: readonly Video[];
}

/** The field next to which each doubt is shown. */
const DOUBTED_AT: Readonly<Record<Doubt, Metric>> = { likesOverViews: 'likesCount', watchedOverLength: 'avgWatchTime' };

/** A note on the address field: that no address was found in it, or which one is used. */
function urlNote(typed: string, t: TFunction<'performance-analyzer'>): string | undefined {
  if (typed.trim() === '') return undefined;
  const address = addressIn(typed);
  if (!address) return t('labels.form.noAddress');
  return address === typed.trim() ? undefined : t('labels.form.addressTaken', { address });
}

/** The first step: which video, and what its figures are. Kept as it is typed. */
export function InputForm({ run, answers, videos }: Props) {
  const { t } = useTranslation('performance-analyzer');
  const keep = (name: string) => (value: string) => keepAnswer(run, name, value);
  const [isChoosing, setChoosing] = useState(false);
  const isPainted = useIsPainted();
  const required = requiredOf(answers);
  const isFilled = required !== undefined;
  const doubts = doubtsOf(measuredOf(answers));

  const noteOf = (metric: Metric): string | undefined => {
    const typedText = answers[metric]?.trim() ?? '';
    if (typedText !== '' && parseMetric(metric, typedText) === undefined)
      return t('labels.form.notRead', { typed: typedText });
    const doubt = doubts.find((doubt) => DOUBTED_AT[doubt] === metric);
    return doubt && t(`labels.doubts.${doubt}`);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (required) run.setState({ answers: { ...answers, url: required.url }, step: 1 });
  };

  const pick = (picked: Video) => {
    run.setState({ answers: answersWith(picked, answers, videos) });
    setChoosing(false);
  };

  return (
    <div className="mx-auto w-full max-w-[960px] animate-appear px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:pt-6">
      <StepHeading takesFocus>{t('labels.title')}</StepHeading>
      <p className="mt-1.5 text-soft">{t('labels.intro')}</p>
      <form onSubmit={submit} noValidate className="mt-5 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <FigureField
            label={t('labels.form.url')}
            type="text"
            inputMode="url"
            dir="ltr"
            placeholder={t('labels.form.urlExample')}
            value={answers.url}
            onChange={keep('url')}
            autoCapitalize="none"
            spellCheck={false}
            note={urlNote(answers.url ?? '', t)}
            required
          />
          <FigureField
            label={t('labels.form.product')}
            dir="auto"
            placeholder={t('labels.form.productExample')}
            value={answers.product}
            onChange={keep('product')}
            required
          />
          <NicheGrid
            legend={t('labels.form.niche')}
            niches={NICHE_PICKS}
            chosen={nichePickOf(answers.niche ?? '')}
            onChoose={keep('niche')}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <fieldset>
            <legend className="font-[540]">{t('labels.form.metrics')}</legend>
            <p className="mb-3 text-sm text-soft">{t('labels.form.metricsHint')}</p>
            <div className="grid grid-cols-2 items-end gap-x-2.5 gap-y-4">
              {METRICS.map((metric) => (
                <FigureField
                  key={metric}
                  label={t(`labels.form.${metric}`)}
                  inputMode="decimal"
                  value={answers[metric]}
                  onChange={keep(metric)}
                  note={noteOf(metric)}
                />
              ))}
            </div>
          </fieldset>
          <FigureField
            label={t('labels.form.ctaUsed')}
            dir="auto"
            placeholder={t('labels.form.ctaExample')}
            value={answers.ctaUsed}
            onChange={keep('ctaUsed')}
          />
          {isPainted && <RecordChoice run={run} answers={answers} videos={videos} onChoose={() => setChoosing(true)} />}
        </div>
        <div className="sticky bottom-0 bg-paper py-2 lg:col-span-2">
          <Button type="submit" disabled={!isFilled} className="sm:mx-auto sm:flex sm:max-w-[360px]">
            {t('labels.analyze')}
          </Button>
        </div>
      </form>
      {isPainted && <CsvSection videos={videos} />}
      {isChoosing && (
        <VideoPicker
          videos={videos}
          selectedId={videoOf(videos, answers)?.id}
          label={t('labels.record.title')}
          onPick={pick}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
