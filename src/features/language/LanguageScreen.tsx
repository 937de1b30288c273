import { type FormEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Language, searchLanguages } from '../../i18n/languages';
import type { LanguageScreenTexts } from '../../start/pageData';
import { Button } from '../../ui/Button';
import { Mark } from '../../ui/Mark';
import { LanguageList } from './LanguageList';

interface Props {
  suggested: Language;
  texts: LanguageScreenTexts;
  /** A language's name in the reader's own language, once that is known. */
  localName?: (code: string) => string | undefined;
  /** Further names by which a language is found, besides its own and the English one. */
  searchedNames?: readonly ((code: string) => string | undefined)[];
  onChoose: (code: string, always: boolean) => void;
}

/**
 * The first screen of a session. It is rendered into the HTML by the build and paints before any script runs; the start
 * script fills in the suggestion (see start/suggestLanguage.ts), then React hydrates it.
 */
export function LanguageScreen({ suggested, texts, localName, searchedNames = [], onChoose }: Props) {
  const [query, setQuery] = useState('');
  const nameOf = (language: Language) => localName?.(language.code) ?? language.name;
  const found = searchLanguages(query, ...searchedNames);
  // What is typed takes precedence over what the device suggests: the button does what is shown beside it.
  const offered = (query.trim() && found[0]) || suggested;
  const search = useRef<HTMLInputElement>(null);
  const alwaysBox = useRef<HTMLInputElement>(null);

  // What was typed before the scripts were loaded.
  useEffect(() => setQuery(search.current?.value ?? ''), []);

  // Read from the page itself, because it may have been ticked before the scripts were loaded.
  const choose = useCallback((code: string) => onChoose(code, alwaysBox.current?.checked ?? false), [onChoose]);

  useEffect(() => {
    const chooseSuggestion = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === document.body) choose(offered.code);
    };
    document.addEventListener('keydown', chooseSuggestion);
    return () => document.removeEventListener('keydown', chooseSuggestion);
  }, [offered, choose]);

  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() && found[0]) choose(offered.code);
  };

  return (
    <main data-language-screen className="mx-auto flex min-h-dvh max-w-[480px] flex-col gap-4 px-5 pt-14 pb-10">
      <Mark size={56} />
      <h1 className="title">
        <span data-text="welcome">{texts.welcome}</span>
        <br />
        <span data-text="question">{texts.question}</span>
      </h1>
      <div className="flex items-center gap-3.5 rounded-card border border-line bg-surface p-4">
        <span aria-hidden="true" data-text="flag" className="text-[30px] leading-none">
          {offered.flag}
        </span>
        <div className="flex-1">
          <div data-text="nativeName" className="font-[640]">
            {offered.nativeName}
          </div>
          <div data-text="ofDevice" className="text-sm text-soft">
            {offered === suggested ? texts.ofDevice : nameOf(offered)}
          </div>
        </div>
      </div>
      <Button data-text="continue" data-suggested onClick={() => choose(offered.code)}>
        {texts.continue}
      </Button>
      <label className="flex min-h-11 items-center gap-3 text-sm text-soft">
        <input ref={alwaysBox} type="checkbox" className="size-5 accent-ink" />
        <span data-text="always">{texts.always}</span>
      </label>
      <search>
        <form onSubmit={chooseFirst}>
          <input
            ref={search}
            type="search"
            name="language"
            data-text="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={texts.search}
            aria-label={texts.search}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            className="min-h-13 w-full rounded-button border-[1.5px] border-edge bg-surface px-4 placeholder:text-soft"
          />
        </form>
      </search>
      <nav data-text="list" aria-label={texts.list}>
        {/* Long, so it hydrates after the rest, in small steps. */}
        <Suspense fallback={null}>
          <LanguageList languages={found} nameOf={nameOf} onChoose={choose} />
        </Suspense>
        {found.length === 0 && <p className="py-4 text-soft">{texts.none}</p>}
      </nav>
    </main>
  );
}
