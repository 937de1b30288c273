import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeeklyAim } from '../../contracts/settings';
import { formatNumber } from '../../i18n/figures';
import { typedWithin } from '../../lib/typedNumber';
import { setWeeklyAim } from '../../state/slices/settingsStore';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NumberField } from '../../ui/tool/ask/NumberField';

const MOST: Readonly<WeeklyAim> = { videos: 50, lives: 21, minutes: 5000 };
const PARTS = ['videos', 'lives', 'minutes'] as const;

/** The one aim of a week: so many videos, lives and minutes on air. An empty field is no aim. */
export default function AimDialog({ aim, onClose }: { aim: WeeklyAim | undefined; onClose: () => void }) {
  const { t } = useTranslation('conversion-planner');
  const { t: shell } = useTranslation();
  const [typed, setTyped] = useState(() => ({
    videos: String(aim?.videos || ''),
    lives: String(aim?.lives || ''),
    minutes: String(aim?.minutes || ''),
  }));
  const boundsOf = (part: keyof WeeklyAim) => ({ least: 0, most: MOST[part], isWhole: true });
  const read = (part: keyof WeeklyAim) => (typed[part].trim() === '' ? 0 : typedWithin(typed[part], boundsOf(part)));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const [videos, lives, minutes] = PARTS.map(read);
    if (videos === undefined || lives === undefined || minutes === undefined) return;
    setWeeklyAim({ videos, lives, minutes });
    onClose();
  };
  return (
    <Dialog title={t('labels.aim.title')} closeLabel={shell('close')} onClose={onClose}>
      <form onSubmit={save} className="flex flex-col gap-4">
        {PARTS.map((part) => (
          <NumberField
            key={part}
            label={t(`labels.aim.fields.${part}`)}
            value={typed[part]}
            bounds={boundsOf(part)}
            problem={t('labels.aim.problem', { most: formatNumber(MOST[part]) })}
            onChange={(text) => setTyped((current) => ({ ...current, [part]: text }))}
          />
        ))}
        <Button type="submit">{t('labels.aim.save')}</Button>
      </form>
    </Dialog>
  );
}
