import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckedScript, checkInItsLanguage } from '../../domain/scriptCheck/checkedScript';
import { formatNumber } from '../../i18n/figures';
import { Dialog } from '../../ui/Dialog';
import { CheckResult } from '../../ui/scriptCheck/CheckResult';
import { LOOKS } from '../../ui/scriptCheck/levels';

interface Props {
  script: string | undefined;
  description: string;
  product: string | undefined;
}

/** What the script check finds in a video's words. Memoized: a tick elsewhere is no reason to check them again. */
export default memo(function ScriptFindings({ script, description, product }: Props) {
  return (
    <>
      {script?.trim() && <Findings of="script" script={{ text: script, product }} />}
      {description.trim() && <Findings of="description" script={{ text: description, product }} />}
    </>
  );
});

function Findings({ of, script }: { of: 'script' | 'description'; script: CheckedScript }) {
  const { t, i18n } = useTranslation('checklist');
  const { t: shell } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const checked = checkInItsLanguage(script, i18n.language);
  const count = checked?.check.findings.filter(({ level }) => level === 'must').length ?? 0;
  const { Icon, colour } = LOOKS[count > 0 ? 'must' : checked ? 'ok' : 'hint'];
  const statement = !checked
    ? t('labels.found.otherLanguage')
    : count > 0
      ? t('labels.found.must', { count: formatNumber(count) })
      : t('labels.found.fine');
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 py-2 text-start"
      >
        <Icon size={18} strokeWidth={2} aria-hidden="true" className={`flex-none ${colour}`} />
        <span className="flex-1 text-[15px] leading-snug font-[540]">
          {t(`labels.found.${of}`)} <span className={`block text-sm font-normal ${colour}`}>{statement}</span>
        </span>
        <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" className="text-soft rtl:-scale-x-100" />
      </button>
      {isOpen && (
        <Dialog title={t(`labels.found.${of}`)} closeLabel={shell('close')} onClose={() => setOpen(false)}>
          <CheckResult script={script} />
        </Dialog>
      )}
    </div>
  );
}
