import Phone from 'lucide-react/icons/phone';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Danger } from '../../../contracts/danger';
import { dialled, HELPLINE_COUNTRIES, type Helpline, helplines } from '../../../domain/danger/numbers';
import { Mark } from '../../../ui/Mark';
import { Select } from '../../../ui/Select';
import { useCountry } from './useCountry';

const FIND_A_HELPLINE = 'https://findahelpline.com';

interface Props {
  danger: Danger;
  onShown: () => void;
}

/** The answer to somebody in danger: that they were heard, and whom to call. Screen readers announce it at once. */
export default function DangerAnswer({ danger, onShown }: Props) {
  const { t } = useTranslation('danger');
  const { country, choose } = useCountry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(onShown, []);
  return (
    <div className="flex animate-appear gap-3">
      <Mark />
      <div className="flex min-w-0 flex-1 flex-col gap-3 pt-1">
        <div role="alert" className="flex flex-col gap-2">
          <p>{t(`heard.${danger}.first`)}</p>
          <p>{t(`heard.${danger}.then`)}</p>
        </div>
        <ul className="flex flex-col gap-2">
          {helplines(country, danger).map((line) => (
            <li key={line.number}>
              <CallLink line={line} isFirst={line.for === danger} />
            </li>
          ))}
          <li>
            <a
              href={FIND_A_HELPLINE}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 flex-col justify-center rounded-control border-[1.5px] border-line px-4 py-2"
            >
              <span className="text-sm text-soft">{t('find')}</span>
              <span className="font-[600] underline">findahelpline.com</span>
            </a>
          </li>
        </ul>
        <CountrySelect country={country} onChange={choose} />
        <p className="text-sm text-soft">
          {t('private')} {t('goOn')}
        </p>
      </div>
    </div>
  );
}

function CallLink({ line, isFirst }: { line: Helpline; isFirst: boolean }) {
  const { t } = useTranslation('danger');
  return (
    <a
      href={`tel:${dialled(line.number)}`}
      className={`flex min-h-14 items-center gap-3 rounded-control px-4 py-2 ${isFirst ? 'bg-accent text-accent-ink' : 'border-[1.5px] border-line bg-surface'}`}
    >
      <Phone size={20} aria-hidden="true" className="flex-none" />
      <span className="min-w-0">
        <span className="block text-lg font-[700]">
          <bdi>{line.number}</bdi>
        </span>
        <span className={`block text-sm ${isFirst ? '' : 'text-soft'}`}>{t(`lines.${line.for}`)}</span>
      </span>
    </a>
  );
}

function CountrySelect({
  country,
  onChange,
}: {
  country: string | undefined;
  onChange: (country: string | undefined) => void;
}) {
  const { t, i18n } = useTranslation('danger');
  const id = useId();
  const names = new Intl.DisplayNames([i18n.language, 'en'], { type: 'region' });
  const listed = country === undefined ? HELPLINE_COUNTRIES : [...new Set([...HELPLINE_COUNTRIES, country])];
  const options = listed
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <div className="flex flex-col gap-1.5 text-sm text-soft">
      <label htmlFor={id}>{t('country')}</label>
      <Select id={id} value={country ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value="">{t('otherCountry')}</option>
      </Select>
    </div>
  );
}
