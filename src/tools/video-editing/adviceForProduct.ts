import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { threadOf } from '../../domain/products/thread';
import { canFill, fill } from '../../lib/fill';
import type { Advice, ProductTexts } from './editingTexts';
import type { ContentType } from './generate';

const EFFECTS = 3;
const REPLAY_TIPS = 3;
const TRENDS = 2;

/** What is advised for a video about a product: what it proves is shot, cut and written on screen. */
export function adviceForProduct(
  brief: ProductBrief,
  texts: ProductTexts,
  contentType: ContentType,
  choose: FreshChoice,
): Advice {
  const { said } = threadOf(brief, choose);
  const sayable = (patterns: readonly string[]) => patterns.filter((pattern) => canFill(pattern, said));
  const write = (list: string, patterns: readonly string[]) => fill(choose.one(list, patterns), said);
  const some = (list: string, patterns: readonly string[], count: number) =>
    choose.some(list, sayable(patterns), count).map((pattern) => fill(pattern, said));
  /** A video begins with what one wants the product for, where that is known. */
  const opening = (list: string, patterns: readonly string[]) =>
    fill(
      choose.one(list, patterns, (pattern) => pattern.includes('{{need}}') === (said.need !== '')),
      said,
    );
  const effects = (category: keyof Advice['effects']) => ({
    effects: some(category, texts[category], EFFECTS),
    usage: write(`usage.${category}`, texts.usage[category]),
  });
  const ending = choose.one('endings', texts.endings);
  const cut = choose.one('cuts', texts.cuts);

  return {
    reason: write('reasons', texts.reasons),
    parts: texts.parts[contentType].map((patterns, place) => ({
      content: (place === 0 ? opening : write)(`parts.${contentType}.${place}`, patterns),
      visualTips: write('tips', texts.tips),
    })),
    ending: { content: fill(ending.content, said), visualTips: fill(ending.visualTips, said) },
    cut: { technique: fill(cut.technique, said), explanation: fill(cut.explanation, said) },
    effects: { text: effects('text'), transition: effects('transition'), image: effects('image') },
    replayTips: some('replay', texts.replay, REPLAY_TIPS),
    trends: some('trends', texts.trends, TRENDS),
  };
}
