import { exportAll } from '../backup/backup';
import { readBackup, type UsableBackup } from '../backup/readBackup';
import { conversationsStore } from '../slices/conversations';
import { draftsStore } from '../slices/drafts';
import { languageStore } from '../slices/language';
import { profileStore } from '../slices/profile';
import { settingsStore } from '../slices/settings';

/** The slices that `fillStorage` fills. */
export const slices = [settingsStore, languageStore, profileStore, conversationsStore, draftsStore];
export const states = () => slices.map((store) => store.getState());

export const exportText = async () => (await exportAll()).text();

export async function readUsable(text: string): Promise<UsableBackup> {
  const reading = await readBackup(text);
  if (reading.kind !== 'ok') throw new Error(reading.reason);
  return reading;
}
