import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';

/** Specification: with no saved profile, 'Profil non trouvé' and a link home with a prompt to complete onboarding. */
export function MissingProfile() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="own-direction mx-auto flex min-h-full w-full max-w-[560px] animate-appear flex-col gap-3 px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <h1 className="title">{t('labels.missing.title')}</h1>
      <p className="text-soft">{t('labels.missing.why')}</p>
      <Link
        to="/"
        className="mt-auto inline-flex min-h-13 w-full items-center justify-center rounded-button bg-accent px-5 py-2.5 text-[17px] leading-tight font-[660] text-accent-ink sm:mt-3"
      >
        {t('labels.missing.home')}
      </Link>
    </div>
  );
}
