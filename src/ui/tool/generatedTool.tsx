import type { TFunction } from 'i18next';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type FallbackNs, useTranslation } from 'react-i18next';
import { FALLBACK } from '../../contracts/languageFiles';
import { shownLanguage } from '../../i18n/i18n';
import type { ToolCatalogues } from '../../i18n/i18next';
import { useTexts } from '../../i18n/useTexts';
import { type Texts, writtenTexts } from '../../i18n/writtenTexts';
import { now } from '../../platform/clock';
import { deviceZone } from '../../platform/timeZone';
import type { Option } from '../flow/Options';
import { FormTool } from './ask/FormTool';
import type { Page } from './ask/formFields';
import { GuidedTool, type Question } from './ask/GuidedTool';
import { useNicheOptions } from './ask/useNicheOptions';
import { useProfileNiche } from './ask/useProfileNiche';
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

type Generate<Tool extends Id, Made> = (answers: Answers, texts: Texts<Tool>, context: Context) => Made;

export interface GeneratedTool<Tool extends Id, Made> {
  id: Tool;
  /** How long the result takes, as specified, in ms; without a delay it comes at once. */
  delay?: number;
  ask: (asking: Asking<Tool>) => Asked;
  /**
   * Pure: the same answers, texts and context give the same result. What is typed on the result itself is for
   * `present`. `load`: rules that need more code than the questions, which do not wait for it.
   */
  generate: Generate<Tool, Made> | { load: () => Promise<Generate<Tool, Made>> };
  /** Pure: the result as it is shown, copied and shared. */
  present: (made: Made, presenting: Presenting<Tool>) => ToolResult;
  /** The tool's own cards, by name. */
  widgets?: Readonly<Record<string, ComponentType<{ answers: Answers }>>>;
}

/** The screen of a tool that asks questions and then shows a result. */
export function generatedTool<Tool extends Id, Made>(tool: GeneratedTool<Tool, Made>): ComponentType {
  const { id, delay, ask, generate, present, widgets } = tool;
  const ready = typeof generate === 'function' ? generate : undefined;
  const load = typeof generate === 'function' ? async () => undefined : generate.load;

  function Result({ result, answers, regenerate, reset }: ResultProps<Made>) {
    const words = useWords(id);
    const today = useToday();
    return (
      <ResultView
        tool={id}
        answers={answers}
        {...(widgets && { widgets })}
        result={present(result, { ...words, answers, today, now: now(), zone: deviceZone() })}
        actions={{ again: regenerate, restart: reset }}
      />
    );
  }

  return function GeneratedToolScreen() {
    const words = useWords(id);
    const niches = useNicheOptions();
    const ownNiche = useProfileNiche();
    const texts = useTexts(id);
    const loaded = useLazyModule(load);
    const rules = ready ?? loaded;
    const make = useMemo(
      () => rules && ((answers: Answers, context: Context) => rules(answers, texts, context)),
      [rules, texts],
    );
    const { loading, ...asked } = ask({ ...words, niches, ownNiche });
    const stage = {
      id,
      ...(delay && { delay }),
      loadingText: typeof loading === 'string' ? () => loading : loading,
      make,
      keptAs: ownLanguage(id),
      children: (props: ResultProps<Made>) => <Result {...props} />,
    };
    return (
      <InItsLanguage id={id}>
        {'pages' in asked ? <FormTool {...asked} {...stage} /> : <GuidedTool {...asked} {...stage} />}
      </InItsLanguage>
    );
  };
}

/**
 * Says that a tool is in English where its texts have not been written in the language shown yet (tests/contract/pending.json).
 */
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
