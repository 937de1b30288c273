import type { Guide } from '../../guide';

export const collaborations: Guide = {
  topic: 'collaborations',
  questions: [
    'How do I get a better rate?',
    'Open or targeted collaboration?',
    'difference between open and targeted collab',
    'how do i negotiate commission',
    'how do i contact brands',
    'message to send to a seller',
    'a brand contacted me what do i ask',
    'can i get a flat fee',
    'how do i get brand deals',
    'should i accept 10% commission',
    'brand wants free video',
    'how do i get a targeted invitation',
  ],
  parts: [
    'Ask after you’ve shown results. Two or three videos with their clicks and orders, and one clear request for an invitation. “I love your brand” gets you nothing.',
    '**Open:** anyone can join, the seller sets the rate, sometimes with approval. **Targeted:** an invitation with your own rate or a flat fee. Have both for the same product and the targeted rate wins; you’re paid once.',
    '**Send this:** “I’ve made three videos on your [product]. Best one: [views], [clicks], [orders]. I’ve got five more angles ready. Can you send me an invitation at [rate]? I’d post two a week for a month.” True numbers only.',
    'Before yes: how many videos, by when, who may reuse them as ads and for how long, what Shop Ads pays (often less), who pays if the sample is broken. In writing. In France a contract is required from €1,000 a year per advertiser, gifts included.',
  ],
  suggestions: ['How do I get free samples?', 'When do I get paid?', 'Should I boost my video?'],
};
