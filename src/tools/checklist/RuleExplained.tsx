import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { Disclosure } from '../../ui/scriptCheck/Disclosure';
import type { RuleId } from './items';

const COUNTRIES = ['FR', 'GB', 'US'] as const;

/** What the law says, a sentence for each country, and the platform; opened on demand. */
export function RuleExplained({ rule }: { rule: RuleId }) {
  const { t } = useTranslation('checklist');
  const explained = useTexts('checklist').rules[rule];
  return (
    <Disclosure
      line={
        <>
          <Scale size={18} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft" />
          <span className="text-[15px] leading-snug font-[540]">{explained.title}</span>
        </>
      }
    >
      <div className="flex flex-col gap-2.5 pb-3.5 text-[15px] leading-snug">
        <dl className="flex flex-col gap-2.5">
          {COUNTRIES.map((country) => (
            <div key={country}>
              <dt className="text-sm text-soft">{t(`labels.rule.countries.${country}`)}</dt>
              <dd>{explained[country]}</dd>
            </div>
          ))}
        </dl>
        <p>{explained.platform}</p>
        <p className="text-sm text-soft">{t('labels.rule.scope')}</p>
      </div>
    </Disclosure>
  );
}
