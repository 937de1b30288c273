import { matchCountry } from '../../domain/countries';
import type { ProductBrief } from '../../domain/products/brief';
import type { FreshChoice } from '../../domain/products/freshChoice';
import { timedLine } from '../../domain/products/timedLine';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/seededRandom';
import { type CreativeFormats, FORMATS, type Format } from './formats';
import { generateByNiche, type TextsByNiche } from './generateByNiche';
import type english from './locales/en.json';
import { CALL_SECONDS, linesOf, timesOf } from './pace';
import { thoughtsAbout } from './thoughts';

export type Texts = (typeof english)['texts'];

interface Context {
  random: Random;
  choose: FreshChoice;
  product?: ProductBrief;
}

/** Five formats for a product, each with a proof of its own; the country decides what has to be on screen. */
export function generate(
  answers: Readonly<Record<string, string>>,
  texts: Texts | TextsByNiche,
  { random, choose, product }: Context,
): CreativeFormats {
  if ('niches' in texts) return generateByNiche(answers, texts, { random });
  if (!product) throw new Error('Formats are about a product');
  return formatsFor(product, texts, choose, answers);
}

function formatsFor(
  brief: ProductBrief,
  texts: Texts,
  choose: FreshChoice,
  { product = '', country = '' }: Readonly<Record<string, string>>,
): CreativeFormats {
  const disclosure = texts.disclosure[matchCountry(country) ?? 'other'];
  const onScreen = fill(texts.onScreen, { disclosure });
  const thoughts = thoughtsAbout(brief, choose, FORMATS.length);

  const formats = FORMATS.flatMap((known) => {
    const thought = thoughts[IN_TURN.indexOf(known.id)];
    if (!thought) return [];
    const ofFormat = texts.formats[known.id];
    const take = (list: 'descriptions' | 'sounds') => fill(choose.one(`${known.id}.${list}`, ofFormat[list]), thought);
    // A POV has a text of its own.
    const isTitled = thought.need !== '' && known.id !== 'pov';
    const { open, show, end, visual } = choose.one(`${known.id}.scripts`, ofFormat.scripts);
    // A proof that ends with its test leaves it to the viewer to say what came of it.
    const rest = thought.rest || choose.one('results', texts.results);
    const parts = [open, show, end];
    const said = linesOf(
      parts.map(({ say }) => say),
      { ...thought, rest },
    );
    const times = timesOf(said);
    const line = (shot: string, say: string, { from, to }: { from: number; to: number }) =>
      fill(texts.line, { from: `${from}`, to: `${to}`, shot: fill(shot, thought), say });
    const call = choose.one('calls', texts.calls);
    const from = times.at(-1)?.to ?? 0;
    const format: Format = {
      ...known,
      style: ofFormat.style,
      title: fill(texts.formatTitle, { style: ofFormat.style, product }),
      description: take('descriptions'),
      script: parts.flatMap(({ shot }, place) => {
        const [say, time] = [said[place], times[place]];
        return say && time ? [line(shot, say, time)] : [];
      }),
      visualIdea: fill(isTitled ? `${visual} ${choose.one('firstTexts', texts.firstTexts)}` : visual, thought),
      soundSuggestion: take('sounds'),
      callToAction:
        line(call.shot, timedLine(call.say, thought, CALL_SECONDS), { from, to: from + CALL_SECONDS }) + onScreen,
    };
    return [format];
  });
  return { product, formats, bestForBeginner: 'faceCamera', bestForViral: 'trendRemix' };
}

/** Who gets a proof of the very product first, where there are fewer of them than formats. */
const IN_TURN: readonly Format['id'][] = ['faceCamera', 'honestTest', 'trendRemix', 'pov', 'unboxing'];
