import type { Language } from '../../i18n/languages';

interface Props {
  languages: readonly Language[];
  /** The language's name in the reader's own language. */
  nameOf: (language: Language) => string;
  current?: string | undefined;
  onChoose: (code: string) => void;
}

/**
 * A tap chooses: flag, name in the language itself, name in the reader's. Styled in base.css, because it is part of
 * every page.
 */
export function LanguageList({ languages, nameOf, current, onChoose }: Props) {
  return (
    <ul className="language-list">
      {languages.map((language) => (
        <li key={language.code}>
          <button
            type="button"
            data-language={language.code}
            aria-current={language.code === current ? 'true' : undefined}
            onClick={() => onChoose(language.code)}
          >
            <span aria-hidden="true">{language.flag}</span>
            <span lang={language.code} dir="auto">
              {language.nativeName}
            </span>
            <span>{nameOf(language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
