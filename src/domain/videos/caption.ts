import type { Video } from '../../contracts/video';
import { MOST_HASHTAGS, toHashtags } from '../hashtags/hashtags';
import { checkInItsLanguage } from '../scriptCheck/checkedScript';

/** What is said below a video, before anything was changed: its description, else its hook, with the disclosure. */
export function captionOf(
  { description = '', hook = '' }: Partial<Pick<Video, 'description' | 'hook'>>,
  mention: string,
  language: string,
): string {
  const text = description.trim() || hook.trim();
  return isDisclosed(text, language) ? text : [text, mention].filter(Boolean).join('\n');
}

/** Whether a text says in clear words that it is advertising; `language` is the one on the screen. */
export function isDisclosed(text: string, language: string): boolean {
  const findings = checkInItsLanguage({ text }, language)?.check.findings ?? [];
  return findings.some(({ rule, level }) => rule === 'disclosure' && level === 'ok');
}

/** The hashtags of a typed line, in their order. */
export const typedHashtags = (typed: string): string[] => toHashtags(typed.split(/[\s,;]+|(?=#)/));

/** What goes on the clipboard: the caption, then as many hashtags as the platform takes. */
export function handedOver(caption: string, hashtags: string): string {
  const tags = typedHashtags(hashtags).slice(0, MOST_HASHTAGS).join(' ');
  return [caption.trim(), tags].filter(Boolean).join('\n');
}
