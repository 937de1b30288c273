import type { Lexicon } from './lexicon';

export const lexiconEnglish: Lexicon = {
  beauty: {
    skin: 'your serum, your face cream, your moisturizer, your moisturiser, your sunscreen, your SPF, your collagen mask, your face mask, your sheet mask, your pimple patches, your eye patches, your cleanser, your face scrub, your toner, your gua sha, your body wash, your body lotion, your self tan, your eye cream',
    makeup:
      'your lip stain, your lip balm, your lip tint, your lipstick, your lip gloss, your lip liner, your mascara, your foundation, your concealer, your blush, your highlighter, your brow gel, your setting spray, your lashes, your lash clusters, your press-on nails, your press ons, your nail polish, your makeup sponge, your makeup brushes, your palette, your eyeliner',
    hair: 'your hair mask, your hair oil, your shampoo, your conditioner, your hot brush, your blow dryer brush, your straightener, your curling iron, your hair dryer, your heatless curlers, your hair extensions, your hairbrush, your hair brush',
    scent: 'your perfume, your body mist',
    any: 'your epilator, your razor, your toothbrush',
  },
  fashion: {
    clothes:
      'your dress, your skirt, your leggings, your jeans, your trousers, your pants, your sweatshirt, your oversized sweat, your hoodie, your sweater, your jumper, your t-shirt, your matching set, your shirt, your bodysuit, your shapewear, your pajamas, your pyjamas, your socks, your coat, your jacket, your blazer, your puffer, your bra, your lingerie, your swimsuit, your bikini, your jumpsuit',
    accessory:
      'your necklace, your earrings, your bracelet, your belt, your sunglasses, your sneakers, your running shoes, your shoes, your sandals, your boots, your baseball cap, your beanie, your scarf',
    bags: 'your handbag, your backpack, your wallet, your purse, your crossbody bag',
  },
  tech: {
    device:
      'your mini printer, your printer, your magnetic charger, your charger, your power bank, your tracker tag, your AirTag, your smartwatch, your smart watch, your projector, your mini projector, your security camera, your drone, your cable, your adapter, your tablet, your keyboard',
    sounds: 'your lapel mic, your mic, your microphone, your earbuds, your headphones, your speaker, your soundbar',
    lights: 'your LED light',
    holds: 'your phone stand, your phone holder, your phone mount, your phone case',
    stores: 'your cable box',
    cleans: 'your screen cleaner',
  },
  gadgets: {
    any: 'your gadget',
    device:
      'your portable fan, your electric lighter, your multitool, your tyre inflator, your tire inflator, your mini sealer, your bag sealer, your humidifier',
    lights: 'your flashlight, your torch, your headlamp',
    cleans: 'your mini vacuum, your car vacuum, your handheld vacuum',
    stores: 'your car organizer, your car organiser',
  },
  fitness: {
    moves:
      'your resistance bands, your sliders, your grips, your weighted vest, your walking vest, your yoga mat, your walking pad, your jump rope, your skipping rope, your dumbbells, your kettlebell, your gym gloves, your ab roller, your pull up bar',
    relaxes: 'your foam roller, your massage ball, your massage gun',
    drinks: 'your shaker',
    clothes: 'your sports bra',
    bags: 'your belt bag, your running belt, your gym bag',
    swallowed: 'your protein powder, your creatine, your pre workout',
  },
  wellness: {
    relaxes:
      'your massager, your neck massager, your acupressure mat, your sleep mask, your heat pad, your heating pad, your posture trainer, your posture corrector, your pillow, your foot bath, your weighted blanket',
    drinks: 'your water bottle',
    swallowed:
      'your herbal tea, your supplement, your supplements, your vitamins, your gummies, your collagen, your magnesium, your capsules, your probiotics',
    scent: 'your roll-on, your essential oil',
    any: 'your gratitude journal, your foot file',
  },
  home: {
    cleans:
      'your electric scrubber, your spin scrubber, your scrubber, your cleaning paste, your lint remover, your lint roller, your mop, your vacuum, your robot vacuum, your steam cleaner, your squeegee',
    stores:
      'your hangers, your drawer dividers, your drawer organizer, your drawer organiser, your vacuum bags, your shelf, your storage box, your storage bins, your trash can, your shoe rack',
    lights: 'your motion light, your lamp, your fairy lights',
    decorates:
      'your sofa cover, your couch cover, your throw blanket, your blanket, your curtains, your rug, your bed sheets, your bedding, your wall stickers, your mirror',
    scent: 'your candle',
    device: 'your shower filter, your shower head',
  },
  cooking: {
    cooks:
      'your chopper, your vegetable chopper, your oil sprayer, your air fryer liners, your air fryer, your egg cooker, your kitchen scale, your milk frother, your frother, your knife sharpener, your spice set, your frying pan, your pan, your pot, your blender, your mixer, your knife, your cutting board, your baking mold, your coffee machine, your coffee maker, your grater, your peeler',
    bags: 'your lunch box',
    stores: 'your silicone lids, your food containers',
    drinks: 'your tea',
  },
  lifestyle: {
    drinks: 'your tumbler, your mug',
    bags: 'your tote bag, your travel cubes, your packing cubes, your suitcase, your toiletry bag',
    lights: 'your sunset lamp, your book light',
    scent: 'your candle warmer, your diffuser, your pillow spray',
    stores: 'your key organizer, your key organiser',
    any: 'your notebook, your planner',
  },
  parenting: {
    child:
      'your bib, your bath toy, your busy book, your snack box, your snack cup, your stroller, your pram, your label kit, your magnetic tiles, your toy, your toys, your baby bottle, your diapers, your nappies, your baby carrier, your pacifier, your breast pump, your sippy cup',
    lights: 'your night light',
    bags: 'your diaper bag, your nappy bag, your organiser bag',
    holds: 'your stroller hook',
    sounds: 'your white-noise machine',
  },
  pets: {
    cleans: 'your hair remover, your pet hair remover, your paw cleaner',
    pet: 'your slow bowl, your slow feeder, your lick mat, your water fountain, your pet fountain, your cat tunnel, your cat tree, your harness, your dog leash, your leash, your dog food, your cat litter, your pet brush, your interactive ball, your dog bed, your dog toy, your cat toy, your scratching post, your dog treats',
    any: 'your car cover',
  },
  gaming: {
    lights: 'your RGB strip, your LED strip, your RGB lights',
    holds: 'your headset stand, your controller dock, your wrist rest, your cable clips',
    device: 'your thumb grips, your controller, your PC fan, your keycaps, your mechanical keyboard, your gaming mouse',
    decorates: 'your mousepad, your mouse pad, your gaming chair, your desk mat',
    stores: 'your desk shelf',
    sounds: 'your gaming headset',
  },
};
