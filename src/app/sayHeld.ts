import i18next from 'i18next';

/** Storage that has not answered a start for this long is blocked by something else, ms. */
export const HELD_MS = 1500;

/**
 * Says what to do while storage does not answer: a tab that stays open with an older version of the app blocks a
 * deletion of the database, and with it every page opened after. The note goes when the wait ends. Settles as `reading`
 * does.
 */
export async function sayHeld(reading: Promise<void>): Promise<void> {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.className = 'fixed inset-x-4 bottom-8 z-50 rounded-card border border-line bg-surface p-4 text-center';
  const timer = setTimeout(() => {
    document.body.append(note);
    note.textContent = i18next.t('storage.held', { ns: 'shell' });
  }, HELD_MS);
  try {
    await reading;
  } finally {
    clearTimeout(timer);
    note.remove();
  }
}
