import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NICHE_PICKS } from '../../domain/nichePicks';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { useProfileNiche } from '../../ui/tool/useProfileNiche';
import { generate } from './generate';
import { AUDIENCES, GOALS } from './options';
import { Result } from './Result';

export default function WeeklyContentScreen() {
  const { t } = useTranslation('weekly-content');
  const texts = useTexts('weekly-content');
  const niches = useNicheOptions();
  const ownNiche = useProfileNiche();
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);
  // All three are chosen from the start: none is required.
  const page: Page = {
    title: t('labels.formTitle'),
    hint: t('labels.hint'),
    fields: [
      {
        id: 'niche',
        kind: 'choice',
        label: t('labels.niche'),
        options: niches,
        initial: ownNiche ?? NICHE_PICKS[0],
      },
      {
        id: 'audience',
        kind: 'choice',
        label: t('labels.audience'),
        options: AUDIENCES.map((value) => ({ value, label: t(`labels.audiences.${value}`) })),
        initial: AUDIENCES[0],
      },
      {
        id: 'goal',
        kind: 'choice',
        label: t('labels.goal'),
        options: GOALS.map((value) => ({ value, label: t(`labels.goals.${value}`) })),
        initial: GOALS[0],
      },
    ],
    submitLabel: t('labels.generate'),
  };

  return (
    <FormTool id="weekly-content" pages={[page]} loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
