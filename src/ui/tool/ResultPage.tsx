import { Copy, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shareText } from '../../platform/share';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { useCopied } from '../useCopied';

interface Props {
  eyebrow: string;
  title: string;
  /** The whole result in plain text, to be copied or shared. */
  text: string;
  children: ReactNode;
  /** Another result, another product: the tool's own buttons. */
  buttons: readonly { label: string; onClick: () => void }[];
}

/** A tool's result: its head, its cards (two columns on a desktop), what can be done with all of it. */
export function ResultPage({ eyebrow, title, text, children, buttons }: Props) {
  const { t } = useTranslation('tool');
  const { isCopied, copy } = useCopied();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  const share = async () => {
    if ((await shareText(title, text)) === 'unsupported') copy(text);
  };

  return (
    <div className="mx-auto flex w-full max-w-[960px] animate-appear flex-col gap-5 px-5 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]">
      <header>
        <p className="eyebrow break-words">{eyebrow}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-1.5 title outline-none">
          {title}
        </h1>
        <div className="mt-3.5 flex flex-wrap gap-2 print:hidden">
          <Chip onClick={() => copy(text)}>
            <Copy size={18} strokeWidth={1.8} aria-hidden="true" />
            {t(isCopied ? 'result.copied' : 'result.copyAll')}
          </Chip>
          <Chip onClick={share}>
            <Share2 size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('result.share')}
          </Chip>
          <Chip onClick={() => print()}>
            <Printer size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('result.print')}
          </Chip>
        </div>
      </header>
      <div className="grid gap-4 lg:grid-cols-2">{children}</div>
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
