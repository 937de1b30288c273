/**
 * Names of languages in the language `reader`, in the form used in lists; undefined if the browser has none. The first
 * name takes a phone a fifth of a second, because the browser reads its tables then.
 */
export function languageNamesIn(reader: string): (code: string) => string | undefined {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    names ??= new Intl.DisplayNames([reader, 'en'], { type: 'language' });
    const name = names.of(code);
    return name && name !== code ? name.charAt(0).toLocaleUpperCase(reader) + name.slice(1) : undefined;
  };
}
