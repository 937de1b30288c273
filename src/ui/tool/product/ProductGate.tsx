import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { noteProduct } from '../../../state/slices/productsStore';
import { startAgain, toolRunOf } from '../../../state/slices/toolRuns';
import { Button } from '../../Button';
import { Options } from '../../flow/Options';
import { StepHeading } from '../../flow/StepHeading';
import type { KnownProduct } from './knowProduct';
import { SOMETHING_ELSE } from './somethingElse';

/** What stands in the place of a result: something that may not be promoted, or a word that means several things. */
export function ProductGate({ tool, known }: { tool: string; known: KnownProduct | undefined }) {
  switch (known?.is) {
    case 'forbidden':
      return <Forbidden tool={tool} product={known} />;
    case 'ambiguous':
      return <WhichKind product={known} />;
    default:
      return null;
  }
}

function Forbidden({ tool, product }: { tool: string; product: Extract<KnownProduct, { is: 'forbidden' }> }) {
  const { t } = useTranslation('tool');
  return (
    <>
      <p className="eyebrow break-words">{product.typed}</p>
      <StepHeading takesFocus>{t('product.forbidden')}</StepHeading>
      <p className="text-[17px]">{t(`product.reasons.${product.reason}`)}</p>
      <p className="text-soft">{t('product.forbiddenRisk')}</p>
      <div className="mt-auto">
        <Button onClick={() => startAgain(toolRunOf(tool))}>{t('product.another')}</Button>
      </div>
    </>
  );
}

function WhichKind({ product: { typed, meanings } }: { product: Extract<KnownProduct, { is: 'ambiguous' }> }) {
  const { t } = useTranslation('tool');
  const titleId = useId();
  const options = meanings.map(({ family, kind, name }, place) => ({
    value: `${place}`,
    label: name,
    decision: { family, ...(kind !== undefined && { kind: name }) },
  }));
  const other = { value: 'other', label: t('product.somethingElse'), decision: { family: SOMETHING_ELSE } };
  const all = [...options, other];
  return (
    <>
      <StepHeading id={titleId} takesFocus>
        {t('product.which', { product: typed })}
      </StepHeading>
      <p className="-mt-1 text-soft">{t('product.whichHint')}</p>
      <Options
        titleId={titleId}
        options={all}
        chosen={undefined}
        onChoose={(chosen) => {
          const decision = all.find(({ value }) => value === chosen)?.decision;
          if (decision) void noteProduct(typed, { kind: decision });
        }}
      />
    </>
  );
}
