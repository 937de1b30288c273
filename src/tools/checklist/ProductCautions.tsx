import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../i18n/i18n';
import { useTranslated } from '../../i18n/translation/useTranslated';
import { writtenTexts } from '../../i18n/writtenTexts';
import { useKnownProduct } from '../../ui/tool/product/useKnownProduct';
import { Part, ResultCard } from '../../ui/tool/result/ResultCard';

const MOST = 3;

/** What is not claimed of the video's product and never shown of it, beside the specified list; nothing until it is known. */
export function ProductCautions({ product }: { product: string }) {
  const { t } = useTranslation('checklist');
  const { t: shared } = useTranslation('tool');
  const shown = shownLanguage();
  const { writtenIn, isStandIn } = writtenTexts('checklist', shown);
  const { known } = useKnownProduct(product, writtenIn);
  const brief = known?.is === 'described' ? known.brief : undefined;
  const written = useMemo(
    () => ({
      claims: brief?.knowledge.claims.slice(0, MOST) ?? [],
      never: brief?.knowledge.never.slice(0, MOST) ?? [],
    }),
    [brief],
  );
  const { claims, never } = useTranslated(written, isStandIn || writtenIn === shown ? undefined : shown);
  if (known?.is === 'forbidden')
    return (
      <ResultCard eyebrow={t('labels.forProduct')} statement={shared('product.forbidden')}>
        <p>{shared(`product.reasons.${known.reason}`)}</p>
        <p className="text-sm text-soft">{shared('product.forbiddenRisk')}</p>
      </ResultCard>
    );
  if (!brief) return null;
  return (
    <ResultCard eyebrow={t('labels.forProduct')}>
      <Part name={shared('product.notToSay')}>
        <Lines lines={claims.map(({ not, why }) => shared('product.claim', { not, why }))} />
      </Part>
      <Part name={shared('product.notToDo')}>
        <Lines lines={never} />
      </Part>
    </ResultCard>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-1.5 ps-5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
