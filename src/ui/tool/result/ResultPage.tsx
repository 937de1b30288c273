import { Copy, Printer, Share2 } from 'lucide-react';
import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shareText } from '../../../platform/share';
import { Button } from '../../Button';
import { Chip } from '../../Chip';
import { IconButton } from '../../IconButton';
import { useCopied } from '../../useCopied';
import { useIsPainted } from '../../useIsPainted';

interface Props {
  eyebrow: string;
  title: string;
  /** The whole result in plain text, made when it is copied or shared. */
  text: () => string;
  children: ReactNode;
  /** The tool's own buttons: another result, another product. */
  buttons: readonly { label: string; onClick: () => void }[];
}

/**
 * As many as fill a phone; the cards below are rendered once these are painted, so that a long result opens at once.
 */
const FIRST_CARDS = 2;

/** A tool's result: its head, its cards (two columns on a desktop), and what can be done with all of it. */
export function ResultPage({ eyebrow, title, text, children, buttons }: Props) {
  const { t } = useTranslation('tool');
  const { isCopied, copy } = useCopied();
  const heading = useRef<HTMLHeadingElement>(null);

  const cards = Children.toArray(children);
  const isPainted = useIsPainted();

  useEffect(() => heading.current?.focus(), []);

  const share = async () => {
    const whole = text();
    if ((await shareText(title, whole)) === 'unsupported') copy(whole);
  };

  return (
    <div className="own-direction mx-auto flex w-full max-w-[960px] animate-appear flex-col gap-5 px-5 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <header>
        <p className="eyebrow break-words">{eyebrow}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-1.5 title outline-none">
          {title}
        </h1>
        <div className="mt-3.5 flex flex-wrap gap-2 print:hidden">
          <Chip onClick={() => copy(text())}>
            <Copy size={18} strokeWidth={1.8} aria-hidden="true" />
            {t(isCopied ? 'result.copied' : 'result.copyAll')}
          </Chip>
          <Chip onClick={share}>
            <Share2 size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('result.share')}
          </Chip>
          <IconButton icon={Printer} label={t('result.print')} onClick={() => print()} />
        </div>
      </header>
      <div className="grid gap-4 lg:grid-cols-2">{isPainted ? cards : cards.slice(0, FIRST_CARDS)}</div>
      <div className="flex flex-col gap-3 sm:flex-row print:hidden">
        {buttons.map(({ label, onClick }, index) => (
          <Button key={label} kind={index === 0 ? 'main' : 'quiet'} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
