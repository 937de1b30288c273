import type { ChatMessage } from '../../../src/contracts/conversation';
import { appendMessages } from '../../../src/state/slices/conversationMessages';
import { renameConversation, startConversation, touchConversation } from '../../../src/state/slices/conversationsStore';
import { keepDraft } from '../../../src/state/slices/draftsStore';
import { rememberLanguage } from '../../../src/state/slices/languageStore';
import { saveProfile } from '../../../src/state/slices/profileStore';
import { setTheme } from '../../../src/state/slices/settingsStore';
import { browserEnvironment } from '../../../src/state/store/environment';
import { exampleProfile } from '../../fixtures/exampleProfile';

export function said(id: string, content: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return { id, type: 'user', content, timestamp: '2026-11-21T10:00:00.000Z', ...more };
}

/** Fills the app's own storage: a profile, settings, two conversations with five messages, a draft. */
export async function fillStorage(): Promise<void> {
  await saveProfile(exampleProfile);
  setTheme('dark');
  rememberLanguage('fr');
  startConversation('Quels produits beauté pour débuter ?', '2026-11-21T10:00:00.000Z', 'c1');
  await appendMessages('c1', [
    said('m1', 'Quels produits beauté pour débuter ?'),
    said('m2', 'Commence par un sérum que tu utilises déjà.', { type: 'ai', suggestions: ['Et pour la mode ?'] }),
    said('m3', '', { type: 'video_analysis', videoAnalysis: { overall_score: 72 } }),
  ]);
  startConversation('À quelle heure lancer mon live ?', '2026-11-21T11:00:00.000Z', 'c2');
  await appendMessages('c2', [said('m4', 'À quelle heure lancer mon live ?'), said('m5', 'Le soir.', { type: 'ai' })]);
  touchConversation('c2', 'Le soir.', '2026-11-21T11:00:02.000Z');
  renameConversation('c2', 'Mes lives');
  keepDraft('c1', 'Et si je');
  await Promise.all([...browserEnvironment.stores].map((store) => store.flush()));
}

/** What the app's own storage holds, by key. */
export async function storedEntries(): Promise<Record<string, unknown>> {
  return Object.fromEntries(await browserEnvironment.database.read('all'));
}
