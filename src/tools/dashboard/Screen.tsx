import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Profile } from '../../contracts/profile';
import { dayOfYear } from '../../domain/weekDates';
import { useTexts } from '../../i18n/useTexts';
import { settingsStore } from '../../state/slices/settingsStore';
import { Mark } from '../../ui/Mark';
import { LoadingPanel } from '../../ui/tool/ask/LoadingPanel';
import { useIsPainted } from '../../ui/useIsPainted';
import { useIsWide } from '../../ui/useIsWide';
import { useNicheName } from '../../ui/videos/useNicheName';
import { Calculator } from './Calculator';
import { Charts } from './Charts';
import { Done } from './Done';
import { Estimates } from './Estimates';
import { MissingProfile } from './MissingProfile';
import { coachingMessage, metricsOf } from './metrics';
import { ProfileSummary } from './ProfileSummary';
import { QuickActions } from './QuickActions';
import { type Dashboard, useDashboard } from './useDashboard';

const COLUMN = 'flex min-w-0 flex-col gap-7';

/** My Custom Plan: what was really done, and apart from it what it might come to. */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const dashboard = useDashboard();
  if (!dashboard) return <LoadingPanel text={t('labels.loading')} />;
  const { profile } = dashboard;
  return profile ? <Plan dashboard={dashboard} profile={profile} /> : <MissingProfile />;
}

function Plan({ dashboard, profile }: { dashboard: Dashboard; profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const texts = useTexts('dashboard');
  const nicheName = useNicheName();
  const isWide = useIsWide();
  const hasRest = useIsPainted();
  const { today, week, month, days, earned } = dashboard;
  const aim = useStore(settingsStore, ({ weeklyAim }) => weeklyAim);
  const metrics = metricsOf(profile, week, month, earned);
  const done = (
    <Done
      week={week}
      month={month}
      recommended={aim?.videos || metrics.videosRecommended}
      livesAimed={aim?.lives ?? 0}
      today={today}
      days={days.map(({ date }) => date)}
    />
  );
  const estimates = hasRest && (
    <Estimates metrics={metrics} niche={profile.niche} earned={earned} videosThisMonth={month.published} />
  );
  const charts = hasRest && <Charts {...dashboard} />;
  const calculator = hasRest && <Calculator profile={profile} />;
  const summary = hasRest && <ProfileSummary profile={profile} />;
  return (
    <div className="own-direction mx-auto flex min-h-full w-full max-w-[1040px] animate-appear flex-col gap-5 px-5 pt-2">
      <header>
        <p className="eyebrow wrap-anywhere">
          <bdi>{profile.name}</bdi> · {nicheName(profile.niche)}
        </p>
        <h1 className="mt-1.5 title">{t('labels.title')}</h1>
        <div className="mt-3 flex items-start gap-3">
          <Mark size={32} />
          <p className="max-w-[60ch] flex-1 pt-1">{coachingMessage(metrics, texts, dayOfYear(today))}</p>
        </div>
      </header>
      {isWide ? (
        <div className="grid grid-cols-2 items-start gap-6">
          <div className={COLUMN}>
            {done}
            {charts}
            {summary}
          </div>
          <div className={COLUMN}>
            {estimates}
            {calculator}
          </div>
        </div>
      ) : (
        <div className={COLUMN}>
          {done}
          {estimates}
          {charts}
          {calculator}
          {summary}
        </div>
      )}
      <QuickActions />
    </div>
  );
}
