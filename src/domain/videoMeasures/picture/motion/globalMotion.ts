import type { Luma } from '../light/luma';
import { halved, scaledTo } from '../light/scaled';
import { type Block, matchBlock, refinedShift, type Shift, standsOut, variation } from './blockMatch';

/** A small picture at two sizes: motion is searched in the smaller and measured in the larger. */
export interface MotionPicture {
  fine: Luma;
  coarse: Luma;
}

/** The short side, in px. */
const FINE = 90;
/** Block size and search range in the coarse picture, in px: ±6 of 45 px, 13% of the short side between two frames. */
const BLOCK = 8;
const REACH = 6;
/** Search range around the coarse shift, in px of the fine picture. */
const FINE_REACH = 2;
/**
 * A block is found if at most half of its variation remains, and if the mismatch 2 px away is higher by 5% of that
 * variation.
 */
const MOST_UNLIKE = 0.5;
const LEAST_DISTINCT = 0.05;
const OFF = 2;
/**
 * Mean |Δ| of neighbouring pixels, in levels: from here on a block has edges, so if it is not found it belongs to
 * another scene.
 */
const EDGES = 2;
/**
 * Blocks move together if they are this close (fine px); they must make up these shares of all blocks, and of those
 * that were found or have edges.
 */
const NEAR = 1;
const LEAST_AREA = 0.2;
const LEAST_AGREEMENT = 0.4;

/** Prepares a frame's luma for `globalMotion`. */
export function motionPictureOf(luma: Luma): MotionPicture {
  const fine = scaledTo(luma, FINE);
  return { fine, coarse: halved(fine) };
}

/**
 * How far the whole picture has moved since the previous frame, in percent of its width, to the right and down.
 * Undefined if it cannot be told: too little to see, motion beyond reach, another scene, or no motion shared by 40% of
 * it. Method: block matching in two steps (sum of squared differences, mean removed), then the mean of the largest
 * group of blocks that move alike, so that motion within the picture does not count: the grain of a plain wall behind a
 * product in the hand shows that the camera stood still. Rotation and zoom are not modelled.
 */
export function globalMotion(before: MotionPicture, after: MotionPicture): Shift | undefined {
  if (before.fine.width !== after.fine.width || before.fine.height !== after.fine.height) return undefined;
  const blocks = blocksOf(after.coarse);
  const found = blocks.map((block) => ({ block, shift: blockShift(before, after, block) }));
  const countedBlocks = found.filter(({ block, shift }) => shift !== undefined || hasEdges(after.coarse, block));
  const shared = largestGroup(found.flatMap(({ shift }) => shift ?? []));
  if (shared.length < Math.max(1, LEAST_AREA * blocks.length, LEAST_AGREEMENT * countedBlocks.length)) return undefined;
  const percent = (along: 'x' | 'y') =>
    (-100 * shared.reduce((sum, shift) => sum + shift[along], 0)) / shared.length / after.fine.width;
  return { x: percent('x'), y: percent('y') };
}

/** The largest group of shifts that lie near one of them. */
function largestGroup(shifts: readonly Shift[]): Shift[] {
  return shifts.reduce<Shift[]>((largest, { x, y }) => {
    const group = shifts.filter((shift) => Math.abs(shift.x - x) <= NEAR && Math.abs(shift.y - y) <= NEAR);
    return group.length > largest.length ? group : largest;
  }, []);
}

/** Where a block of the coarse picture was in the previous frame, in fine px. */
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

/** Every second block, as on a chessboard: enough, in half the time. */
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
