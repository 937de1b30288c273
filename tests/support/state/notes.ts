import * as z from 'zod/mini';
import type { Definition } from '../../../src/state/store/persistedStore';

const note = z.object({ id: z.string(), text: z.string(), stars: z.optional(z.number()) });

const notes = z.object({
  title: z.string(),
  list: z.array(note),
  byName: z.record(z.string(), z.string()),
  openNote: z.optional(z.string()),
});

export type Notes = z.infer<typeof notes>;

/** A slice made for tests, at its third version. */
export const notesDefinition: Definition<Notes> = {
  key: 'notes',
  version: 3,
  schema: notes,
  migrations: {
    // Version 1 was a bare list of texts.
    1: (data) => ({ list: z.parse(z.array(z.string()), data) }),
    // Version 2 had texts without ids, and no title.
    2: (data) => {
      const { list } = z.parse(z.object({ list: z.array(z.string()) }), data);
      return { title: '', list: list.map((text, index) => ({ id: `old-${index}`, text })), byName: {} };
    },
  },
  initial: { title: '', list: [], byName: {} },
  ownToTab: ['openNote'],
};
