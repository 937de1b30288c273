import { RotateCcw, Sparkles, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Profile } from '../../contracts/profile';
import { formatEuros } from '../../i18n/figures';
import { profileStore } from '../../state/slices/profileStore';
import { FactRow, LinkRow } from './Row';
import { Section } from './Section';

/** What the coach knows about the user, in the words of the questions, and a way to answer them again. */
export function ProfileSection() {
  const { t } = useTranslation('settings');
  const profile = useStore(profileStore, (state) => state.profile);
  return (
    <Section heading={t('profile.heading')}>
      {profile ? (
        <>
          <Summary profile={profile} />
          <LinkRow icon={UserRound} to="/about-you" label={t('aboutYou.edit')} hint={t('aboutYou.editHint')} />
          <LinkRow icon={RotateCcw} to="/?redo=1" label={t('profile.redo')} hint={t('profile.redoHint')} />
        </>
      ) : (
        <LinkRow icon={Sparkles} to="/" label={t('profile.answer')} hint={t('profile.none')} />
      )}
    </Section>
  );
}

function Summary({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings');
  const { t: ask } = useTranslation('coach', { keyPrefix: 'onboarding' });
  const { niche, financialGoal, experienceLevel, contentPreference } = profile;
  const amount = formatEuros(Number(financialGoal));
  return (
    <div className="py-2">
      <dl>
        <FactRow label={t('profile.name')}>{profile.name}</FactRow>
        <FactRow label={ask('questions.niche.label')}>{ask(`questions.niche.options.${niche}`)}</FactRow>
        <FactRow label={ask('questions.shopAccount.label')}>
          {t(profile.hasShopAccount ? 'profile.shopYes' : 'profile.shopNo')}
        </FactRow>
        <FactRow label={ask('questions.financialGoal.label')}>
          {ask(`questions.financialGoal.options.${financialGoal}`, { amount })}
        </FactRow>
        <FactRow label={ask('questions.experienceLevel.label')}>
          {ask(`questions.experienceLevel.options.${experienceLevel}`)}
        </FactRow>
        <FactRow label={ask('questions.contentPreference.label')}>
          {ask(`questions.contentPreference.options.${contentPreference}`)}
        </FactRow>
      </dl>
      <p role="note" className="py-2 text-sm text-soft">
        {ask('disclaimer')}
      </p>
    </div>
  );
}
