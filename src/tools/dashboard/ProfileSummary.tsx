import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../contracts/profile';
import { formatEuros } from '../../i18n/figures';
import { Link } from '../../ui/Link';
import { useNicheName } from '../../ui/videos/useNicheName';

/** What the plan rests on, in the words of the onboarding's questions, with a way to change it. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { t: ask } = useTranslation('coach', { keyPrefix: 'onboarding.questions' });
  const nicheName = useNicheName();
  const headingId = useId();
  const { name, niche, financialGoal, experienceLevel, contentPreference } = profile;
  const amount = formatEuros(Number(financialGoal));
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="subtitle">
        {t('labels.profile.heading')}
      </h2>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
        <dl className="py-2">
          <Fact name={t('labels.profile.name')}>
            <bdi>{name}</bdi>
          </Fact>
          <Fact name={ask('niche.label')}>{nicheName(niche)}</Fact>
          <Fact name={ask('experienceLevel.label')}>{ask(`experienceLevel.options.${experienceLevel}`)}</Fact>
          <Fact name={ask('contentPreference.label')}>{ask(`contentPreference.options.${contentPreference}`)}</Fact>
          <Fact name={ask('financialGoal.label')}>{ask(`financialGoal.options.${financialGoal}`, { amount })}</Fact>
        </dl>
        <Link to="/settings" className="flex min-h-14 items-center gap-3 py-2 font-[540]">
          <span className="flex-1">{t('labels.profile.change')}</span>
          <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
        </Link>
      </div>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 py-1.5">
    <dt className="text-soft">{name}</dt>
    <dd className="text-end font-[620] wrap-anywhere">{children}</dd>
  </div>
);
