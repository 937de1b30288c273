import { Fragment, type ReactNode } from 'react';

/** **strong** inside a line; everything else is plain text, so that nothing passed in can be markup. */
function strong(line: string): ReactNode[] {
  const pieces = line.split(/\*\*(.+?)\*\*/g);
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 ? (
      <strong key={key} className="font-[660]">
        {piece}
      </strong>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}

type Block = { kind: 'text'; lines: string[] } | { kind: 'list'; ordered: boolean; lines: string[] };

const BULLET = /^\s*[-•*]\s+/;
const NUMBER = /^\s*\d+[.)]\s+/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.trim().split(/\n{2,}/)) {
    let open: Block | undefined;
    for (const line of paragraph.split('\n')) {
      const ordered = NUMBER.test(line);
      const isList = ordered || BULLET.test(line);
      const fits = open && (isList ? open.kind === 'list' && open.ordered === ordered : open.kind === 'text');
      if (!open || !fits) {
        open = isList ? { kind: 'list', ordered, lines: [] } : { kind: 'text', lines: [] };
        blocks.push(open);
      }
      open.lines.push(isList ? line.replace(ordered ? NUMBER : BULLET, '') : line);
    }
  }
  return blocks;
}

/** A coach's text: paragraphs, line breaks, lists ('- ' or '1. ') and **strong**. */
export function RichText({ text }: { text: string }) {
  return blocksOf(text).map((block, index) => <BlockOf key={`${index} ${block.kind}`} block={block} />);
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'text') return <p className="whitespace-pre-line">{strong(block.lines.join('\n'))}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={`ms-5 flex flex-col gap-1 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.lines.map((line, index) => (
        <li key={`${index} ${line}`}>{strong(line)}</li>
      ))}
    </List>
  );
}
