import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/flow/StepHeading';

interface Props {
  name: string;
  onWrite: (name: string) => void;
  onConfirm: () => void;
  onCancel: (() => void) | undefined;
}

export function NameStep({ name, onWrite, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('coach');
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const hintId = useId();

  useEffect(() => input.current?.focus(), []);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };

  return (
    <form onSubmit={confirm} className="flex flex-1 flex-col gap-4">
      <StepHeading id={titleId}>{t('onboarding.name.title')}</StepHeading>
      <p id={hintId} className="text-soft">
        {t('onboarding.name.hint')}
      </p>
      <input
        ref={input}
        type="text"
        name="name"
        value={name}
        onChange={(event) => onWrite(event.target.value)}
        aria-labelledby={titleId}
        aria-describedby={hintId}
        placeholder={t('onboarding.name.placeholder')}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={60}
        required
        className="min-h-15 w-full rounded-[18px] border-[1.5px] border-edge bg-surface px-4.5 text-[17px] placeholder:text-soft"
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t('onboarding.name.continue')}
      </Button>
      {onCancel && (
        <Button kind="quiet" onClick={onCancel}>
          {t('onboarding.name.cancel')}
        </Button>
      )}
    </form>
  );
}
