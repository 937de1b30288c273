import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { PANELS, type Panel, searchOf } from './panels';

/** The hub's panels, each with its own address. */
export function PanelTabs({ panel }: { panel: Panel }) {
  const { t } = useTranslation('hub');
  return (
    <nav aria-label={t('labels.panels')} className="mx-auto w-full max-w-[760px] flex-none px-5 pt-2 pb-3 print:hidden">
      <ul className="flex gap-1 rounded-button bg-sunk p-1">
        {PANELS.map((name) => (
          <li key={name} className="flex flex-1">
            <Link
              to={{ search: searchOf(name) }}
              replace={name === panel}
              aria-current={name === panel ? 'page' : undefined}
              className="grid min-h-11 flex-1 place-items-center rounded-control px-2 text-center text-[15px] leading-tight font-[540] aria-[current=page]:bg-surface aria-[current=page]:font-[660]"
            >
              {t(`labels.panel.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
