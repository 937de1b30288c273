import { FALLBACK } from '../contracts/languageFiles';
import { loadCatalogue } from '../texts/loadCatalogue';

/** One namespace of one language, as `loadCatalogue` brings it; English as the user's market writes it. */
export async function loadTexts(language: string, namespace: string): Promise<object | undefined> {
  const catalogue = await loadCatalogue(language, namespace);
  if (!catalogue || language !== FALLBACK) return catalogue;
  return (await import('./marketCatalogue')).marketCatalogue(catalogue);
}
