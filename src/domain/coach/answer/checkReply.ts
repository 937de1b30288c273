import { fillName } from '../../products/naturalName.ts';
import { checkScript } from '../../scriptCheck/checkScript.ts';
import { countWords, secondsFor } from '../../scriptCheck/speakingTime.ts';
import type { Reply, ReplyBrief } from './brief.ts';
import { REPLY_TEXTS, say } from './replyTexts.ts';

/** A hook that takes longer to say is too long (seconds; the rule of the script check). */
const HOOK = 3;

const INTRODUCTION =
  /^\W*(?:salut|bonjour|coucou|hello|hi|hey|yo)\b|(?:je m'appelle|moi c'est|my name is|i'm \w+ and)/i;

/** What there is to say about a line that somebody wrote, by the script check and what is known of the product. */
export function checkReply({ heard, language, product }: ReplyBrief): Reply {
  const suggestions = [...REPLY_TEXTS[language].starters].slice(0, 3);
  const text = heard.quoted;
  if (!text) return { parts: [say(language, 'checkMissing')], suggestions };
  const words = countWords(text);
  const seconds = secondsFor(words);
  const measures = { words: `${words}`, seconds: `${Math.round(seconds)}` };
  const check = checkScript(text, { language });
  const found = check.findings.flatMap((finding) =>
    finding.level === 'must' ? finding.at.map(({ start, end }) => text.slice(start, end)) : [],
  )[0];
  const problems = [
    ...(INTRODUCTION.test(text) ? [say(language, 'checkIntro')] : []),
    ...(found ? [say(language, 'checkAbsolute', { found })] : []),
    ...(seconds > HOOK ? [say(language, 'checkHookLong', measures)] : []),
  ];
  const proof = product?.is === 'described' ? product.brief.knowledge.proofs[0] : undefined;
  const known =
    product?.is === 'described' && proof
      ? fillName(say(language, 'checkProof', { shot: proof.shot }), product.brief.name)
      : say(language, /\?\s*$/.test(text) ? 'checkQuestion' : 'checkThen');
  return {
    parts: [problems.length > 0 ? problems.join(' ') : say(language, 'checkGood', measures), known],
    suggestions,
  };
}
