import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';

function Failed() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="mx-auto flex max-w-[480px] flex-col gap-4 p-5 pt-16">
      <h1 className="title">{t('failed.title')}</h1>
      <p className="text-soft">{t('failed.text')}</p>
      <Button onClick={() => location.reload()}>{t('failed.retry')}</Button>
    </div>
  );
}

/** A screen that breaks says so in its place; the rest of the app and what is stored stay as they are. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
