import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type NichePick, nichePickOf } from '../../domain/matchNiche';
import { freshChoice } from '../../domain/products/freshChoice';
import { threadOf } from '../../domain/products/thread';
import { dayAfter } from '../../domain/weekDates';
import { formatDate, formatWeekday } from '../../i18n/figures';
import { shownLanguage } from '../../i18n/i18n';
import { useTranslated } from '../../i18n/translation/useTranslated';
import { writtenTexts } from '../../i18n/writtenTexts';
import { capital } from '../../lib/capital';
import { localDate, noonOf } from '../../lib/localDate';
import { productsStore } from '../../state/slices/productsStore';
import type { KnownProduct } from '../../ui/tool/product/knowProduct';
import { useKnownProduct } from '../../ui/tool/product/useKnownProduct';
import { Part, ResultCard } from '../../ui/tool/result/ResultCard';
import { ToolLinks } from '../../ui/tool/result/ToolLinks';
import { useVideos } from '../../ui/videos/useVideos';
import { randomOn, TOOL } from './dailyRun';
import { type Waiting, waitingProducts } from './waitingProducts';

interface Props {
  /** '2026-11-22'. */
  today: string;
  niche: NichePick | undefined;
}

/** One of the creator's own products that waits for a video, with an idea for it; nothing where there is none. */
export function OwnProduct({ today, niche }: Props) {
  const { items } = useStore(productsStore);
  const videos = useVideos();
  const waiting = useMemo(() => waitingProducts(items, videos ?? [], today), [items, videos, today]);
  return videos && <FirstFitting waiting={waiting} today={today} niche={niche} />;
}

/** The first that is understood and not of another niche. */
function FirstFitting({ waiting: [first, ...others], ...props }: Props & { waiting: readonly Waiting[] }) {
  const shown = shownLanguage();
  const { writtenIn, isStandIn } = writtenTexts(TOOL, shown);
  const { known } = useKnownProduct(first?.product.name, writtenIn);
  if (!first || !known) return null;
  if (!fits(known, props.niche)) return <FirstFitting waiting={others} {...props} />;
  const translated = isStandIn || writtenIn === shown ? undefined : shown;
  return <OwnCard key={first.product.id} {...first} known={known} today={props.today} translated={translated} />;
}

function fits(known: KnownProduct, niche: NichePick | undefined): boolean {
  if (known.is !== 'described') return known.is === 'named';
  return !niche || !known.brief.niche || nichePickOf(known.brief.niche) === niche;
}

interface OwnCardProps extends Waiting {
  known: KnownProduct;
  today: string;
  /** The language into which what is known of it is translated, if nobody has written it there. */
  translated: string | undefined;
}

function OwnCard({ product, due, known, today, translated }: OwnCardProps) {
  const { t } = useTranslation('daily-product');
  const { t: shared } = useTranslation('tool');
  const brief = known.is === 'described' ? known.brief : undefined;
  const proof = useMemo(() => {
    if (!brief) return {};
    const random = randomOn(today, { niche: product.id });
    const { main } = threadOf(brief, freshChoice(random, { used: [], struck: new Set(product.struck) }));
    return { idea: { hook: main.hook, shot: main.shot } };
  }, [brief, today, product.id, product.struck]);
  const { idea } = useTranslated(proof, translated);
  const niche = brief?.niche && { niche: shared(`niches.${brief.niche}`) };
  return (
    <div className="own-direction mx-auto mb-4 w-full max-w-[960px] animate-appear px-5 pt-2 print:hidden">
      <ResultCard
        eyebrow={due ? t('labels.ownSample', { day: dayInWords(due, today) }) : t('labels.own')}
        statement={product.name}
      >
        {idea && (
          <Part name={t('labels.hook')}>
            <p className="font-[560]">{idea.hook}</p>
            <p className="text-[15px] leading-snug text-soft">{capital(idea.shot)}</p>
          </Part>
        )}
        <ToolLinks paths={['/viral-script-generator']} carry={{ product: product.name, ...niche }} />
      </ResultCard>
    </div>
  );
}

/** The weekday alone where it cannot be mistaken: today and the six days after it. */
function dayInWords(date: string, today: string): string {
  const isNear = date >= today && date < localDate(dayAfter(noonOf(today), 7));
  if (isNear) return formatWeekday(noonOf(date), 'long');
  return formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
}
