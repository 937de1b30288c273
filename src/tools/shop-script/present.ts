import { matchCountry } from '../../domain/countries';
import { secondsToSay } from '../../domain/products/secondsToSay';
import { formatNumber } from '../../i18n/figures';
import type { Presenting } from '../../ui/tool/generatedTool';
import { chosenPlace } from '../../ui/tool/result/chosenPlace';
import type { Card, ToolResult } from '../../ui/tool/result/model';
import { spokenText } from '../../ui/tool/result/resultText';
import { callCard, demoCard, featureCard, musicCard, shotsCard, trendCard } from './scriptCards';
import type { ShopScript } from './shopScript';
import { spokenParts } from './spoken';

/** The script to say, the hooks that can open it, and how to film each of its parts. */
export function present(made: ShopScript, presenting: Presenting<'shop-script'>): ToolResult {
  const { t, shared, answers } = presenting;
  const { product, hooks } = made;
  const { niche = '', country = '', opening } = answers;
  const chosenHook = chosenPlace(opening, hooks);
  const nameOf = (place: number) => t('labels.hook', { number: formatNumber(place + 1) });

  const hookCard = (
    { text, emotion, viralScore, isRecommended }: ShopScript['hooks'][number],
    place: number,
  ): Card => ({
    id: `hook-${place}`,
    rank: 'lead',
    eyebrow: `${nameOf(place)} · ${emotion}`,
    badge: isRecommended ? shared('result.recommended') : undefined,
    statement: text,
    score: { value: viralScore, label: shared('estimate.viral'), why: t('labels.why') },
    copy: { what: 'statement' },
    choice: {
      question: 'opening',
      value: `${place}`,
      label: t('labels.openWith'),
      isChosen: place === chosenHook,
    },
  });

  return {
    eyebrow: `${niche} · ${country}`,
    title: t('labels.title'),
    sections: [
      {
        cards: [
          scriptCard(made, chosenHook, nameOf(chosenHook), presenting),
          ...hooks.map(hookCard),
          ...shotsCard(made, chosenHook, presenting),
          demoCard(made, presenting),
          featureCard(made, presenting),
          callCard(made, presenting),
          trendCard(made, presenting),
          musicCard(made, presenting),
        ],
      },
    ],
    notes: [`${t('labels.truth')} ${shared('estimate.note')}`],
    links: { paths: ['/tiktok-live-planner', '/product-recommendations'], carry: { product, niche, country } },
    buttons: [
      { label: t('labels.newScript'), does: 'again' },
      { label: t('labels.otherProduct'), does: 'restart' },
    ],
  };
}

/** Everything that is said, opened by the chosen hook, and what is shown on screen. */
function scriptCard(
  made: ShopScript,
  chosen: number,
  hookName: string,
  { t, answers }: Presenting<'shop-script'>,
): Card {
  const { product, spokenName = product, hooks, disclosure } = made;
  const { niche = '', country = '', offer } = answers;
  const hook = hooks[chosen];
  const parts = hook ? spokenParts(made, hook, offer) : [];
  const names = {
    hook: hookName,
    demo: t('labels.demo'),
    feature: t('labels.feature'),
    callToAction: t('labels.callToAction'),
  };
  const card: Card = {
    id: 'script',
    rank: 'lead',
    eyebrow: t('labels.product'),
    statement: product,
    blocks: [
      { kind: 'text', name: t('labels.script'), lines: parts.flatMap(({ lines }) => lines), isSpoken: true },
      { kind: 'text', name: t('labels.onScreen'), lines: [disclosure.onScreen] },
      { kind: 'text', lines: [disclosure.note], tone: 'note' },
    ],
    meta: [t('labels.length', { seconds: formatNumber(secondsToSay(parts.flatMap(({ lines }) => lines))) })],
    copy: { what: 'spoken', label: t('labels.copyScript') },
    prompt: { title: product, parts: parts.map(({ id, lines }) => ({ name: names[id], lines })) },
  };
  const script = spokenText(card);
  return {
    ...card,
    keep: { title: product, niche, product, hook: hook?.text, script, sourceTool: 'shop-script' },
    check: { text: script, product: spokenName, country: matchCountry(country), onScreen: disclosure.onScreen },
  };
}
