import { Search as Glass } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchIndex } from '../../domain/search/searchIndex';
import { SearchResults } from './SearchResults';
import { useEverything } from './useEverything';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** Called when a conversation was opened. */
  onChat: () => void;
}

/** The search over everything that the creator has made. By keyboard: arrows through the results, Enter, Escape. */
export function Search({ query, onQuery, onChat }: Props) {
  const { t } = useTranslation('hub');
  const [asked, setAsked] = useState(query === '' ? 0 : 1);
  const index = useEverything(asked);
  const wantedText = useDeferredValue(query.trim());
  const groups = useMemo(() => index && wantedText && searchIndex(index, wantedText), [index, wantedText]);
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [field.current, ...Array.from(area.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const at = stops.findIndex((stop) => stop?.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (at < 0 || event.nativeEvent.isComposing) return; // inside the hashtag dialog, or in the middle of composing a word
    if (event.key === 'Escape' && query !== '') {
      onQuery('');
      field.current?.focus();
    } else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if (step) stops[at + step]?.focus();
    else return;
    event.preventDefault();
  };

  const count = groups ? groups.reduce((sum, { items }) => sum + items.length, 0) : 0;
  const found = count > 0 ? t('labels.search.count', { count }) : t('labels.search.none', { query: wantedText });
  const statusText = query.trim() === '' ? '' : groups ? found : t('labels.search.reading');

  return (
    <search ref={area} onKeyDown={onKeyDown} className="flex flex-col gap-4">
      <label className="flex min-h-13 items-center gap-2.5 rounded-button border-[1.5px] border-line bg-surface px-3.5 focus-within:border-ink">
        <Glass size={20} strokeWidth={1.8} aria-hidden="true" className="flex-none text-soft" />
        <input
          ref={field}
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onFocus={() => setAsked((before) => before + 1)}
          placeholder={t('labels.search.placeholder')}
          aria-label={t('labels.search.label')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          className="min-h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-soft"
        />
      </label>
      <p role="status" className="text-sm text-soft empty:-mt-4">
        {statusText}
      </p>
      {groups && <SearchResults query={wantedText} groups={groups} onChat={onChat} />}
    </search>
  );
}
