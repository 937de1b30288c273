/** Names of languages in the language `reader`, as they stand in a list; undefined where the browser has none. */
export function languageNamesIn(reader: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([reader, 'en'], { type: 'language' });
  return (code) => {
    const name = names.of(code);
    return name && name !== code ? name.charAt(0).toLocaleUpperCase(reader) + name.slice(1) : undefined;
  };
}
