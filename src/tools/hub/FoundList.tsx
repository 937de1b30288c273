import { Clapperboard, Hash, LayoutGrid, type LucideIcon, MessageCircle, Package, Sparkles } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerptOf } from '../../domain/search/excerpt';
import type { Findable, FoundGroup, FoundKind } from '../../domain/search/searchIndex';
import { formatNumber } from '../../i18n/figures';
import { Chip } from '../../ui/Chip';
import { Link } from '../../ui/Link';
import { ScreenList } from '../../ui/screenList';

const ICONS: Readonly<Record<FoundKind, LucideIcon>> = {
  video: Clapperboard,
  product: Package,
  conversation: MessageCircle,
  result: Sparkles,
  hashtags: Hash,
  screen: LayoutGrid,
};

/** How many of a kind show at first, and how many more at each tap. */
const FIRST = 5;
const MORE = 50;

interface Props {
  group: FoundGroup;
  query: string;
  /** Called when a link to another screen is followed. */
  onLeave: () => void;
  onConversation: (id: string) => void;
  onHashtags: () => void;
}

export function FoundList({ group: { kind, items }, query, onLeave, onConversation, onHashtags }: Props) {
  const { t } = useTranslation('hub');
  const screens = use(ScreenList);
  const [shown, setShown] = useState(FIRST);
  const Icon = ICONS[kind];

  const pathOf = ({ id }: Findable) => {
    if (kind === 'video') return `/content-tracker?${new URLSearchParams({ video: id })}`;
    if (kind === 'product') return `/products?${new URLSearchParams({ id })}`;
    return screens.find((screen) => screen.id === id)?.path ?? '/';
  };
  const look = 'flex min-h-14 w-full items-center gap-3 py-2 text-start';

  const row = (item: Findable): ReactNode => {
    const content = (
      <>
        <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft" />
        <Found item={item} query={query} />
      </>
    );
    if (kind !== 'conversation' && kind !== 'hashtags')
      return (
        <Link to={pathOf(item)} data-result onClick={onLeave} className={look}>
          {content}
        </Link>
      );
    const open = kind === 'hashtags' ? onHashtags : () => onConversation(item.id);
    return (
      <button type="button" data-result onClick={open} className={look}>
        {content}
      </button>
    );
  };

  return (
    <section aria-label={t(`labels.search.kinds.${kind}`)}>
      <h2 className="eyebrow">
        {t(`labels.search.kinds.${kind}`)} · {formatNumber(items.length)}
      </h2>
      <ul className="divide-y divide-line">
        {items.slice(0, shown).map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <Chip data-result onClick={() => setShown(shown + MORE)} className="mt-2">
          {t('labels.search.more')}
        </Chip>
      )}
    </section>
  );
}

/** An item's title, and below it what a screen does, or the text that matched. */
function Found({ item, query }: { item: Findable; query: string }) {
  const [first] = item.texts;
  const excerpt = item.kind === 'screen' ? first : (excerptOf(item, query) ?? first);
  return (
    <span className="min-w-0 flex-1 leading-snug">
      <span dir="auto" className="block truncate font-[540]">
        {item.title}
      </span>
      {excerpt && (
        <span dir="auto" className="block truncate text-sm text-soft">
          {excerpt}
        </span>
      )}
    </span>
  );
}
