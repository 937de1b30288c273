/**
 * The bytes of a file from one position up to another (exclusive), fewer at its end; undefined if they are not
 * available.
 */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array | undefined> | Uint8Array | undefined;

interface Box {
  type: string;
  /** Bytes of the box's header, and of the whole box. */
  header: number;
  length: number;
}

/** About the size of the tables for three hours of picture and sound. */
const MOST_TABLE_BYTES = 16_777_216;
const SHORT_HEADER = 8;
const LONG_HEADER = 16;
/** The boxes on the way to the tables. */
const HOLDERS = new Set(['trak', 'mdia', 'minf', 'traf']);
/** The tables of one track may differ by this many samples: there are such files, and they play. */
const TOLERANCE = 1000;
/** The most samples in a run that lists nothing for each sample. */
const MOST_UNSAID = 100_000;

/** The box that begins at a position; it reaches to `end` if it does not state its length. */
function boxAt(data: DataView, at: number, end: number): Box | undefined {
  if (at + SHORT_HEADER > data.byteLength) return undefined;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => data.getUint8(at + index)));
  const length = data.getUint32(at);
  if (length === 0) return { type, header: SHORT_HEADER, length: end };
  if (length >= SHORT_HEADER) return { type, header: SHORT_HEADER, length };
  if (length !== 1 || at + LONG_HEADER > data.byteLength) return undefined;
  return { type, header: LONG_HEADER, length: Math.max(LONG_HEADER, Number(data.getBigUint64(at + SHORT_HEADER))) };
}

/** The boxes inside a box; one that is longer than its parent is cut. */
function* boxesIn(data: DataView): Generator<{ type: string; content: DataView }> {
  for (
    let at = 0, box = boxAt(data, at, data.byteLength);
    box;
    at += box.length, box = boxAt(data, at, data.byteLength)
  ) {
    const start = Math.min(data.byteLength, at + box.header);
    const end = Math.min(data.byteLength, at + box.length);
    yield { type: box.type, content: new DataView(data.buffer, data.byteOffset + start, end - start) };
  }
}

const numberAt = (data: DataView, at: number) => (at + 4 <= data.byteLength ? data.getUint32(at) : 0);

/**
 * One number of each entry of a table whose count is in its second 4 bytes; infinite if it is too short for that count.
 */
function columnOf(table: DataView, entryBytes: number, offset: number): number[] {
  const count = numberAt(table, 4);
  if (8 + count * entryBytes > table.byteLength) return [Number.POSITIVE_INFINITY];
  return Array.from({ length: count }, (_, index) => table.getUint32(8 + index * entryBytes + offset));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many samples the table of sizes has; infinite if the table, or the file, is too short for that many. */
function samplesOf(sizes: DataView, fileBytes: number): number {
  const [each, count] = [numberAt(sizes, 4), numberAt(sizes, 8)];
  const room = each === 0 ? (sizes.byteLength - 12) / 4 : fileBytes;
  return count <= room ? count : Number.POSITIVE_INFINITY;
}

/**
 * ISO/IEC 14496-12, 8.6 and 8.7: times (stts), their offsets (ctts), sizes (stsz), chunks (stsc) and their positions
 * (stco).
 */
function isTrackPlausible(track: DataView, fileBytes: number): boolean {
  const tables = new Map(Array.from(boxesIn(track), ({ type, content }) => [type, content]));
  const table = (...types: string[]) =>
    types.flatMap((type) => tables.get(type) ?? [])[0] ?? new DataView(new ArrayBuffer(12));
  const samples = samplesOf(table('stsz', 'stz2'), fileBytes);
  const mostSamples = 2 * samples + TOLERANCE;
  const mostChunks = numberAt(table('stco', 'co64'), 4) + TOLERANCE;
  return (
    samples < Number.POSITIVE_INFINITY &&
    sum(columnOf(table('stts'), 8, 0)) <= mostSamples &&
    sum(columnOf(table('ctts'), 8, 0)) <= mostSamples &&
    columnOf(table('stsc'), 12, 0).every((chunk) => chunk <= mostChunks) &&
    columnOf(table('stsc'), 12, 4).every((inChunk) => inChunk <= mostSamples)
  );
}

/** ISO/IEC 14496-12, 8.8.8: how many samples a run has, and which of four numbers it lists for each. */
function isRunPlausible(run: DataView): boolean {
  const flags = numberAt(run, 0);
  const numbersPerSample = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  const count = numberAt(run, 4);
  return numbersPerSample === 0 ? count <= MOST_UNSAID : 8 + count * numbersPerSample * 4 <= run.byteLength;
}

function arePlausible(holder: DataView, fileBytes: number): boolean {
  for (const { type, content } of boxesIn(holder)) {
    if (HOLDERS.has(type) && !arePlausible(content, fileBytes)) return false;
    if (type === 'stbl' && !isTrackPlausible(content, fileBytes)) return false;
    if (type === 'trun' && !isRunPlausible(content)) return false;
  }
  return true;
}

/**
 * Whether the sample tables of an MP4 or MOV file are possible for its size. Damaged tables make a reader that trusts
 * them work for minutes or fill the memory, so this is checked before a file is given to mediabunny. True for other
 * files.
 * @param fileBytes the size of the file
 */
export async function hasPlausibleTables(read: ReadBytes, fileBytes: number): Promise<boolean> {
  for (let at = 0; at < fileBytes; ) {
    const start = await read(at, at + LONG_HEADER);
    const box = start && boxAt(viewOf(start), 0, fileBytes - at);
    if (!box) return true;
    if (box.type === 'moov' || box.type === 'moof') {
      if (box.length > MOST_TABLE_BYTES) return false;
      const content = await read(at + box.header, Math.min(fileBytes, at + box.length));
      if (content && !arePlausible(viewOf(content), fileBytes)) return false;
    }
    at += box.length;
  }
  return true;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
