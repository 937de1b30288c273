import { FileText, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import { LinkRow } from './Row';
import { Section } from './Section';

export function AboutSection() {
  const { t } = useTranslation('settings');
  return (
    <Section heading={t('about.heading')} anchor="about">
      <LinkRow icon={FileText} to="/terms" label={t('about.terms')} />
      <LinkRow icon={ShieldCheck} to="/privacy" label={t('about.privacy')} />
      <p className="py-4 text-sm text-soft">{t('about.version', { version })}</p>
    </Section>
  );
}
