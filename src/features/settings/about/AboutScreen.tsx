import { RotateCcw, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { profileStore } from '../../../state/slices/profileStore';
import { LinkRow } from '../Row';
import { Section } from '../Section';
import { PlaceRows } from './PlaceRows';
import { ProfileRows } from './ProfileRows';

/** What the product knows about the user; each answer can be changed by itself. */
export default function AboutScreen() {
  const { t } = useTranslation('settings');
  const { t: ask } = useTranslation('coach', { keyPrefix: 'onboarding' });
  const profile = useStore(profileStore, (state) => state.profile);
  return (
    <div className="relative mx-auto flex max-w-[640px] flex-col gap-7 px-5 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <div>
        <h1 className="title">{t('aboutYou.title')}</h1>
        <p className="mt-2 text-soft">{t('aboutYou.text')}</p>
      </div>
      <Section heading={t('profile.heading')}>
        {profile ? (
          <ProfileRows profile={profile} />
        ) : (
          <LinkRow icon={Sparkles} to="/" label={t('profile.answer')} hint={t('profile.none')} />
        )}
      </Section>
      <Section heading={t('aboutYou.places')}>
        <PlaceRows />
      </Section>
      {profile && (
        <>
          <p role="note" className="text-sm text-soft">
            {ask('disclaimer')}
          </p>
          <div className="rounded-card border border-line bg-surface px-4">
            <LinkRow icon={RotateCcw} to="/?redo=1" label={t('profile.redo')} hint={t('profile.redoHint')} />
          </div>
        </>
      )}
    </div>
  );
}
