import type { TFunction } from 'i18next';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type FallbackNs, useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FALLBACK } from '../../contracts/languageFiles';
import type { ProductBrief } from '../../domain/products/brief';
import { type FreshChoice, freshChoice } from '../../domain/products/freshChoice';
import { shownLanguage } from '../../i18n/i18n';
import type { ToolCatalogues } from '../../i18n/i18next';
import { useTexts } from '../../i18n/useTexts';
import { type Texts, writtenTexts } from '../../i18n/writtenTexts';
import type { Random } from '../../lib/seededRandom';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import { toolRunOf } from '../../state/slices/toolRuns';
import type { Option } from '../flow/Options';
import { FormTool } from './ask/FormTool';
import type { Page } from './ask/formFields';
import { GuidedTool, type Question } from './ask/GuidedTool';
import { useNicheOptions } from './ask/useNicheOptions';
import { useProfileNiche } from './ask/useProfileNiche';
import { AboutProduct } from './product/AboutProduct';
import { type Cautions, cautionsFor, withCautions } from './product/cautions';
import { NothingKnown } from './product/NothingKnown';
import { OwnProducts } from './product/OwnProducts';
import { ProductGate } from './product/ProductGate';
import { type AskedProduct, useAskedProduct } from './product/useAskedProduct';
import { useStrike } from './product/useStrike';
import type { ToolResult } from './result/model';
import { ResultView } from './result/ResultView';
import type { Answers, Context, ResultProps } from './ToolStage';
import { useLazyModule } from './useLazyModule';
import { useToday } from './useToday';

type Id = keyof ToolCatalogues;

/** The texts of a tool's questions and result. */
export interface Words<Tool extends Id> {
  /** From the tool's own catalogue. */
  t: TFunction<FallbackNs<Tool>>;
  /** From the catalogue that all tools share. */
  shared: TFunction<'tool'>;
}

export interface Asking<Tool extends Id> extends Words<Tool> {
  niches: readonly Option[];
  /** The creator's own niche, if it is one of the eight. */
  ownNiche: string | undefined;
}

export interface Presenting<Tool extends Id> extends Words<Tool> {
  /** The answers to the questions, and what was decided or typed on the result itself. */
  answers: Answers;
  /** The device's date: '2026-11-22'. */
  today: string;
  /** Separates what is over from what is still to come. */
  now: Date;
  /** The device's time zone (IANA name), in which reminders are set. */
  zone: string;
}

/** What is asked, one question or one page at a time, and what is shown until the result is there. */
export type Asked = { loading: string | ((answers: Answers) => string) } & (
  | { questions: readonly Question[]; backLabel?: string }
  | { pages: readonly Page[] }
);

/** What a result is made with: the same context gives the same result. */
export interface GenerateContext {
  now: Date;
  random: Random;
  /** Takes from the tool's lists what its latest results did not take, and nothing that was struck. */
  choose: FreshChoice;
  /** What the product is; undefined where the texts go by niche, and in tools that ask for none. */
  product?: ProductBrief;
}

type Generate<Tool extends Id, Made> = (answers: Answers, texts: Texts<Tool>, context: GenerateContext) => Made;

/** What is noted beside every result; one that was stored by an earlier version lacks it. */
interface Aside {
  used?: readonly string[];
  cautions?: Cautions;
}
const ASIDE: readonly string[] = ['used', 'cautions'] satisfies (keyof Aside)[];

export interface GeneratedTool<Tool extends Id, Made> {
  id: Tool;
  /** How long the result takes, as specified, in ms; without a delay it comes at once. */
  delay?: number;
  ask: (asking: Asking<Tool>) => Asked;
  /** What it writes stands beside a video, and names the product in full. */
  isCaption?: boolean;
  /** The question that names a product: it is recognised first, and its result says what not to claim for it. */
  about?: string;
  /** No question names one, but the result can be about one of the creator's products (answer `product`). */
  offersProducts?: boolean;
  /**
   * Pure: the same answers, texts and context give the same result. What is typed on the result itself is for
   * `present`. `load`: rules that need more code than the questions, which do not wait for it.
   */
  generate: Generate<Tool, Made> | { load: () => Promise<Generate<Tool, Made>> };
  /** Pure: the result as it is shown, copied and shared. */
  present: (made: Made, presenting: Presenting<Tool>) => ToolResult;
  /** Parts of a result that one stored by an earlier version may lack: `present` does without them. */
  added?: readonly (keyof Made & string)[];
  /** The tool's own cards, by name. */
  widgets?: Readonly<Record<string, ComponentType<{ answers: Answers }>>>;
}

/** The screen of a tool that asks questions and then shows a result. */
export function generatedTool<Tool extends Id, Made extends object>(tool: GeneratedTool<Tool, Made>): ComponentType {
  const { id, delay, ask, offersProducts = false, generate, present, added = [], widgets } = tool;
  const about = offersProducts ? 'product' : tool.about;
  const ready = typeof generate === 'function' ? generate : undefined;
  const load = typeof generate === 'function' ? async () => undefined : generate.load;

  function Result({ result, answers, regenerate, reset, asked }: ResultProps<Made & Aside> & { asked: AskedProduct }) {
    const words = useWords(id);
    const today = useToday();
    const strike = useStrike(id);
    const { product } = asked;
    const shown = present(result, { ...words, answers, today, now: now(), zone: deviceZone() });
    return (
      <ResultView
        tool={id}
        answers={answers}
        {...(widgets && { widgets })}
        result={withCautions(shown, result.cautions, words.shared)}
        {...(product && { onStrike: (line: string) => strike(product.typed, line) })}
        actions={{ again: regenerate, restart: reset }}
      >
        {offersProducts && <OwnProducts tool={id} chosen={answers.product} onChange={regenerate} />}
        {about && <AboutProduct asked={asked} onChange={regenerate} />}
      </ResultView>
    );
  }

  return function GeneratedToolScreen() {
    const words = useWords(id);
    const niches = useNicheOptions();
    const ownNiche = useProfileNiche();
    const { answers } = useStore(toolRunOf(id));
    const asked = useAskedProduct(id, about && answers[about]);
    const { product, struck, isSettled } = asked;
    const texts = useTexts(id, tool.isCaption ? product?.wholeName : product?.name);
    const loaded = useLazyModule(load);
    const rules = ready ?? loaded;
    const make = useMemo(() => {
      if (!rules || !isSettled) return undefined;
      return (answers: Answers, { now, random, used }: Context): Made & Aside => {
        const choose = freshChoice(random, { used, struck });
        const made = rules(answers, texts, { now, random, choose, ...(product && { product }) });
        const cautions = product && cautionsFor(product, choose);
        return { ...made, ...(choose.taken.length > 0 && { used: choose.taken }), ...(cautions && { cautions }) };
      };
    }, [rules, texts, product, struck, isSettled]);
    const { loading, ...questions } = ask({ ...words, niches, ownNiche });
    const stage = {
      id,
      ...(delay && { delay }),
      loadingText: typeof loading === 'string' ? () => loading : loading,
      make,
      keptAs: ownLanguage(id),
      added: [...ASIDE, ...added],
      gate: isSettled || !asked.known ? undefined : <ProductGate tool={id} known={asked.known} />,
      failure: !isSettled && asked.hasFailed && <NothingKnown />,
      children: (props: ResultProps<Made & Aside>) => <Result {...props} asked={asked} />,
    };
    return (
      <InItsLanguage id={id}>
        {'pages' in questions ? <FormTool {...questions} {...stage} /> : <GuidedTool {...questions} {...stage} />}
      </InItsLanguage>
    );
  };
}

/** Says that a tool is in English where its texts are not there yet (tests/contract/pending.json). */
function InItsLanguage({ id, children }: { id: Id; children: ReactNode }) {
  const { i18n } = useTranslation(id);
  if (i18n.hasResourceBundle(i18n.language, id)) return children;
  return (
    <div lang={FALLBACK} dir="ltr" className="contents">
      {children}
    </div>
  );
}

function useWords<Tool extends Id>(id: Tool): Words<Tool> {
  const { t } = useTranslation(id);
  const { t: shared } = useTranslation('tool');
  return { t, shared };
}

/** The language shown, if the tool's texts are written in it: a machine translation is not kept. */
function ownLanguage(id: Id): string | undefined {
  const language = shownLanguage();
  const { writtenIn, isStandIn } = writtenTexts(id, language);
  return writtenIn === language && !isStandIn ? language : undefined;
}
