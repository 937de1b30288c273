import { exportAll } from '../backup';
import { conversationsStore } from '../conversations';
import { draftsStore } from '../drafts';
import { languageStore } from '../language';
import { profileStore } from '../profile';
import { readBackup, type UsableBackup } from '../readBackup';
import { settingsStore } from '../settings';

/** The slices that `fillStorage` fills. */
export const slices = [settingsStore, languageStore, profileStore, conversationsStore, draftsStore];
export const states = () => slices.map((store) => store.getState());

export const exportText = async () => (await exportAll()).text();

export async function readUsable(text: string): Promise<UsableBackup> {
  const reading = await readBackup(text);
  if (reading.kind !== 'ok') throw new Error(reading.reason);
  return reading;
}
