import type { Advice, NicheTexts } from './editingTexts';
import type { ContentType } from './generate';

/** What is advised for any video of that kind in a niche. */
export function adviceForNiche({ types, ...ofNiche }: NicheTexts, contentType: ContentType): Advice {
  const { reason, parts, technique, explanation } = types[contentType];
  return { ...ofNiche, reason, parts, cut: { technique, explanation } };
}
