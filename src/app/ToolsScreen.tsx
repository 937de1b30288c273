import { useTranslation } from 'react-i18next';
import { ToolFinder } from './ToolFinder';

/** `/tools`: the list of all tools as a screen of its own, which can be linked to and bookmarked. */
export default function ToolsScreen() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex max-w-[560px] flex-col gap-4 px-5 pt-5 pb-10">
      <h1 className="title">{t('sidebar.tools')}</h1>
      <ToolFinder onOpen={() => undefined} />
    </div>
  );
}
