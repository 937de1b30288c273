import type { LiveTips } from './liveTips';

/** English original of the live tips. The point comes first: a notification may cut the end off. */
export const liveTips: LiveTips = {
  Beauty: [
    'Swatch it by the window with every filter off, then hold your wrist still so people can judge the shade.',
    'Do one eye only and carry on talking: anyone who joins late can compare both sides at a glance.',
    'Wipe it off on camera: how it comes away tells viewers more than another layer would.',
    'Say what your skin is like before you say you like it, so viewers know whether your take applies to them.',
  ],
  Fashion: [
    'Walk, sit and turn before you talk fabric: movement shows the fit that a hanger hides.',
    'Lay the piece flat, run a tape measure across it, then read the size chart on the product page out loud.',
    'Stretch the seam and hold it up to the light: sheer or solid, show it before anyone has to ask.',
    'Ask “sneakers or boots?” and change into the winner: a vote gives people a reason to stay for the next look.',
  ],
  Tech: [
    'Show it working in your first sentence, then rewind to the set-up: specs land once people know what it does.',
    'Say what it won’t work with before you say the price: a clear no now can spare someone a return.',
    'Keep ports, sizes and battery facts on a sheet within reach, and answer with the device in your hand.',
    'Frame your hands, not the box: press one button, show one result, then pause for questions.',
  ],
  'Home Decor': [
    'Leave the corner messy at the start and fix it live: the change in the room is your whole pitch.',
    'Hold it beside a mug or a door handle: nobody can guess a size from a screen.',
    'Switch the main light off for a moment: lamps, candles and curtains show another side in the dark.',
    'Show the assembly step that slowed you down and the trick you found: honest beats effortless.',
  ],
  Fitness: [
    'Start with the move, full body in frame, so people see what the gear does before you describe it.',
    'Show one easier and one harder way to use it, so that beginners and regulars can both picture themselves.',
    'Pull it, fold it, drop it: let the bend and the sound of the gear show how sturdy it is.',
    'Talk grip, comfort and storage, and leave weight, fat and muscle promises out, even when a comment begs.',
  ],
  'Health & Wellness': [
    'Describe what you feel as you use it (warm, heavy, quiet) and stop there: a live is no place for health claims.',
    'Set a calm scene first, soft light and a slow voice, then bring the product into your evening routine.',
    'Read the label word for word when asked what it does: if the page doesn’t say it, you don’t either.',
    'When someone mentions a symptom, kindly point them to a doctor and go back to how the product is used.',
  ],
  'Cooking & Kitchen': [
    'Chop first, talk second: the sound of the tool at work introduces it better than you can.',
    'Peel, press or slice close to the lens, then tilt the bowl to the camera before you name the tool.',
    'Take it apart and rinse it on camera: washing up is part of the demo, so don’t wait for the question.',
    'Let the chat pick sweet or savory, cook the winner, and pin the tool again at every step.',
  ],
  'Pet Products': [
    'Let your pet find it alone and narrate what happens, even a shrug: a real reaction is the demo.',
    'Measure your pet on camera and match it to the size chart on the product page before anyone orders.',
    'Hold the brush up after one stroke: the fur on it does the talking.',
    'Keep a plush toy as a stand-in: if your cat naps through the live, the clips and straps still get shown.',
  ],
  Gadgets: [
    'Open with the nuisance, a tangled cable or a smudged screen, then fix it in one move, close up.',
    'Ask viewers to guess what it does, read a few answers out loud, then press the button.',
    'Name one thing it can’t do: a limit said out loud makes the rest of your demo easier to believe.',
    'Say you earn a commission before the first demo, put it on screen too, and repeat it with every new item.',
  ],
};
