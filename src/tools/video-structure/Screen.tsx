import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { DURATIONS, generate } from './generate';
import { Result } from './Result';

export default function VideoStructureScreen() {
  const { t } = useTranslation('video-structure');
  const texts = useTexts('video-structure');
  const niches = useNicheOptions();
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const durations = DURATIONS.map((duration) => ({
    value: duration,
    label: t(`labels.durations.${duration}.name`),
    note: t(`labels.durations.${duration}.note`),
  }));
  const pages: Page[] = [
    {
      title: t('labels.form.title'),
      hint: t('labels.form.hint'),
      fields: [
        {
          id: 'trend',
          kind: 'text',
          label: t('labels.form.trend'),
          placeholder: t('labels.form.trendPlaceholder'),
          hint: t('labels.form.trendHint'),
          suggestions: t('labels.form.trends', { returnObjects: true }),
        },
        { id: 'niche', kind: 'choice', label: t('labels.form.niche'), options: niches },
        { id: 'duration', kind: 'choice', label: t('labels.form.duration'), options: durations, initial: 'short' },
        {
          id: 'product',
          kind: 'text',
          label: t('labels.form.product'),
          placeholder: t('labels.form.productPlaceholder'),
          isOptional: true,
        },
      ],
      submitLabel: t('labels.form.generate'),
    },
  ];

  return (
    <FormTool
      id="video-structure"
      pages={pages}
      delay="videoStructure"
      loadingText={() => t('labels.loading')}
      make={make}
    >
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
