import { useEffect, useState } from 'react';
import { isoWeek } from '../../domain/reminders/isoWeek';
import { type LiveTips, tipsOf } from '../../domain/reminders/liveTips';
import { shownLanguage } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { liveTipsFor } from '../../state/notificationWords';

/** This week's live tip for the niche, in English where nobody has written it; undefined until the tips are there. */
export function useWeekTip(niche: string): { text: string; language: string } | undefined {
  const language = shownLanguage();
  const [found, setFound] = useState<{ tips: LiveTips; language: string }>();
  useEffect(() => {
    let isShown = true;
    liveTipsFor(language).then((tips) => isShown && setFound(tips), console.warn);
    return () => {
      isShown = false;
    };
  }, [language]);
  if (!found) return undefined;
  const ofNiche = tipsOf(found.tips, niche);
  const text = ofNiche[isoWeek(now().getTime(), deviceZone()) % ofNiche.length] ?? ofNiche[0] ?? '';
  return { text, language: found.language };
}
