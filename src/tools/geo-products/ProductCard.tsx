import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { Part, ResultCard } from '../../ui/tool/ResultCard';
import { ScoreRing } from '../../ui/tool/ScoreRing';
import type { Product } from './generate';
import { productText } from './plainText';

interface Props {
  product: Product;
  eyebrow: string;
  niche: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A kind of product with its angle to film; the chosen one travels along to the next tool. */
export function ProductCard({ product, eyebrow, niche, isChosen, onChoose }: Props) {
  const { t } = useTranslation('geo-products');
  const { name, description, viralReason, videoAngle, conversionPotential, visualAppeal, isTopPick } = product;
  const text = productText(product, t);
  return (
    <ResultCard
      eyebrow={eyebrow}
      badge={isTopPick ? t('labels.topPick') : undefined}
      statement={name}
      meta={
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <ScoreRing
            score={conversionPotential}
            label={t('labels.conversion')}
            isPercent
            why={t('labels.whyConversion')}
          />
          <ScoreRing score={visualAppeal} label={t('labels.appeal')} isPercent why={t('labels.whyAppeal')} />
        </div>
      }
      actions={
        <>
          <CopyButton text={text} />
          <KeepButton
            idea={{
              title: name,
              description: videoAngle,
              niche,
              product: name,
              script: text,
              sourceTool: 'geo-products',
            }}
          />
        </>
      }
    >
      <p className="text-soft">{description}</p>
      <Part name={t('labels.viralReason')}>{viralReason}</Part>
      <Part name={t('labels.videoAngle')}>{videoAngle}</Part>
      <Chip aria-pressed={isChosen} onClick={onChoose} className="self-start print:hidden">
        {t('labels.continueWith')}
      </Chip>
    </ResultCard>
  );
}
