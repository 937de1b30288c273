import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers, Context } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { generate } from './generate';
import { Result } from './Result';

export default function LiveScriptScreen() {
  const { t } = useTranslation('live-script');
  const texts = useTexts('live-script');
  const niches = useNicheOptions();
  const make = useCallback((answers: Answers, context: Context) => generate(answers, texts, context), [texts]);
  const pages: Page[] = [
    { title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options: niches } },
  ];

  return (
    <FormTool id="live-script" pages={pages} delay="liveScript" loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
