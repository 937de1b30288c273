import { useTranslation } from 'react-i18next';
import { hashtagText, MOST_HASHTAGS } from '../../domain/hashtags/hashtags';
import { formatNumber } from '../../i18n/figures';
import { CopyChip } from '../CopyChip';

/** Copies as many hashtags as the platform allows, or all of them. */
export function CopyHashtags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('tool');
  return (
    <>
      {tags.length > MOST_HASHTAGS && (
        <CopyChip
          text={hashtagText(tags.slice(0, MOST_HASHTAGS))}
          label={t('hashtags.copyFirst', { number: formatNumber(MOST_HASHTAGS) })}
        />
      )}
      <CopyChip text={hashtagText(tags)} label={t('hashtags.copyAll', { number: formatNumber(tags.length) })} />
    </>
  );
}
