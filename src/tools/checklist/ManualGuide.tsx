import { ChevronRight } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';
import { Disclosure } from '../../ui/scriptCheck/Disclosure';

const WHOLE_GUIDE = '/setup-guide';

/** Specification: collapsible 'Guide manuel' for adding a product to the shop, 5 steps. */
export function ManualGuide() {
  const { t } = useTranslation('checklist');
  const { guide } = useTexts('checklist');
  const nameOf = use(ScreenNames);
  return (
    <section className="rounded-card border border-line bg-surface px-4 py-1.5 print:hidden">
      <Disclosure
        line={
          <span>
            <span className="block font-[620]">{t('labels.guide.title')}</span>
            <span className="block text-sm text-soft">{t('labels.guide.hint')}</span>
          </span>
        }
      >
        <ol className="flex list-decimal flex-col gap-1.5 ps-5 pt-1 pb-2">
          {guide.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {nameOf(WHOLE_GUIDE) && (
          <Link to={WHOLE_GUIDE} className="flex min-h-12 items-center gap-2 border-t border-line font-[540]">
            <span className="flex-1">{t('labels.guide.more')}</span>
            <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
          </Link>
        )}
      </Disclosure>
    </section>
  );
}
