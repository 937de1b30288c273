import type { Guide } from '../../guide';

export const hashtags: Guide = {
  topic: 'hashtags',
  questions: [
    'Which hashtags should I use?',
    'how many hashtags',
    'best hashtags for tiktok shop',
    'hashtags for my niche',
    'does fyp hashtag work',
    'what hashtags for my product',
    'give me 5 hashtags',
    'should i use trending hashtags',
    'hashtags dont work',
    'tags for my video',
    'can i only use 5 hashtags',
  ],
  parts: [
    'Five, in this order: one product, two niche, one problem or occasion, one market. Example: #cablebox #gadget #techtok #smalldesk #tiktokshopfinds',
    'TikTok has capped posts at five since 2025, so don’t waste one. #fyp and #foryou are overrated; they describe nothing. Write “Ad” as a plain word at the start of the caption and it doesn’t cost you a tag.',
    'Tags sort your video. They don’t save a weak opening. The search words matter more when you say them, show them and write them within the first three seconds.',
    'Same five for ten videos, then change one at a time. In TikTok’s Creative Center you can see which tags are moving in your country; I can’t see that from here.',
  ],
  nichePart: 0,
  byNiche: {
    beauty:
      '**Beauty, five to start with:** #lipstain #beautytok #makeup #nosmudgemakeup #tiktokmademebuyit\n' +
      'Swap the first for your product and the fourth for the problem your video fixes.',
    fashion:
      '**Fashion, five to start with:** #leggings #ootd #fashiontok #petitefashion #tiktokmademebuyit\n' +
      'Swap the first for your piece and the fourth for your lane: petite, plus size, office, gym.',
    tech:
      '**Tech, five to start with:** #lapelmic #techtok #gadget #filmwithphone #tiktokshopfinds\n' +
      'Swap the first for your product and the fourth for the situation it fixes.',
    gadgets:
      '**Gadgets, five to start with:** #motionlight #gadget #techtok #darkcupboard #tiktokmademebuyit\n' +
      'Swap the first for the object and the fourth for the annoyance.',
    fitness:
      '**Fitness, five to start with:** #resistancebands #gymtok #homeworkout #smallspaceworkout #tiktokshop\n' +
      'Swap the first for your gear. No weight-loss tags: the tag is a claim as well.',
    wellness:
      '**Wellness, five to start with:** #acupressuremat #selfcare #eveningroutine #afterworkreset #tiktokshop\n' +
      'Swap the first for your product and the fourth for the moment. No illness names.',
    home:
      '**Home, five to start with:** #cleaningpaste #cleantok #homehacks #burntpan #tiktokmademebuyit\n' +
      'Swap the first for your product and the fourth for the mess in your first frame.',
    cooking:
      '**Cooking, five to start with:** #vegetablechopper #foodtok #easyrecipe #smallkitchen #tiktokshopfinds\n' +
      'Swap the first for your tool and the fourth for the dish or the constraint.',
    lifestyle:
      '**Lifestyle, five to start with:** #sunsetlamp #dayinmylife #bedroominspo #cozyevening #tiktokmademebuyit\n' +
      'Swap the first for your object and the fourth for the moment of the day.',
    parenting:
      '**Parenting, five to start with:** #snackbox #parentsoftiktok #momtok #cartripwithkids #tiktokshop\n' +
      'Swap the first for your product and the fourth for the crisis it calms.',
    pets:
      '**Pets, five to start with:** #pethairremover #dogsoftiktok #cattok #doghaireverywhere #tiktokshopfinds\n' +
      'Drop the dog or the cat, whichever you don’t have, and swap the first for your product.',
    gaming:
      '**Gaming, five to start with:** #ledstrip #gamertok #gaming #smalldesksetup #tiktokshopfinds\n' +
      'Swap the first for your accessory and the fourth for your kind of setup.',
  },
  suggestions: ['Write my caption', 'When should I post?', 'How do I find trends?'],
  tool: '/description-generator',
};
