import { translated, type Written, written } from './writtenTexts';

/** Used unchanged far beyond English: what people type in any of our languages. */
const INTERNATIONAL = new Set(
  'tiktokshop tiktokmademebuyit skincare makeup beautytok grwm glowup nails glam ootd tech techtok gadget gadgets setup gaming fitness gym workout lifestyle vlog selfcare journaling slowlife foodtok brunch batchcooking mealprep streetstyle cleantok diy asmr pov accessories organization routine cocooning homegym gymtok dressing silhouette mix basiques maternite parents wellness live demo'.split(
    ' ',
  ),
);

const LIST = /(?:hashtags?|occasions?|specific|markets?)(?:\.|$)/;
const isTag = ({ file, key, text }: Written) =>
  /(?:weekly-content|weekly-strategy|daily-product|descriptions)/.test(file) &&
  key.startsWith('texts.') &&
  LIST.test(key) &&
  /^#?[\p{L}\p{M}\p{N}_]+$/u.test(text);
const bare = (tag: string) => tag.replace('#', '').toLowerCase();

const tags = [...written, ...translated].filter(isTag);
const english = new Set(tags.filter(({ language }) => language === 'en').map(({ text }) => bare(text)));
const ofList = (key: string) => key.replace(/\.\d+$/, '');

/** Hashtag lists of another language that contain English tags not used there. */
export function hashtagFaults() {
  const faults = new Map<string, { file: string; key: string }>();
  for (const { file, key, language, text } of tags) {
    if (language === 'en' || INTERNATIONAL.has(bare(text)) || !english.has(bare(text))) continue;
    faults.set(`${file} ${ofList(key)}`, { file, key: ofList(key) });
  }
  return [...faults.values()];
}
