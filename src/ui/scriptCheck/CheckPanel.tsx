import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_ANSWER } from '../../contracts/toolRun';
import type { CheckedScript } from '../../domain/scriptCheck/checkedScript';
import { keepAnswer, toolRunOf } from '../../state/slices/toolRuns';
import { Chip } from '../Chip';
import { useKeptAnswers } from '../tool/useKeptAnswers';
import { CheckResult } from './CheckResult';
import { OwnVersion } from './OwnVersion';

/** What the check says about a script, with a way to change it or to check another one. */
export function CheckPanel({ script }: { script: CheckedScript }) {
  const { t } = useTranslation('scriptCheck');
  const [changed, setChanged] = useKeptVersion(script);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('title')} className="flex animate-appear flex-col gap-3">
      <CheckResult script={script} />
      <Chip onClick={() => setOpen(true)} className="self-start">
        <PencilLine size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('own.open')}
      </Chip>
      {isOpen && <OwnVersion script={changed ?? script} onChange={setChanged} onClose={() => setOpen(false)} />}
    </section>
  );
}

const run = () => toolRunOf('script-check');
const WRITTEN = ['text', 'product', 'onScreen'] as const;

/** The creator's own version of a script, stored as it is typed; replaced when another script comes. */
function useKeptVersion(script: CheckedScript): [CheckedScript | undefined, (changed: CheckedScript) => void] {
  const keptAnswers = useKeptAnswers('script-check');
  const of = script.text.slice(0, LONGEST_ANSWER);
  const { text = '', product = '', onScreen = '', seconds } = keptAnswers ?? {};
  const version = { ...script, text, product, onScreen, seconds: seconds ? Number(seconds) : undefined };
  const keep = (changed: CheckedScript) => {
    keepAnswer(run(), 'of', of);
    for (const name of WRITTEN) keepAnswer(run(), name, changed[name] ?? '');
    keepAnswer(run(), 'seconds', changed.seconds?.toString() ?? '');
  };
  return [keptAnswers?.of === of ? version : undefined, keep];
}
