import { hashtagText, MOST_HASHTAGS } from '../../domain/hashtags/hashtags';
import { formatNumber, formatTimeOfDay } from '../../i18n/figures';
import { fill } from '../../lib/fill';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Block, Card } from '../../ui/tool/result/model';
import { instantOf } from './contentMoments';
import { HASHTAGS_SHOWN } from './contentOptions';
import { dayName } from './dayName';
import type { DayEntry, Entry } from './generate';

type Presented = Presenting<'weekly-content'>;

/** One video or live of the week; a live has a dark edge. */
export function entryCard(
  entry: Entry,
  { day: { date }, niche }: { day: DayEntry; niche: string },
  presenting: Presented,
): Card {
  const { t, answers } = presenting;
  const { id, type, format, time, title, product, objective, trend, description, angle, hashtags } = entry;
  const isLive = type === 'live';
  const ownCode = (answers.offer ?? '').trim();
  const call = callOf(entry, ownCode);
  const caption = captionOf(entry, call, t('labels.disclosure'));
  const eyebrow = `${formatTimeOfDay(instantOf(date, entry))} · ${t(`labels.${type}`)}`;
  const part = (name: string, line: string): Block => ({ kind: 'text', name, lines: [line] });
  return {
    id,
    rank: 'lead',
    eyebrow,
    name: `${dayName(date)} · ${eyebrow}`,
    badge: isLive ? t('labels.live') : undefined,
    statement: title,
    blocks: [
      { kind: 'text', lines: [`${format} · ${product}`], tone: 'soft' },
      part(t(isLive ? 'labels.liveDescription' : 'labels.description'), description),
      part(t('labels.objective'), objective),
      part(t('labels.angle'), angle),
      part(t('labels.trend'), trend),
      part(t('labels.cta'), call),
      ...codeBlocks(entry, ownCode, presenting),
      part(t('labels.hashtags'), hashtagText(hashtags.slice(0, HASHTAGS_SHOWN))),
    ],
    copy: { what: 'card' },
    copies: [
      { label: t('labels.copyCaption'), text: caption },
      { label: t('labels.copyHashtags', { number: formatNumber(hashtags.length) }), text: hashtagText(hashtags) },
    ],
    keep: {
      kind: type,
      title,
      description,
      niche,
      product,
      hook: title,
      script: caption,
      hashtags,
      sourceTool: 'weekly-content',
      slot: { date, time },
    },
  };
}

/** The call to the shop, which in a live includes the creator's own code if there is one. */
export const callOf = ({ shopCTA, promoCode }: Entry, code: string): string =>
  promoCode && code ? `${shopCTA} ${fill(promoCode.ownCall, { code })}` : shopCTA;

/**
 * What is posted with it: the first words, the product, the call, the disclosure and as many hashtags as the platform
 * takes.
 */
export const captionOf = ({ title, product, hashtags }: Entry, call: string, disclosure: string): string =>
  [title, product, call, disclosure, hashtagText(hashtags.slice(0, MOST_HASHTAGS))].join('\n');

/** The code of a live: the creator's own, or an example to replace, which is not for publishing. */
function codeBlocks({ promoCode }: Entry, ownCode: string, { t, shared }: Presented): Block[] {
  if (!promoCode) return [];
  const name = t('labels.promoCode');
  if (ownCode) return [{ kind: 'text', name, lines: [ownCode] }];
  return [
    { kind: 'text', name, lines: [promoCode.example], isExample: true },
    { kind: 'text', lines: [shared('estimate.example')], tone: 'note', isExample: true },
  ];
}
