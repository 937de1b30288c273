import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/CopyButton';
import { KeepButton } from '../../ui/tool/KeepButton';
import { ResultCard } from '../../ui/tool/ResultCard';
import type { LiveRecommendations } from './generate';
import { themeText } from './plainText';

/** What a live can be about; each theme can be kept by itself. */
export function ThemesCard({ themes, niche }: { themes: LiveRecommendations['effectiveThemes']; niche: string }) {
  const { t } = useTranslation('live-by-niche');
  return (
    <ResultCard eyebrow={t('labels.themes')} actions={<CopyButton text={themes.map(themeText).join('\n\n')} />}>
      <ul className="flex flex-col divide-y divide-line">
        {themes.map((theme) => (
          <li key={theme.title} className="flex items-start gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-[560]">{theme.title}</p>
              <p className="text-soft">{theme.how}</p>
            </div>
            <KeepButton idea={{ title: theme.title, niche, script: themeText(theme), sourceTool: 'live-by-niche' }} />
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}
