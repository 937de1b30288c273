import type { Language } from '../../i18n/languages';

interface Props {
  languages: readonly Language[];
  /** The language's name in the reader's own language. */
  nameOf: (language: Language) => string;
  current?: string | undefined;
  onChoose: (code: string) => void;
}

/** A tap chooses: flag, name in the language itself, name in the reader's. */
export function LanguageList({ languages, nameOf, current, onChoose }: Props) {
  return (
    <ul>
      {languages.map((language) => (
        <li key={language.code} className="border-b border-line">
          <button
            type="button"
            data-language={language.code}
            aria-current={language.code === current ? 'true' : undefined}
            onClick={() => onChoose(language.code)}
            className="flex min-h-14 w-full items-center gap-3.5 py-2 text-start font-[540] aria-[current]:font-[680]"
          >
            <span aria-hidden="true" className="text-[22px]">
              {language.flag}
            </span>
            <span lang={language.code} dir="auto">
              {language.nativeName}
            </span>
            <span className="ms-auto text-sm font-normal text-soft">{nameOf(language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
