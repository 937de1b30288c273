import { useDeferredValue, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedScript } from '../../domain/scriptCheck/checkedScript';
import type { Span } from '../../domain/scriptCheck/rules';
import { CopyButton } from '../CopyButton';
import { Dialog } from '../Dialog';
import { CheckResult } from './CheckResult';
import { Disclosure } from './Disclosure';

interface Props {
  script: CheckedScript;
  onChange: (script: CheckedScript) => void;
  onClose: () => void;
}

const LONGEST = { text: 5000, line: 120 } as const;
const FIELD =
  'w-full rounded-button border-[1.5px] border-edge bg-surface px-3.5 text-[17px] text-ink placeholder:text-soft';

/** The creator's own words, written or pasted, checked as they are typed. */
export function OwnVersion({ script, onChange, onClose }: Props) {
  const { t } = useTranslation('scriptCheck');
  const { t: shell } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const checked = useDeferredValue(script);

  const show = ({ start, end }: Span) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };

  return (
    <Dialog title={t('own.title')} closeLabel={shell('close')} onClose={onClose}>
      <div>
        <div className="flex items-center gap-2">
          <label htmlFor={`${id}text`} className="flex-1 font-[540]">
            {t('own.text')}
          </label>
          <CopyButton text={script.text} />
        </div>
        <textarea
          ref={area}
          id={`${id}text`}
          value={script.text}
          onChange={(event) => onChange({ ...script, text: event.target.value })}
          placeholder={t('own.placeholder')}
          maxLength={LONGEST.text}
          rows={6}
          dir="auto"
          className={`py-3 ${FIELD}`}
        />
      </div>
      <Disclosure line={<span className="font-[540]">{t('own.details')}</span>}>
        <div className="flex flex-col gap-4 pt-2">
          <Line
            label={t('own.product')}
            value={script.product ?? ''}
            onChange={(product) => onChange({ ...script, product })}
          />
          <Line
            label={t('own.onScreen')}
            value={script.onScreen ?? ''}
            onChange={(onScreen) => onChange({ ...script, onScreen })}
            placeholder={t('own.onScreenExample')}
          />
          <Line
            label={t('own.seconds')}
            value={script.seconds?.toString() ?? ''}
            onChange={(typed) => onChange({ ...script, seconds: secondsOf(typed) })}
            inputMode="numeric"
          />
        </div>
      </Disclosure>
      {checked.text.trim() ? (
        <CheckResult script={checked} onShow={show} />
      ) : (
        <p className="text-soft">{t('own.empty')}</p>
      )}
    </Dialog>
  );
}

/** The typed whole number of seconds above 0; undefined if it is not one. */
function secondsOf(typed: string): number | undefined {
  const seconds = Number(typed.replace(/\D/g, '').slice(0, 4));
  return seconds > 0 ? seconds : undefined;
}

interface LineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  inputMode?: 'numeric';
}

function Line({ label, value, onChange, placeholder, inputMode }: LineProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[540]">
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        inputMode={inputMode}
        maxLength={LONGEST.line}
        autoComplete="off"
        className={`min-h-13 ${FIELD}`}
      />
    </div>
  );
}
