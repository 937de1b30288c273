import type { Presenting } from '../../ui/tool/generatedTool';
import type { Block, Card } from '../../ui/tool/result/model';
import type { Strategy } from './generate';
import { GROUP, momentOf } from './postMoments';

type Presented = Presenting<'posting-strategy'>;

/** The week's posts in the user's own time, each with its reminder, and the zone and region that the hours are for. */
export function scheduleCard(strategy: Strategy, { t, shared, answers }: Presented): Card {
  const { optimalSchedule, place, rhythm } = strategy;
  const { zone, referenceZone } = place;
  const note = (text: string): Block => ({ kind: 'text', lines: [text], tone: 'note' });
  return {
    id: 'schedule',
    rank: 'lead',
    eyebrow: t('labels.schedule'),
    blocks: [
      { kind: 'text', lines: [rhythm], tone: 'soft' },
      {
        kind: 'moments',
        group: GROUP,
        isPlan: true,
        note: shared('remind.weekly'),
        rows: optimalSchedule.map((post, index) => ({
          moment: momentOf(post, index + 1, { zone, niche: answers.niche ?? '', t }),
          aside: t(`labels.types.${post.contentType}`),
          lines: [post.reasoning, ...(post.contentType === 'lives' ? untilLiveLines(strategy, t) : [])],
        })),
      },
      ...(zone === referenceZone ? [] : [note(t('labels.reference', { zone: referenceZone }))]),
      note(t('labels.hoursNote')),
    ],
    meta: [
      t('labels.zone', { zone, offset: place.utcOffset }),
      t('labels.region', { region: t(`labels.regions.${place.region}`) }),
    ],
    copy: { what: 'card' },
  };
}

/** How an account that may not go live yet uses the live's slot; empty for any other. */
function untilLiveLines({ untilLive }: Strategy, t: Presented['t']): string[] {
  if (!untilLive) return [];
  const { contentType, idea } = untilLive;
  const plain = { interpolation: { escapeValue: false } };
  return [
    t('labels.live.notYet'),
    t('labels.live.meanwhile', { type: t(`labels.types.${contentType}`), idea, ...plain }),
  ];
}
