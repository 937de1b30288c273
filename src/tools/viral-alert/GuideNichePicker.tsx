import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioTiles } from '../../ui/tool/RadioTiles';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { useIsWide } from '../../ui/useIsWide';
import { GUIDE_NICHES, type GuideNiche, guideNicheOf } from './guide';

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
      <div className="relative">
        <select
          id={id}
          value={chosen ?? ''}
          onChange={(event) => choose(event.target.value)}
          className="min-h-13 w-full appearance-none rounded-button border-[1.5px] border-edge bg-surface ps-3.5 pe-11 text-[17px] text-ink"
        >
          {!chosen && <option value="">{t('labels.guide.choose')}</option>}
          {options.map(({ value, label, emoji }) => (
            <option key={value} value={value}>
              {emoji} {label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          strokeWidth={1.8}
          aria-hidden="true"
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-soft"
        />
      </div>
    </div>
  );
}
