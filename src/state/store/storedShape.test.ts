import { describe, expect, it } from 'vitest';
import { everySlice, everyVersion, fixtures } from '../../../tests/support/state/everySlice';
import { notesDefinition } from '../../../tests/support/state/notes';
import { readStored } from './storedShape';

describe('every version that was ever released', () => {
  it.each(everyVersion)('has a fixture that can be read: $name, version $version', ({ shape, version, entry }) => {
    expect(entry?.version).toBe(version);
    const reading = readStored(shape, entry);
    expect(reading).toMatchObject({ kind: 'ok', migrated: version < shape.version });
    if (version === shape.version) expect(reading).toMatchObject({ data: entry?.data });
  });

  it('no fixture is of a future version', () => {
    expect(Object.keys(fixtures).length).toBe(everyVersion.length);
  });
});

describe('a future version', () => {
  it.each(everySlice)('is shown as far as it can be read, never treated as damaged: $name', ({ shape, entry }) => {
    const version = shape.version + 1;
    const data = { ...Object(entry?.data), later: true };
    expect(readStored(shape, { version, data })).toEqual({ kind: 'newer', data });
    expect(readStored(shape, { version, data: ['another', 'shape'] })).toEqual({ kind: 'newer' });
  });
});

describe('migrations', () => {
  const newest = {
    title: '',
    list: [
      { id: 'old-0', text: 'first' },
      { id: 'old-1', text: 'second' },
    ],
    byName: {},
  };

  it('lead from the oldest version to the newest, step by step', () => {
    const oldest = { version: 1, data: ['first', 'second'] };
    expect(readStored(notesDefinition, oldest)).toEqual({ kind: 'ok', data: newest, migrated: true });
    const between = { version: 2, data: { list: ['first', 'second'] } };
    expect(readStored(notesDefinition, between)).toEqual({ kind: 'ok', data: newest, migrated: true });
    expect(readStored(notesDefinition, { version: 3, data: newest })).toEqual({
      kind: 'ok',
      data: newest,
      migrated: false,
    });
  });

  it('leave what is stored as it was', () => {
    const stored = { version: 1, data: ['first'] };
    const mutating = {
      ...notesDefinition,
      migrations: { ...notesDefinition.migrations, 1: (data: unknown) => Array.isArray(data) && data.splice(0) },
    };
    expect(readStored(mutating, stored)).toEqual({ kind: 'damaged' });
    expect(stored).toEqual({ version: 1, data: ['first'] });
  });

  it.each([0, -1, 1.5, '3', null])('version %s does not exist', (version) => {
    expect(readStored(notesDefinition, { version, data: newest })).toEqual({ kind: 'damaged' });
  });
});
