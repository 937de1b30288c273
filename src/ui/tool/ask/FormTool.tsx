import { toolRunOf } from '../../../state/slices/toolRuns';
import { type ToolProps, ToolStage } from '../ToolStage';
import { answersFromAddress } from './answersFromAddress';
import { FormPage } from './FormPage';
import { askedOn, isAnswered, type Page } from './formFields';

interface Props<Result> extends ToolProps<Result> {
  pages: readonly Page[];
}

/**
 * A form of one or two pages, then the result. What is typed is stored as it is typed; an address that answers whole
 * pages leads to the first open one.
 */
export function FormTool<Result>({ pages, ...tool }: Props<Result>) {
  const store = toolRunOf(tool.id);
  return (
    <ToolStage
      {...tool}
      isComplete={({ answers, step }) => step >= pages.length && pages.every((page) => isAnswered(page, answers))}
      bring={(params) => {
        const answers = answersFromAddress(params, pages.flatMap(askedOn));
        const open = pages.findIndex((page) => askedOn(page).some(({ id }) => answers[id] === undefined));
        if (open >= 0) return { answers, step: open };
        // A page answered with one tap has been tapped; any other waits for its button.
        const last = pages.at(-1);
        return { answers, step: last && 'choice' in last ? pages.length : pages.length - 1 };
      }}
      ask={({ answers, step }) => {
        const place = Math.min(step, pages.length - 1);
        const page = pages[place];
        return page && <FormPage key={place} page={page} place={place} answers={answers} store={store} />;
      }}
    />
  );
}
