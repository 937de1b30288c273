import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { ScreenNames } from '../../ui/screenNames';
import { CATEGORIES } from './categories';

/** The six categories, each a card that leads to its screen. */
export function Categories() {
  const { t } = useTranslation('hub');
  const nameOf = use(ScreenNames);
  return (
    <nav aria-label={t('labels.categories')}>
      <ul className="grid grid-cols-2 gap-2.5">
        {CATEGORIES.filter(({ path }) => nameOf(path)).map(({ id, path, icon: Icon }) => (
          <li key={id} className="flex">
            <Link
              to={path}
              className="flex min-w-0 flex-1 flex-col gap-1.5 rounded-card border border-line bg-surface p-3.5 active:scale-[0.98]"
            >
              <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
              <span className="mt-0.5 text-[15px] leading-tight hyphens-auto font-[620]">
                {t(`labels.category.${id}.name`)}
              </span>
              <span className="text-[13px] leading-snug text-soft">{t(`labels.category.${id}.hint`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
