import { TOOL_LINE } from '../../../contracts/chat';

/** A message without what only the screen needs: the marks of **strong** and the lines that lead to a tool. */
export function plainText(content: string): string {
  const lines = content.split('\n').filter((line) => !TOOL_LINE.test(line));
  return lines.join('\n').replaceAll('**', '').trim();
}
