import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/figures';
import { Disclosure } from '../../../ui/scriptCheck/Disclosure';

/** How many are shown without a tap. */
const SHOWN = 3;

interface Props {
  items: readonly string[];
  /** The language that they are written in; unknown if a model wrote them. */
  lang: string | undefined;
  isOrdered?: boolean;
}

/** Advice as a list; anything beyond three is folded. */
export function FoldedAdvice({ items, lang, isOrdered = false }: Props) {
  const { t } = useTranslation('video');
  const more = items.slice(SHOWN);
  return (
    <div className="pb-3">
      <List items={items.slice(0, SHOWN)} lang={lang} isOrdered={isOrdered} from={1} />
      {more.length > 0 && (
        <Disclosure
          line={<span className="text-sm text-soft">{t('result.more', { number: formatNumber(more.length) })}</span>}
        >
          <List items={more} lang={lang} isOrdered={isOrdered} from={SHOWN + 1} />
        </Disclosure>
      )}
    </div>
  );
}

function List({ items, lang, isOrdered, from }: Required<Props> & { from: number }) {
  const look = 'flex flex-col gap-1.5 ps-5 leading-snug marker:text-soft';
  const rows = items.map((item) => (
    <li key={item}>
      <bdi lang={lang}>{item}</bdi>
    </li>
  ));
  return isOrdered ? (
    <ol start={from} className={`list-decimal ${look}`}>
      {rows}
    </ol>
  ) : (
    <ul className={`list-disc ${look}`}>{rows}</ul>
  );
}
