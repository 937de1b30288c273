import { useEffect, useMemo, useState } from 'react';
import { isoWeek } from '../../domain/reminders/isoWeek';
import { type LiveTips, notificationTipsOf, tipsOf } from '../../domain/reminders/liveTips';
import { shownLanguage } from '../../i18n/i18n';
import { useTranslated } from '../../i18n/translation/useTranslated';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { liveTipsFor } from '../../state/reminders/notificationWords';

/** The tip of this week; of the week of a planned live ('2026-11-26'), the one that its notification shows. */
function tipOfWeek(tips: LiveTips, niche: string, date: string | undefined): string {
  const ofNiche = date ? notificationTipsOf(tips, niche) : tipsOf(tips, niche);
  const week = date ? isoWeek(Date.parse(date), 'UTC') : isoWeek(now().getTime(), deviceZone());
  return ofNiche[week % ofNiche.length] ?? '';
}

/**
 * This week's live tip for the niche, or that of a planned live on `date`; if nobody has written it in the language, in English until it is translated.
 * Undefined until the tips are loaded.
 */
export function useWeekTip(niche: string, date?: string): { text: string; language: string } | undefined {
  const language = shownLanguage();
  const [found, setFound] = useState<{ tips: LiveTips; language: string }>();
  useEffect(() => {
    let isShown = true;
    liveTipsFor(language).then((tips) => isShown && setFound(tips));
    return () => {
      isShown = false;
    };
  }, [language]);
  const text = found ? tipOfWeek(found.tips, niche, date) : '';
  const tip = useMemo(() => ({ text }), [text]);
  const shownTip = useTranslated(tip, !found || found.language === language ? undefined : language);
  if (!found) return undefined;
  return { text: shownTip.text, language: shownTip.text === text ? found.language : language };
}
