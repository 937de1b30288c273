import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GUIDE_NICHES, type GuideNiche, guideNicheOf } from '../../domain/viralAlert/viralGuide';
import { Select } from '../../ui/Select';
import { RadioTiles } from '../../ui/tool/ask/RadioTiles';
import { useNicheOptions } from '../../ui/tool/ask/useNicheOptions';
import { useIsWide } from '../../ui/useIsWide';

interface Props {
  chosen: GuideNiche | undefined;
  onChoose: (niche: GuideNiche) => void;
}

/** Specification: a niche dropdown, a two-column grid on a phone. */
export function GuideNichePicker({ chosen, onChoose }: Props) {
  const { t } = useTranslation('viral-alert');
  const isWide = useIsWide();
  const id = useId();
  const emojis = useNicheOptions(GUIDE_NICHES);
  const options = GUIDE_NICHES.map((niche, place) => ({
    value: niche,
    label: t(`labels.guide.niches.${niche}`),
    emoji: emojis[place]?.emoji,
  }));
  const choose = (value: string) => {
    const niche = guideNicheOf(value);
    if (niche) onChoose(niche);
  };

  if (!isWide)
    return <RadioTiles legend={t('labels.guide.niche')} options={options} chosen={chosen} onChoose={choose} />;
  return (
    <div className="max-w-[400px]">
      <label htmlFor={id} className="mb-2 block font-[540]">
        {t('labels.guide.niche')}
      </label>
      <Select id={id} value={chosen ?? ''} onChange={(event) => choose(event.target.value)}>
        {!chosen && <option value="">{t('labels.guide.choose')}</option>}
        {options.map(({ value, label, emoji }) => (
          <option key={value} value={value}>
            {emoji} {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
