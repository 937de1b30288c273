import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { FormTool } from '../../ui/tool/FormTool';
import type { Page } from '../../ui/tool/formFields';
import type { Answers } from '../../ui/tool/ToolStage';
import { useNicheOptions } from '../../ui/tool/useNicheOptions';
import { CONTENT_TYPES, generate } from './generate';
import { Result } from './Result';

export default function VideoEditingScreen() {
  const { t } = useTranslation('video-editing');
  const texts = useTexts('video-editing');
  const niches = useNicheOptions();
  const make = useCallback((answers: Answers) => generate(answers, texts), [texts]);

  const types = CONTENT_TYPES.map(({ id, icon }) => ({
    value: id,
    emoji: icon,
    label: t(`labels.types.${id}.name`),
    note: t(`labels.types.${id}.note`),
  }));
  const pages: Page[] = [
    { title: t('labels.niche.title'), hint: t('labels.niche.hint'), choice: { id: 'niche', options: niches } },
    {
      title: t('labels.type.title'),
      backLabel: t('labels.type.back'),
      choice: { id: 'contentType', options: types },
    },
  ];

  return (
    <FormTool id="video-editing" pages={pages} delay="videoEditing" loadingText={() => t('labels.loading')} make={make}>
      {(props) => <Result {...props} />}
    </FormTool>
  );
}
