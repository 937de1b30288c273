import { useTranslation } from 'react-i18next';
import { localDate } from '../../lib/localDate';
import { HashtagGroup } from '../../ui/tool/HashtagGroup';
import { Notice } from '../../ui/tool/Notice';
import { ResultCard } from '../../ui/tool/ResultCard';
import { ResultPage } from '../../ui/tool/ResultPage';
import { ToolLinks } from '../../ui/tool/ToolLinks';
import type { ResultProps } from '../../ui/tool/ToolStage';
import { useToday } from '../../ui/tool/useToday';
import { DayRow, dayHeadingId } from './DayRow';
import { EntryCard } from './EntryCard';
import type { ContentWeek } from './generate';
import { dayCount, dayName, plainText } from './plainText';
import { RemindersCard } from './RemindersCard';
import { SummaryCard } from './SummaryCard';

export function Result({ result, answers, regenerate, reset }: ResultProps<ContentWeek>) {
  const { t } = useTranslation('weekly-content');
  const { t: shared } = useTranslation('tool');
  const { niche, audience, goal, days, hashtags } = result;
  const today = useToday();
  const nicheName = shared(`niches.${niche}`);
  const recap = [nicheName, t(`labels.audiences.${audience}`), t(`labels.goals.${goal}`)].join(' · ');
  const text = plainText(result, recap, t, shared);

  return (
    <ResultPage
      eyebrow={recap}
      title={t('labels.title')}
      text={() => text}
      buttons={[
        { label: t('labels.regenerate'), onClick: regenerate },
        { label: t('labels.change'), onClick: reset },
      ]}
    >
      <SummaryCard week={result} text={text} offer={answers.offer ?? ''} />
      <ResultCard eyebrow={t('labels.weekHashtags')}>
        <HashtagGroup tags={hashtags} name={nicheName} />
      </ResultCard>

      <div className="flex flex-col gap-4 lg:col-span-2">
        <DayRow days={days} today={today} />
        {days.map((day) => (
          <div key={day.day} className="grid gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(even)]:col-span-2">
            <div className="mt-2 flex items-baseline justify-between gap-3 border-b border-line pb-2 lg:col-span-2">
              <h2
                id={dayHeadingId(day)}
                tabIndex={-1}
                className="scroll-mt-22 text-[21px] font-[660] tracking-[-0.01em] outline-none first-letter:uppercase"
              >
                {dayName(day.date)}
              </h2>
              <p className="text-sm text-soft">
                {localDate(day.date) === today && `${t('labels.today')} · `}
                {dayCount(day, t)}
              </p>
            </div>
            {day.content.map((entry) => (
              <EntryCard key={entry.id} date={day.date} entry={entry} niche={niche} />
            ))}
          </div>
        ))}
      </div>

      <RemindersCard week={result} />
      <Notice>
        {t('labels.truth')} {shared('notice.general')}
      </Notice>
      <ToolLinks paths={['/live-script-generator', '/description-generator']} carry={{ niche }} />
    </ResultPage>
  );
}
