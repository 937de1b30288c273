import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NICHE_PICKS } from '../../domain/nichePicks';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { formatWindow } from './formatWindow';
import { generate } from './generate';
import { Result } from './Result';
import { WINDOWS } from './windows';

export default function WeeklyLiveScreen() {
  const { t } = useTranslation('weekly-live');
  const texts = useTexts('weekly-live');
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);

  const notes = Object.fromEntries(NICHE_PICKS.map((niche) => [niche, formatWindow(WINDOWS[niche])]));
  const options = useNicheOptions(NICHE_PICKS, notes);
  const pages: Page[] = [
    { title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options } },
  ];

  return (
    <FormTool id="weekly-live" pages={pages} delay="weeklyLive" loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
