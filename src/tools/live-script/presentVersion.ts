import { formatNumber } from '../../i18n/figures';
import { dateFormat } from '../../i18n/formatters';
import type { Presenting } from '../../ui/tool/generatedTool';
import type { Card, Step as ShownStep } from '../../ui/tool/result/model';
import { spokenText, timedText } from '../../ui/tool/result/resultText';
import type { LiveScripts, Step } from './generate';
import type { Version } from './liveSchedule';

type Words = Presenting<'live-script'>;

/** One length of the script: its steps, ready for the teleprompter, and what goes with them. */
export function versionCards(made: LiveScripts, version: Version, words: Words): Card[] {
  const { t, shared } = words;
  const { productLinkTiming, engagementTechniques, viralVariant, june2025Trends } = versionOf(made, version);
  const name = t(`labels.versions.${version}`);
  return [
    scriptCard(made, version, words),
    {
      id: `${version}-link`,
      rank: 'detail',
      eyebrow: `${t('labels.productLink')} · ${name}`,
      statement: productLinkTiming.moment,
      blocks: [{ kind: 'text', lines: [productLinkTiming.reason] }],
      copy: { what: 'card' },
    },
    {
      id: `${version}-engagement`,
      rank: 'detail',
      eyebrow: `${t('labels.engagement')} · ${name}`,
      blocks: [
        {
          kind: 'steps',
          steps: engagementTechniques.map(({ type, description, implementation }) => ({
            title: type,
            blocks: [
              { kind: 'text', lines: [description], tone: 'soft' },
              { kind: 'text', name: t('labels.how'), lines: [implementation] },
            ],
          })),
        },
      ],
      copy: { what: 'card' },
    },
    {
      id: `${version}-variant`,
      rank: 'detail',
      eyebrow: `${t('labels.variant')} · ${name}`,
      statement: viralVariant.name,
      blocks: [{ kind: 'text', lines: [viralVariant.explanation] }],
      copy: { what: 'card' },
    },
    {
      id: `${version}-trends`,
      rank: 'detail',
      eyebrow: `${t('labels.trends')} · ${name}`,
      blocks: [
        { kind: 'list', items: june2025Trends },
        { kind: 'text', lines: [shared('notice.general')], tone: 'note' },
      ],
      copy: { what: 'card' },
    },
  ];
}

const versionOf = ({ shortVersion, longVersion }: LiveScripts, version: Version) =>
  version === 'short' ? shortVersion : longVersion;

function scriptCard(made: LiveScripts, version: Version, { t, shared }: Words): Card {
  const { niche, product, recommendedVersion } = made;
  const { duration, durationText, structure } = versionOf(made, version);
  const name = t(`labels.versions.${version}`);
  const title = t('labels.liveTitle', { version: name, product });
  const hook = structure[0]?.content[0] ?? '';

  const stepOf = ({ title: stepTitle, timing, content, beats, tips }: Step): ShownStep => ({
    when: t('labels.span', { from: formatClock(timing.from), to: formatClock(timing.to) }),
    title: stepTitle,
    blocks: [
      { kind: 'text', lines: content, isSpoken: true },
      {
        kind: 'list',
        name: t('labels.beats'),
        items: beats.map(({ seconds, what }) => t('labels.beat', { seconds: formatNumber(seconds), what })),
        tone: 'note',
      },
      { kind: 'list', name: t('labels.tips'), items: tips, tone: 'note' },
    ],
  });
  const card: Card = {
    id: `${version}-script`,
    rank: 'lead',
    eyebrow: `${name} · ${durationText}`,
    badge: version === recommendedVersion ? shared('result.recommended') : undefined,
    isWide: true,
    statement: hook,
    blocks: [
      { kind: 'text', lines: [t('labels.pace')], tone: 'note' },
      { kind: 'steps', steps: structure.map(stepOf) },
      { kind: 'text', name: t('labels.onScreen'), lines: [t('labels.disclosure')] },
    ],
    copy: { what: 'timed', label: t('labels.copyScript') },
    prompt: {
      title,
      parts: structure.map((step) => ({ name: step.title, minutes: step.timing, lines: step.content })),
    },
  };
  return {
    ...card,
    keep: { kind: 'live', title, niche, product, hook, script: timedText(card), sourceTool: 'live-script' },
    check: { text: spokenText(card), product, seconds: duration * 60, onScreen: t('labels.disclosure') },
  };
}

/** Minutes since the live began, as a clock shows them: '01:30'. */
function formatClock(minutes: number): string {
  return dateFormat({ minute: '2-digit', second: '2-digit', timeZone: 'UTC' }).format(minutes * 60_000);
}
