import { inOtherEnglish, type OtherEnglish } from '../domain/marketEnglish';
import { readOtherEnglish } from '../state/slices/aboutStore';

/** An English catalogue with every text in it as the user's market writes it. */
export async function marketCatalogue<Catalogue extends object>(catalogue: Catalogue): Promise<Catalogue> {
  const english = await readOtherEnglish();
  return english ? written(catalogue, english) : catalogue;
}

function written<Tree>(tree: Tree, english: OtherEnglish): Tree;
function written(tree: unknown, english: OtherEnglish): unknown {
  if (typeof tree === 'string') return inOtherEnglish(tree, english);
  if (Array.isArray(tree)) return tree.map((branch) => written(branch, english));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, written(branch, english)]));
}
