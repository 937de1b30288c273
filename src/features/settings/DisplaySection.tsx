import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { THEMES } from '../../contracts/settings';
import { setInstantResults, setTheme, settingsStore } from '../../state/slices/settingsStore';
import { Choices } from '../../ui/Choices';
import { Switch } from '../../ui/Switch';
import { Section } from './Section';

export function DisplaySection() {
  const { t } = useTranslation('settings');
  const { theme, instantResults } = useStore(settingsStore);
  return (
    <Section heading={t('display.heading')} anchor="display">
      <div className="py-3.5">
        <Choices
          legend={t('display.theme')}
          name="theme"
          options={THEMES.map((value) => ({ value, label: t(`display.themes.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <Switch
        label={t('display.instant')}
        hint={t('display.instantHint')}
        checked={instantResults}
        onChange={setInstantResults}
      />
    </Section>
  );
}
