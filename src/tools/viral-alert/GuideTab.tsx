import { useTranslation } from 'react-i18next';
import { isoWeek } from '../../domain/reminders/isoWeek';
import { focusOf, guideNicheOf, guideOf } from '../../domain/viralAlert/viralGuide';
import { useTexts } from '../../i18n/useTexts';
import { noonOf } from '../../lib/localDate';
import type { Answers } from '../../ui/tool/ToolStage';
import { useToday } from '../../ui/tool/useToday';
import { keep, useNiche } from './alertChoices';
import { GuideCards } from './GuideCards';
import { GuideNichePicker } from './GuideNichePicker';
import { WeeklyUpdates } from './WeeklyUpdates';

const ON = 'on';

/** The niche strategy guide: three formats, a structure and live practices for one of nine niches. */
export function GuideTab({ kept }: { kept: Answers }) {
  const { t } = useTranslation('viral-alert');
  const { t: shared } = useTranslation('tool');
  const texts = useTexts('viral-alert');
  const today = useToday();
  const [niche, choose] = useNiche('guideNiche', [kept.guideNiche, kept.niche], guideNicheOf);
  const isWeekly = kept.weeklyUpdates === ON;
  const guide = niche && guideOf(niche, texts);

  return (
    <div className="own-direction mx-auto flex w-full max-w-[960px] animate-appear flex-col gap-5 px-5 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <header>
        <h1 className="title text-balance">{t('labels.guide.title')}</h1>
        <p className="mt-2 text-sm text-soft">{shared('notice.general')}</p>
      </header>
      <GuideNichePicker chosen={niche} onChoose={choose} />
      <WeeklyUpdates isOn={isWeekly} onToggle={() => keep('weeklyUpdates', isWeekly ? '' : ON)} />
      {guide && (
        <GuideCards
          key={niche}
          niche={niche}
          guide={guide}
          focus={isWeekly ? focusOf(guide, isoWeek(noonOf(today).getTime(), undefined)) : undefined}
        />
      )}
    </div>
  );
}
