import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';

const reload = () => location.reload();

/** `isMissing`: the screen is not on the device yet and there is no network; it opens once there is. */
function Failed({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isMissing) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isMissing]);
  return (
    <div role="alert" className="mx-auto flex max-w-[480px] flex-col gap-4 p-5 pt-16">
      <h1 className="title">{t(isMissing ? 'failed.missingTitle' : 'failed.title')}</h1>
      <p className="text-soft">{t(isMissing ? 'failed.missing' : 'failed.text')}</p>
      <Button onClick={reload}>{t('failed.retry')}</Button>
    </div>
  );
}

/** When a screen breaks, it says so in its place; the rest of the app and all stored data stay as they are. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    const { error } = this.state;
    // Matched by name, because the class itself comes with the screens.
    return error ? <Failed isMissing={error.name === 'MissingTexts'} /> : this.props.children;
  }
}
