import { STORAGE_KEYS } from '../../contracts/storageKeys';
import { SPEED, TEXT_SIZE, type TeleprompterSettings, teleprompterSettings } from '../../contracts/teleprompter';
import { createPersistedStore } from '../store/persistedStore';

export const teleprompterStore = createPersistedStore<TeleprompterSettings>({
  ...STORAGE_KEYS.teleprompter,
  schema: teleprompterSettings,
  migrations: {},
  initial: { wordsPerMinute: 140, textSize: 36, isMirrored: false },
});

/** Reads faster by `steps`, or slower if negative, within the range. */
export function changeSpeed(steps: number): void {
  teleprompterStore.setState(({ wordsPerMinute }) => ({ wordsPerMinute: stepped(wordsPerMinute, steps, SPEED) }));
}

/** Shows the script larger by `steps`, or smaller if negative, within the range. */
export function changeTextSize(steps: number): void {
  teleprompterStore.setState(({ textSize }) => ({ textSize: stepped(textSize, steps, TEXT_SIZE) }));
}

export function toggleMirror(): void {
  teleprompterStore.setState(({ isMirrored }) => ({ isMirrored: !isMirrored }));
}

function stepped(value: number, steps: number, { least, most, step }: typeof SPEED | typeof TEXT_SIZE): number {
  return Math.min(Math.max(value + steps * step, least), most);
}
