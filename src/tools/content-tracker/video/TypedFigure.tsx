import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '../../../contracts/video';
import { typedWithin } from '../../../lib/typedNumber';
import { changeFigures, figuresOf } from '../../../state/slices/changeFigures';
import { NumberField } from '../../../ui/tool/ask/NumberField';

const BOUNDS = { least: 0, most: 1_000_000_000, isWhole: true };

interface Props {
  video: Video;
  name: 'viewsCount' | 'avgWatchTime' | 'productClicks' | 'orders';
}

/** A figure of a video or a live, kept as it is typed. */
export function TypedFigure({ video, name }: Props) {
  const { t } = useTranslation('content-tracker');
  const [typed, setTyped] = useState(String(figuresOf(video)[name] ?? ''));
  const change = (text: string) => {
    setTyped(text);
    const figure = typedWithin(text, BOUNDS);
    if (figure !== undefined || text.trim() === '') changeFigures(video, { [name]: figure });
  };
  return (
    <NumberField
      label={t(`labels.review.figures.${name}`)}
      value={typed}
      bounds={BOUNDS}
      problem={t('labels.review.whole')}
      onChange={change}
    />
  );
}
