import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../i18n/useTexts';
import { answersFromAddress } from '../../ui/tool/ask/answersFromAddress';
import { useNicheOptions } from '../../ui/tool/ask/useNicheOptions';
import { useProfileNiche } from '../../ui/tool/ask/useProfileNiche';
import { type Answers, ToolStage } from '../../ui/tool/ToolStage';
import { useToday } from '../../ui/tool/useToday';
import { DailyResult } from './DailyResult';
import { answersOn, randomOn, TOOL } from './dailyRun';
import { generate } from './generate';

export default function DailyProductScreen() {
  const { t } = useTranslation('daily-product');
  const texts = useTexts('daily-product');
  const today = useToday();
  const profileNiche = useProfileNiche();
  const niches = useNicheOptions();

  // The day decides the result, not the moment at which the screen was first opened.
  const make = useCallback(
    (kept: Answers) => {
      const { niche = profileNiche ?? '', ...answers } = answersOn(today, kept);
      const shown = { niche, ...answers };
      return generate(shown, texts, { now: new Date(`${today}T12:00`), random: randomOn(today, shown) });
    },
    [texts, today, profileNiche],
  );

  return (
    <ToolStage
      id={TOOL}
      loadingText={() => t('labels.loading')}
      make={make}
      isComplete={() => true}
      bring={(params) => ({ answers: answersFromAddress(params, [{ id: 'niche', options: niches }]), step: 0 })}
      ask={() => null}
    >
      {({ result, answers }) => <DailyResult today={today} result={result} answers={answers} />}
    </ToolStage>
  );
}
