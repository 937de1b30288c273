import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { readCatalogue } from './languageCatalogue';

/** Shown where the app itself could not be fetched; its texts lie in the HTML, since nothing else is there. */
export function StartFailed({ language }: { language: string }) {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  const catalogue = readCatalogue();
  const texts = catalogue[language] ?? catalogue.en;
  return (
    <main role="alert" className="mx-auto flex max-w-[480px] flex-col gap-4 px-5 pt-14">
      <p className="title">{texts?.startFailed}</p>
      <Button onClick={() => location.reload()}>{texts?.reload}</Button>
    </main>
  );
}
