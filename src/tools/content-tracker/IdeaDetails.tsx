import { useTranslation } from 'react-i18next';
import type { Video } from '../../contracts/video';
import { CopyButton } from '../../ui/CopyButton';
import { Part } from '../../ui/tool/ResultCard';

/** All that is known of an idea; what is said or posted word for word can be copied. */
export function IdeaDetails({ idea }: { idea: Video }) {
  const { t } = useTranslation('content-tracker');
  const hashtags = idea.hashtags?.join(' ');
  const parts = [
    { name: t('labels.details.description'), text: idea.description },
    { name: t('labels.details.product'), text: idea.product },
    { name: t('labels.details.hook'), text: idea.hook, copy: t('labels.copy.hook') },
    { name: t('labels.details.script'), text: idea.script, copy: t('labels.copy.script') },
    { name: t('labels.details.hashtags'), text: hashtags, copy: t('labels.copy.hashtags') },
  ].flatMap(({ text, ...part }) => (text ? [{ ...part, text }] : []));

  if (parts.length === 0) return <p className="text-soft">{t('labels.details.none')}</p>;
  return parts.map(({ name, text, copy }) => (
    <Part key={name} name={name}>
      <div className="flex items-start gap-2">
        <p dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {copy && (
          <div className="-mt-2.5 -me-2">
            <CopyButton text={text} label={copy} />
          </div>
        )}
      </div>
    </Part>
  ));
}
