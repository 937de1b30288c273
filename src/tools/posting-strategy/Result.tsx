import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/figures';
import { CopyButton } from '../../ui/CopyButton';
import { dotted, numbered } from '../../ui/tool/listText';
import { Notice } from '../../ui/tool/Notice';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { CONTENT_TYPES } from './frequency';
import type { Strategy } from './generate';
import { IdeasCard } from './IdeasCard';
import { frequencyLines, isPlanned, plainText } from './plainText';
import { QUESTION_IDS } from './questions';
import { ScheduleCard } from './ScheduleCard';
import { useOptionName } from './useOptionName';

export function Result({ result, answers, regenerate, reset }: ResultProps<Strategy>) {
  const { t } = useTranslation('posting-strategy');
  const nameOf = useOptionName();
  const { frequencyRecommendation, contentTypes, optimizationTips, nextSteps } = result;
  const { videosPerWeek, reasoning, study, breakdown } = frequencyRecommendation;

  const profile = QUESTION_IDS.map((id) => ({
    id,
    name: t(`labels.answers.${id}`),
    value: nameOf(id, answers[id] ?? ''),
  }));
  const niche = nameOf('niche', answers.niche ?? '');
  const perWeek = t('labels.videosPerWeek', { count: videosPerWeek, number: formatNumber(videosPerWeek) });

  return (
    <ResultPage
      eyebrow={[niche, perWeek].join(' · ')}
      title={t('labels.title')}
      text={() => plainText(result, { profile, perWeek }, t)}
      buttons={[
        { label: t('labels.optimize'), onClick: regenerate },
        { label: t('labels.newStrategy'), onClick: reset },
      ]}
    >
      <ResultCard eyebrow={t('labels.profile')}>
        <dl className="flex flex-col gap-2">
          {profile.map(({ id, name, value }) => (
            <div key={id} className="flex justify-between gap-4">
              <dt className="text-soft">{name}</dt>
              <dd className="text-end font-[560]">{value}</dd>
            </div>
          ))}
        </dl>
      </ResultCard>

      <ResultCard
        eyebrow={t('labels.frequency')}
        statement={perWeek}
        actions={<CopyButton text={frequencyLines(result, perWeek, t).join('\n')} />}
      >
        <p>{reasoning}</p>
        <Part name={t('labels.breakdown')}>
          <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
            {CONTENT_TYPES.map((type) => (
              <li key={type}>
                {t(`labels.types.${type}`)} <b className="font-[640]">{formatNumber(breakdown[type])}</b>
              </li>
            ))}
          </ul>
        </Part>
        <p className="text-sm text-soft">{study}</p>
      </ResultCard>

      <ScheduleCard strategy={result} niche={answers.niche ?? ''} />

      {CONTENT_TYPES.map((type) => (
        <IdeasCard
          key={type}
          type={type}
          niche={answers.niche ?? ''}
          isPlanned={isPlanned(result, type)}
          {...contentTypes[type]}
        />
      ))}

      <ResultCard eyebrow={t('labels.tips')} actions={<CopyButton text={dotted(optimizationTips).join('\n')} />}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {optimizationTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </ResultCard>

      <ResultCard eyebrow={t('labels.nextSteps')} actions={<CopyButton text={numbered(nextSteps).join('\n')} />}>
        <ol className="flex list-decimal flex-col gap-2 ps-5">
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </ResultCard>

      <Notice>{t('labels.rules')}</Notice>
      <ToolLinks paths={['/viral-script-generator', '/weekly-content-planner']} carry={{ niche }} />
    </ResultPage>
  );
}
