/** With a scheme, with `www.`, or with the platform's own name: the forms people copy and type. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"«»]+|(?:[a-z0-9-]+\.)*tiktok\.com\/[^\s<>"«»]+/giu;
/** Ends a sentence, but no address. */
const SENTENCE_END = /[.,;:!?)\]’'…]+$/u;

/**
 * The address in a pasted text, since the platform's own sharing puts words around it: the platform's first one, else
 * the first of any; with a scheme. Undefined if there is none.
 */
export function addressIn(text: string): string | undefined {
  const found = (text.match(ADDRESS) ?? []).flatMap((typed) => {
    const bare = typed.replace(SENTENCE_END, '');
    const address = /^https?:/i.test(bare) ? bare : `https://${bare}`;
    return hostOf(address).includes('.') ? [address] : [];
  });
  return found.find((address) => /(?:^|\.)tiktok\.com$/.test(hostOf(address))) ?? found[0];
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
