import { startTransition, useEffect, useMemo, useState } from 'react';
import { languageNamesIn } from '../../i18n/languageNames';
import { whenIdle } from '../../platform/whenIdle';
import type { LanguageScreenCatalogue } from '../../start/pageData';
import { LanguageScreen } from './LanguageScreen';
import { languageOrEnglish } from './languageScreenTexts';

interface Props {
  catalogue: LanguageScreenCatalogue;
  /** The device's language, as found by the start script. */
  ofDevice: string;
  /** The last choice on this device, read from storage; it takes precedence over the device's language. */
  readLast: () => Promise<string | undefined>;
  onChoose: (code: string, always: boolean) => void;
}

/** The live language screen: hydrates the HTML as the start script left it, then learns the last choice. */
export function LanguageStart({ catalogue, ofDevice, readLast, onChoose }: Props) {
  const [suggested, setSuggested] = useState(ofDevice);
  const [named, setNamed] = useState(false);
  const shownLanguage = catalogue[suggested] ? suggested : 'en';
  const texts = catalogue[shownLanguage] ?? catalogue.en;

  useEffect(() => {
    readLast().then((last) => last && setSuggested(last), console.warn);
  }, [readLast]);

  // The HTML has the English names; the browser takes long to look up its own in another language.
  const isEnglish = shownLanguage === 'en';
  useEffect(() => (isEnglish ? undefined : whenIdle(() => startTransition(() => setNamed(true)))), [isEnglish]);

  const localName = useMemo(() => languageNamesIn(shownLanguage), [shownLanguage]);
  const searchedNames = useMemo(() => [localName, languageNamesIn('fr')], [localName]);

  if (!texts) throw new Error('The English catalogue is always there');
  return (
    <LanguageScreen
      suggested={languageOrEnglish(suggested)}
      texts={texts}
      searchedNames={searchedNames}
      onChoose={onChoose}
      {...(named && !isEnglish && { localName })}
    />
  );
}
