import { type Block, matchBlock, refinedShift, type Shift, standsOut, variation } from './blockMatch';
import { halved } from './halved';
import type { Luma } from './luma';
import { scaledTo } from './scaledTo';

/** A small picture at two sizes: motion is searched in the smaller, and measured in the larger. */
export interface MotionPicture {
  fine: Luma;
  coarse: Luma;
}

/** Short side, px. */
const FINE = 90;
/** Blocks of the coarse picture, px, and how far each is searched: ±6 of 45 px, 13% of the short side between two frames. */
const BLOCK = 8;
const REACH = 6;
/** Around the coarse shift, in the fine picture, px. */
const FINE_REACH = 2;
/** A block is found where at most half of its variation is left, and where 2 px off it is unlike by 5% of it more. */
const MOST_UNLIKE = 0.5;
const LEAST_DISTINCT = 0.05;
const OFF = 2;
/** Mean |Δ| of neighbouring pixels, levels: from here on a block has edges, and is another scene's where it is not found. */
const EDGES = 2;
/** Blocks that move together, fine px, must be such a share of all, and of those that were found or have edges. */
const NEAR = 1;
const LEAST_AREA = 0.2;
const LEAST_AGREEMENT = 0.4;

export function motionPictureOf(luma: Luma): MotionPicture {
  const fine = scaledTo(luma, FINE);
  return { fine, coarse: halved(fine) };
}

/**
 * How far the whole picture has moved from one frame to the next, in percent of its width, to the right and down; undefined
 * where it cannot be told: too little to see, moving beyond reach, another scene, or no motion that 40% of it share.
 * Method: block matching in two steps (sum of squared differences, mean removed), then the mean of the largest
 * group of blocks that move alike, so that what moves within the picture does not count: a plain wall behind a product in
 * the hand has a grain that tells that the camera stood still. Turning and zooming are not modelled.
 */
export function globalMotion(before: MotionPicture, after: MotionPicture): Shift | undefined {
  if (before.fine.width !== after.fine.width || before.fine.height !== after.fine.height) return undefined;
  const blocks = blocksOf(after.coarse);
  const found = blocks.map((block) => ({ block, shift: blockShift(before, after, block) }));
  const counted = found.filter(({ block, shift }) => shift !== undefined || hasEdges(after.coarse, block));
  const shared = largestGroup(found.flatMap(({ shift }) => shift ?? []));
  if (shared.length < Math.max(1, LEAST_AREA * blocks.length, LEAST_AGREEMENT * counted.length)) return undefined;
  const percent = (along: 'x' | 'y') =>
    (-100 * shared.reduce((sum, shift) => sum + shift[along], 0)) / shared.length / after.fine.width;
  return { x: percent('x'), y: percent('y') };
}

/** The most shifts that lie near one of them. */
function largestGroup(shifts: readonly Shift[]): Shift[] {
  return shifts.reduce<Shift[]>((largest, { x, y }) => {
    const group = shifts.filter((shift) => Math.abs(shift.x - x) <= NEAR && Math.abs(shift.y - y) <= NEAR);
    return group.length > largest.length ? group : largest;
  }, []);
}

/** Where a block of the coarse picture was in the frame before, in fine px. */
function blockShift(before: MotionPicture, after: MotionPicture, block: Block): Shift | undefined {
  const coarse = matchBlock(after.coarse, before.coarse, block, { x: 0, y: 0 }, REACH);
  if (coarse === undefined) return undefined;
  const fineBlock = { x: 2 * block.x, y: 2 * block.y, side: 2 * block.side };
  const around = { x: 2 * coarse.x, y: 2 * coarse.y };
  const fine = matchBlock(after.fine, before.fine, fineBlock, around, FINE_REACH);
  if (fine === undefined) return undefined;
  const all = variation(after.fine, fineBlock);
  if (all === 0 || fine.unlike > MOST_UNLIKE * all) return undefined;
  if (!standsOut(after.fine, before.fine, fineBlock, fine, OFF, LEAST_DISTINCT * all)) return undefined;
  return refinedShift(after.fine, before.fine, fineBlock, fine);
}

/** Every second block, as on a chessboard: they are enough, and take half the time. */
function blocksOf(picture: Luma): Block[] {
  const blocks: Block[] = [];
  for (let y = 0, row = 0; y + BLOCK <= picture.height; y += BLOCK, row++) {
    for (let x = (row % 2) * BLOCK; x + BLOCK <= picture.width; x += 2 * BLOCK) {
      blocks.push({ x, y, side: BLOCK });
    }
  }
  return blocks;
}

/** Whether it has edges across and along: mean |Δ| of neighbouring pixels. */
function hasEdges({ width, values }: Luma, { x, y, side }: Block): boolean {
  let across = 0;
  let along = 0;
  for (let row = y; row < y + side - 1; row++) {
    for (let at = row * width + x, end = at + side - 1; at < end; at++) {
      const level = values[at] ?? 0;
      across += Math.abs((values[at + 1] ?? 0) - level);
      along += Math.abs((values[at + width] ?? 0) - level);
    }
  }
  return Math.min(across, along) >= EDGES * (side - 1) ** 2;
}
