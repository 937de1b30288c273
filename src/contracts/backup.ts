import * as z from 'zod/mini';
import { isoTime } from './times';

/** The version of the file's own shape; the entries have versions of their own. */
export const BACKUP_FORMAT = 1;

/**
 * The largest backup that is read, in bytes, since it is read in one piece on the main thread. Years of conversations
 * and thousands of videos stay far below.
 */
export const MOST_BACKUP_BYTES = 50 * 1024 * 1024;

/** A first look at a file: is it ours? */
export const backupHead = z.object({ app: z.literal('jimp') });

/** A complete export. `entries` is keyed by storage key; `checksum` is the CRC-32 of their JSON, in hex. */
export const backupFile = z.object({
  app: z.literal('jimp'),
  format: z.literal(BACKUP_FORMAT),
  exportedAt: isoTime,
  checksum: z.string(),
  entries: z.record(z.string(), z.unknown()),
});

export type BackupFile = z.infer<typeof backupFile>;
