import { exportAll } from '../../../src/state/backup/deviceData';
import { readBackup, type UsableBackup } from '../../../src/state/backup/readBackup';
import { conversationsStore } from '../../../src/state/slices/conversationsStore';
import { draftsStore } from '../../../src/state/slices/draftsStore';
import { languageStore } from '../../../src/state/slices/languageStore';
import { profileStore } from '../../../src/state/slices/profileStore';
import { settingsStore } from '../../../src/state/slices/settingsStore';

/** The slices that `fillStorage` fills. */
export const slices = [settingsStore, languageStore, profileStore, conversationsStore, draftsStore];
export const states = () => slices.map((store) => store.getState());

export const exportText = async () => (await exportAll()).text();

export async function readUsable(text: string): Promise<UsableBackup> {
  const reading = await readBackup(text);
  if (reading.kind !== 'ok') throw new Error(reading.reason);
  return reading;
}
