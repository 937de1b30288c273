import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/Mark';

const DOT_DELAYS = ['0s', '0.15s', '0.3s'];

export function TypingIndicator({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('coach');
  return (
    <div className="flex gap-3">
      {isFirst ? <Mark /> : <span className="w-[34px]" />}
      <span className="flex h-9 items-center gap-1.5">
        <span className="sr-only">{t('chat.typing')}</span>
        {DOT_DELAYS.map((animationDelay) => (
          <span key={animationDelay} style={{ animationDelay }} className="size-2 animate-dot rounded-full bg-soft" />
        ))}
      </span>
    </div>
  );
}
