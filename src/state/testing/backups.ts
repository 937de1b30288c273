import { exportAll } from '../backup/deviceData';
import { readBackup, type UsableBackup } from '../backup/readBackup';
import { conversationsStore } from '../slices/conversationsStore';
import { draftsStore } from '../slices/draftsStore';
import { languageStore } from '../slices/languageStore';
import { profileStore } from '../slices/profileStore';
import { settingsStore } from '../slices/settingsStore';

/** The slices that `fillStorage` fills. */
export const slices = [settingsStore, languageStore, profileStore, conversationsStore, draftsStore];
export const states = () => slices.map((store) => store.getState());

export const exportText = async () => (await exportAll()).text();

export async function readUsable(text: string): Promise<UsableBackup> {
  const reading = await readBackup(text);
  if (reading.kind !== 'ok') throw new Error(reading.reason);
  return reading;
}
