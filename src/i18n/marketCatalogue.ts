import { inOtherEnglish } from '../domain/marketEnglish';
import { readOtherEnglish } from '../state/slices/aboutStore';

/** An English catalogue with every text in it as the user's market writes it. */
export async function marketCatalogue(catalogue: object): Promise<object> {
  const english = await readOtherEnglish();
  if (!english) return catalogue;
  const written = (value: unknown): unknown => {
    if (typeof value === 'string') return inOtherEnglish(value, english);
    if (Array.isArray(value)) return value.map(written);
    return typeof value === 'object' && value !== null ? writtenIn(value) : value;
  };
  const writtenIn = (texts: object): object =>
    Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, written(each)]));
  return writtenIn(catalogue);
}
