import { useEffect, useState } from 'react';
import { isoWeek } from '../../domain/reminders/isoWeek';
import { type LiveTips, tipsOf } from '../../domain/reminders/liveTips';
import { shownLanguage } from '../../i18n/i18n';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { liveTipsIn, notificationLanguage } from '../../state/reminderDevice';

/** This week's live tip for the niche, in French or English; undefined until the tips are there. */
export function useWeekTip(niche: string): { text: string; language: string } | undefined {
  const language = notificationLanguage(shownLanguage());
  const [tips, setTips] = useState<LiveTips>();
  useEffect(() => {
    let isShown = true;
    liveTipsIn(language).then((loaded) => isShown && setTips(loaded), console.warn);
    return () => {
      isShown = false;
    };
  }, [language]);
  if (!tips) return undefined;
  const ofNiche = tipsOf(tips, niche);
  const text = ofNiche[isoWeek(now().getTime(), deviceZone()) % ofNiche.length] ?? ofNiche[0];
  return { text, language };
}
