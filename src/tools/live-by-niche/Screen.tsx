import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { generate } from './generate';
import { Result } from './Result';

export default function LiveByNicheScreen() {
  const { t } = useTranslation('live-by-niche');
  const texts = useTexts('live-by-niche');
  const make = useCallback((answers: Answers) => generate(answers, texts), [texts]);

  const options = useNicheOptions();
  const pages: Page[] = [
    { title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options } },
  ];

  return (
    <FormTool id="live-by-niche" pages={pages} delay="liveByNiche" loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
