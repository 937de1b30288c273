import { useTranslation } from 'react-i18next';
import { RemindersSection } from '../reminders/RemindersSection';
import { Section } from './Section';

export function ReminderSettings() {
  const { t } = useTranslation('reminders');
  return (
    <Section heading={t('heading')} anchor="reminders">
      <RemindersSection />
    </Section>
  );
}
