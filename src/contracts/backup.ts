import * as z from 'zod/mini';
import { isoTime } from './isoTime';

export const BACKUP_FORMAT = 1;

/** What lies under a storage key: the data with the version of the shape it was written in. */
export const storedEntry = z.object({
  version: z.int().check(z.minimum(1)),
  data: z.unknown(),
});

/** The first look at a file: is it ours? */
export const backupHead = z.object({ app: z.literal('jimp') });

/** The whole of an export. `entries` is by storage key; `checksum` is the CRC-32 of their JSON, in hex. */
export const backupFile = z.object({
  app: z.literal('jimp'),
  format: z.literal(BACKUP_FORMAT),
  exportedAt: isoTime,
  checksum: z.string(),
  entries: z.record(z.string(), z.unknown()),
});

export type StoredEntry = z.infer<typeof storedEntry>;
export type BackupFile = z.infer<typeof backupFile>;
