import { useTranslation } from 'react-i18next';
import { useIsPainted } from '../../ui/useIsPainted';
import { AboutSection } from './AboutSection';
import { DataSection } from './DataSection';
import { DisplaySection } from './DisplaySection';
import { LanguageSection } from './LanguageSection';
import { ProfileSection } from './ProfileSection';
import { ReminderSettings } from './ReminderSettings';
import { StorageSection } from './StorageSection';
import { useSectionOfAddress } from './useSectionOfAddress';

export default function SettingsScreen() {
  const { t } = useTranslation('settings');
  const isPainted = useIsPainted();
  useSectionOfAddress(isPainted);
  return (
    // Visually hidden controls are positioned against this box; otherwise they would stretch the page.
    <div className="relative mx-auto flex max-w-[640px] flex-col gap-7 px-5 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <h1 className="title">{t('title')}</h1>
      <ProfileSection />
      <LanguageSection />
      <DisplaySection />
      {isPainted && (
        <>
          <ReminderSettings />
          <StorageSection />
          <DataSection />
          <AboutSection />
        </>
      )}
    </div>
  );
}
