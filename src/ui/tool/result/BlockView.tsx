import type { ReactNode } from 'react';
import type { Around } from './around';
import { HashtagGroup } from './HashtagGroup';
import { IdeaRows } from './IdeaRows';
import { MomentRows } from './MomentRows';
import type { Block, Step } from './model';
import { OfferField } from './OfferField';
import { Part } from './ResultCard';
import { SpokenLine } from './SpokenLine';

const TONES = { soft: 'text-soft', note: 'text-sm text-soft' } as const;

/** A part of a card, by its kind. */
export function BlockView({ block, around }: { block: Block; around: Around }) {
  switch (block.kind) {
    case 'text':
      return (
        <Named name={block.name} isExample={block.isExample}>
          {block.lines.map((line) =>
            block.isSpoken && around.onStrike ? (
              <SpokenLine key={line} line={line} onStrike={around.onStrike} />
            ) : (
              <p key={line} className={`${block.tone ? TONES[block.tone] : ''} [&+p]:mt-1`}>
                {line}
              </p>
            ),
          )}
        </Named>
      );
    case 'list':
      return (
        <Named name={block.name}>
          <List {...block} />
        </Named>
      );
    case 'steps':
      return (
        <ol className="flex flex-col divide-y divide-line">
          {block.steps.map((step) => (
            <StepView key={`${step.when} ${step.title}`} step={step} around={around} />
          ))}
        </ol>
      );
    case 'figures':
      return (
        <dl className="divide-y divide-line">
          {block.rows.map(([name, figure]) => (
            <div key={name} className="flex items-baseline justify-between gap-3 py-2">
              <dt className="text-soft">{name}</dt>
              <dd className="text-end font-[640] tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      );
    case 'ideas':
      return <IdeaRows ideas={block.ideas} tool={around.tool} />;
    case 'hashtags':
      return (
        <Named name={block.name}>
          <HashtagGroup key={block.tags.join()} tags={block.tags} name={block.groupName} />
        </Named>
      );
    case 'moments':
      return <MomentRows {...block} />;
    case 'offer':
      return <OfferField tool={around.tool} {...block} />;
  }
}

interface NamedProps {
  name: string | undefined;
  isExample?: boolean | undefined;
  children: ReactNode;
}

const Named = ({ name, isExample, children }: NamedProps) => (
  <div data-example={isExample}>{name === undefined ? children : <Part name={name}>{children}</Part>}</div>
);

function List({ items, isNumbered, tone }: Extract<Block, { kind: 'list' }>) {
  const Rows = isNumbered ? 'ol' : 'ul';
  return (
    <Rows className={`space-y-1 ps-5 ${isNumbered ? 'list-decimal' : 'list-disc'} ${tone ? TONES[tone] : ''}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Rows>
  );
}

const StepView = ({ step: { when, title, blocks }, around }: { step: Step; around: Around }) => (
  <li className="flex flex-col gap-1.5 py-3">
    <h3>
      {when && <span className="block eyebrow">{when}</span>}
      <span className="font-[640]">{title}</span>
    </h3>
    {blocks.map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a step stay in their order
      <BlockView key={place} block={block} around={around} />
    ))}
  </li>
);
