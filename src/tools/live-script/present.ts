import type { Presenting } from '../../ui/tool/generatedTool';
import type { Block, ToolResult } from '../../ui/tool/result/model';
import type { LiveScripts } from './generate';
import { VERSIONS } from './liveSchedule';
import { versionCards } from './presentVersion';

/** Scripts of two lengths about the creator's product or a usual one of the niche, the one to start with first. */
export function present(made: LiveScripts, presenting: Presenting<'live-script'>): ToolResult {
  const { t, shared } = presenting;
  const { niche, product, isOwn, recommendation } = made;
  const exampleNote: Block = { kind: 'text', lines: [t('labels.exampleNote')], tone: 'note' };

  return {
    eyebrow: `${shared(`niches.${niche}`)} · ${isOwn ? product : t('labels.example', { product })}`,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          {
            id: 'recommendation',
            rank: 'lead',
            eyebrow: t('labels.recommendation'),
            isWide: true,
            statement: t('labels.useShort'),
            blocks: [{ kind: 'text', lines: [recommendation] }, ...(isOwn ? [] : [exampleNote])],
          },
          ...VERSIONS.flatMap((version) => versionCards(made, version, presenting)),
        ],
      },
    ],
    notes: [t('labels.truth')],
    links: { paths: ['/live-recommendations', '/title-generator'], carry: { niche } },
    buttons: [
      { label: t('labels.otherNiche'), does: 'restart' },
      { label: t('labels.anotherScript'), does: 'again' },
    ],
  };
}
