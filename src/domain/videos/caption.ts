import type { Video } from '../../contracts/video';
import { MOST_HASHTAGS, toHashtags } from '../hashtags/hashtags';
import { checkInItsLanguage } from '../scriptCheck/checkedScript';

/** The tool whose descriptions are written to be posted; every other description tells the creator what to film. */
const CAPTION_TOOL = 'descriptions';

/** The text to post below a video before any edit: its caption, else its hook or title, with the disclosure. */
export function captionOf(
  { title = '', description = '', hook = '', sourceTool }: Partial<Video>,
  mention: string,
  language: string,
): string {
  const caption = sourceTool === CAPTION_TOOL ? description : '';
  const text = caption.trim() || hook.trim() || title.trim();
  return isDisclosed(text, language) ? text : [text, mention].filter(Boolean).join('\n');
}

/** Whether a text says clearly that it is advertising; `language` is the one on the screen. */
export function isDisclosed(text: string, language: string): boolean {
  const findings = checkInItsLanguage({ text }, language)?.check.findings ?? [];
  return findings.some(({ rule, level }) => rule === 'disclosure' && level === 'ok');
}

/** The hashtags in a typed line, in their order. */
export const typedHashtags = (typed: string): string[] => toHashtags(typed.split(/[\s,;]+|(?=#)/));

/** What goes on the clipboard: the caption, then as many hashtags as the platform allows. */
export function handedOver(caption: string, hashtags: string): string {
  const tags = typedHashtags(hashtags).slice(0, MOST_HASHTAGS).join(' ');
  return [caption.trim(), tags].filter(Boolean).join('\n');
}
