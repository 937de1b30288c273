import { nicheThenProduct } from '../../ui/tool/ask/nicheThenProduct';
import { generatedTool, type Presenting } from '../../ui/tool/generatedTool';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { generate } from './generate';
import type { Titles, TitleVariant } from './titleVariants';

export default generatedTool({
  id: 'titles',
  delay: 2000,
  ask: ({ t, niches }) => ({
    pages: nicheThenProduct(niches, {
      niche: t('labels.niche', { returnObjects: true }),
      product: t('labels.product', { returnObjects: true }),
      generate: t('labels.generate'),
      backToNiches: t('labels.backToNiches'),
    }),
    loading: t('labels.loading'),
  }),
  about: 'product',
  isCaption: true,
  generate,
  present,
});

/** A title of each type, why it works, and what works in the niche. */
function present(
  { niche, product, variants, bestPerformer, june2025Insights }: Titles,
  { t, shared }: Presenting<'titles'>,
): ToolResult {
  const nicheName = shared(`niches.${niche}`);

  const titleCard = ({ type, icon, name, title, psychologyEffect, whyItWorks, recommended }: TitleVariant): Card => ({
    id: type,
    rank: 'lead',
    eyebrow: `${icon} ${name}`,
    badge: recommended ? shared('result.recommended') : undefined,
    statement: title,
    blocks: [
      { kind: 'text', name: t('labels.effect'), lines: [psychologyEffect] },
      { kind: 'text', name: t('labels.why'), lines: [whyItWorks] },
    ],
    copy: { what: 'statement' },
    keep: {
      title: `${product} · ${title}`,
      description: whyItWorks,
      niche,
      product,
      hook: title,
      sourceTool: 'titles',
    },
  });

  return {
    eyebrow: `${nicheName} · ${product}`,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          ...variants.map(titleCard),
          {
            id: 'best',
            rank: 'detail',
            eyebrow: `${t('labels.best')} · ${bestPerformer.name}`,
            statement: bestPerformer.explanation,
          },
          {
            id: 'insights',
            rank: 'detail',
            eyebrow: t('labels.insights'),
            isWide: true,
            blocks: [
              { kind: 'list', items: june2025Insights },
              { kind: 'text', lines: [shared('notice.general')], tone: 'note' },
            ],
          },
        ],
      },
    ],
    notes: [shared('notice.trends'), t('labels.truth')],
    links: {
      paths: ['/creative-formats', '/viral-script-generator'],
      names: { '/creative-formats': t('labels.creativeFormats'), '/viral-script-generator': t('labels.fullScript') },
      carry: { product, niche: nicheName },
    },
    buttons: [
      { label: t('labels.regenerate'), does: 'again' },
      { label: t('labels.otherProduct'), does: 'restart' },
    ],
  };
}
