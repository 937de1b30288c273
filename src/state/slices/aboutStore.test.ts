import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportText, readUsable } from '../../../tests/support/state/backups';
import { replaceAll } from '../backup/deviceData';
import { aboutStore, countryOf, marketOf, setCountry, setMarket } from './aboutStore';

vi.mock('../../platform/timeZone', () => ({ deviceZone: () => 'Africa/Dakar' }));

afterEach(async () => {
  aboutStore.setState({}, true);
  await aboutStore.flush();
});

describe('country and market', () => {
  it('are guessed until the user has said', async () => {
    expect([countryOf({}), marketOf({})]).toEqual(['SN', 'SN']);
    await setCountry('BE');
    expect([countryOf(aboutStore.getState()), marketOf(aboutStore.getState())]).toEqual(['BE', 'BE']);
  });

  it('differ if the user sells elsewhere, until they sell at home again', async () => {
    await setMarket('FR');
    expect([countryOf(aboutStore.getState()), marketOf(aboutStore.getState())]).toEqual(['SN', 'FR']);
    await setMarket(undefined);
    expect(marketOf(aboutStore.getState())).toBe('SN');
  });

  it('are exported and come back on import', async () => {
    await setCountry('CA');
    await setMarket('US');
    const text = await exportText();
    await setCountry('FR');
    await replaceAll(await readUsable(text));
    expect(aboutStore.getState()).toEqual({ country: 'CA', market: 'US' });
  });
});
