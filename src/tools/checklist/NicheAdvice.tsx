import { useTranslation } from 'react-i18next';
import { ResultCard } from '../../ui/tool/result/ResultCard';
import type { Checklist } from './checklist';

/** Specification: niche-specific tips and 'Erreurs à éviter', where the niche has some. */
export function NicheAdvice({ checklist: { specificTips, commonMistakes } }: { checklist: Checklist }) {
  const { t } = useTranslation('checklist');
  return (
    <>
      {specificTips.length > 0 && <Box name={t('labels.specificTips')} lines={specificTips} />}
      {commonMistakes.length > 0 && <Box name={t('labels.mistakes')} lines={commonMistakes} />}
    </>
  );
}

const Box = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <ResultCard eyebrow={name}>
    <ul className="flex list-disc flex-col gap-1.5 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </ResultCard>
);
