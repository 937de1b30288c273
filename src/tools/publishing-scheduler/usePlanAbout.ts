import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../i18n/i18n';
import { useTranslated } from '../../i18n/translation/useTranslated';
import { writtenTexts } from '../../i18n/writtenTexts';
import { useKnownProduct } from '../../ui/tool/product/useKnownProduct';
import type { SchedulerPlan } from './plan';
import { productMoments, withMoments } from './productMoments';

/** The plan with the moments of a product in its reasons; as it is where nothing is known of it. */
export function usePlanAbout(product: string | undefined, plan: SchedulerPlan): SchedulerPlan {
  const { t } = useTranslation('publishing-scheduler');
  const shown = shownLanguage();
  const { writtenIn, isStandIn } = writtenTexts('publishing-scheduler', shown);
  const { known } = useKnownProduct(product, writtenIn);
  const brief = known?.is === 'described' && known.brief.family !== undefined ? known.brief : undefined;
  const written = useMemo(() => ({ moments: brief?.knowledge.when ?? [] }), [brief]);
  const { moments } = useTranslated(written, isStandIn || writtenIn === shown ? undefined : shown);
  return useMemo(() => {
    const places = [...productMoments(plan, written.moments)];
    const words = places.map(([slot, place]) => [slot, t('labels.moment', { when: moments[place] })] as const);
    return withMoments(plan, new Map(words));
  }, [plan, written, moments, t]);
}
