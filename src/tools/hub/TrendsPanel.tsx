import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { nichePickOf } from '../../domain/matchNiche';
import { guideNicheOf } from '../../domain/viralAlert/viralGuide';
import { profileStore } from '../../state/slices/profileStore';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/tool/result/Notice';
import { AlertCard } from './AlertCard';
import { GuideCard } from './GuideCard';

/** What works now: today's alert and the guide of the profile's niche, each with a link to the full screen. */
export default function TrendsPanel() {
  const { t } = useTranslation('hub');
  const { t: shared } = useTranslation('tool');
  const niche = useStore(profileStore, ({ profile }) => profile?.niche) ?? '';
  const [pick, guideNiche] = [nichePickOf(niche), guideNicheOf(niche)];
  return (
    <div className="mx-auto flex w-full max-w-[760px] animate-appear flex-col gap-4 px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <h1 className="title">{t('labels.trends.title')}</h1>
      {pick && <AlertCard niche={pick} />}
      {guideNiche && <GuideCard niche={guideNiche} />}
      {!(pick && guideNiche) && (
        <div className="rounded-card border border-line bg-surface p-4">
          <p>{t('labels.trends.noNiche')}</p>
          <Link to="/daily-viral-alerts" className="mt-2 inline-flex min-h-11 items-center font-[620] underline">
            {t('labels.trends.chooseNiche')}
          </Link>
        </div>
      )}
      <Notice>{shared('notice.general')}</Notice>
    </div>
  );
}
